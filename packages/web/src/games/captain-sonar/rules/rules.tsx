import { SYSTEMS } from '@fathom/captain-sonar/client';
import { rules } from '@fathom/captain-sonar/RULES.md?rules';
import type { JSX } from 'solid-js';
import { RulesPage } from '../../../rules/rules-page.tsx';
import type { RulesPictures } from '../../../rules/rules-page.tsx';
import { SystemList } from '../first-mate/systems-guide.tsx';
import {
  CircuitPicture,
  CompassPicture,
  DamagePicture,
  GaugeTable,
  GaugesPicture,
  HullSheetPicture,
  MinePicture,
  OverloadPicture,
  PanelSymbolPicture,
  RoutePicture,
  SheetRightPicture,
  SheetShadedPicture,
  SheetWrongPicture,
  SilencePicture,
  SymbolShapes,
  TorpedoPicture,
} from './pictures.tsx';
import { DecoyPicture, SalvagePicture } from './scenario-pictures.tsx';
import './rules.css';

/** By the names that RULES.md gives them. */
const PICTURES: RulesPictures = {
  route: RoutePicture,
  systems: () => <SystemList systems={SYSTEMS} />,
  hull: HullSheetPicture,
  compass: CompassPicture,
  torpedo: TorpedoPicture,
  mine: MinePicture,
  silence: SilencePicture,
  decoy: DecoyPicture,
  salvage: SalvagePicture,
  gauges: GaugesPicture,
  'gauge-table': GaugeTable,
  damage: DamagePicture,
  shapes: SymbolShapes,
  panel: PanelSymbolPicture,
  circuit: CircuitPicture,
  overload: OverloadPicture,
  'sheet-wrong': SheetWrongPicture,
  'sheet-right': SheetRightPicture,
  'sheet-shaded': SheetShadedPicture,
};

/** A guide for everybody, one for each role, and every rule. */
export function Rules(): JSX.Element {
  return <RulesPage rules={rules} pictures={PICTURES} class="csr" />;
}
