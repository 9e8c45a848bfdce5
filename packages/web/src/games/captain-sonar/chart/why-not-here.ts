import { whyNotWords } from '@fathom/captain-sonar/client';
import type { Cell } from '@fathom/captain-sonar/client';
import type { AimName } from '../desk/aim.ts';
import type { Desk } from '../desk/desk.ts';

const FAR: { readonly [Name in AimName]: string | null } = {
  start: null,
  mine: whyNotWords.mine,
  torpedo: whyNotWords.torpedo,
  drone: null,
  sonar: null,
  silence: whyNotWords.silence,
  scenario: whyNotWords.charted,
  decoy: whyNotWords.decoy,
  grapnel: whyNotWords.grapnel,
  trigger: whyNotWords.trigger,
  surface: null,
};

/** Why a cell is no answer to what is aimed, in a word; null: it is one, or none is asked for. */
export function whyNotHere({ aim, calls, sheet, grid }: Desk, cell: Cell): string | null {
  const name = aim.name();
  if (name === null || calls.picking() !== null || sheet.tool() !== null) return null;
  if (name === 'drone' || aim.targets().has(cell)) return null;
  return grid().chart.isWater(cell) ? FAR[name] : whyNotWords.island;
}
