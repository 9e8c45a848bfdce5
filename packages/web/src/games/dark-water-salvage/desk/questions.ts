import { hunterOf, LOCATE_COST, money, salvageCost } from '@fathom/dark-water-salvage/client';
import type { HunterName, Locate, Region, Salvage, View } from '@fathom/dark-water-salvage/client';
import { oddsOf } from './odds.ts';
import type { Odds } from './odds.ts';
import type { Knowledge, WreckSheet } from './sheet.ts';

/** Asked before something that cannot be taken back. */
export interface Question {
  readonly action: Locate | Salvage;
  readonly title: string;
  readonly lines: readonly string[];
  readonly yes: string;
  readonly verdict: Odds['verdict'];
}

export interface Attempting {
  readonly view: View;
  readonly hunter: HunterName;
  readonly region: Region;
  readonly sheet: WreckSheet;
  readonly knowledge: Knowledge | null;
}

/** Cost, odds and stake of naming a wreck. */
export function questionFor(deed: 'locate' | 'salvage', asked: Attempting): Question {
  const { view, hunter, region, sheet, knowledge } = asked;
  const { ship, wreck } = sheet;
  const odds = oddsOf({ setup: view.setup, sheet, region, knowledge });
  const cost = deed === 'locate' ? LOCATE_COST : salvageCost(view, hunter);
  const left = hunterOf(view, hunter).cash - cost;
  const gain = deed === 'locate' ? ship.located : ship.salvaged + unlocated(sheet);
  const verb = deed === 'locate' ? 'Locate' : 'Salvage';
  const worth =
    deed === 'salvage' && odds.verdict !== 'never' && knowledge !== null
      ? ` About ${money(Math.round(knowledge.worthAt(wreck.number, region)))} of salvage.`
      : '';
  return {
    action: { type: deed, wreck: wreck.number },
    title: `${verb} the ${ship.name} at ${region} for ${money(cost)}?`,
    lines: [
      odds.words,
      `Right: ${gain} prestige.${worth} You would have ${money(left)} left.`,
      ...(odds.verdict === 'sure'
        ? []
        : ['Wrong: you may never again locate or salvage her. The money is gone either way.']),
    ],
    yes: `${verb} for ${money(cost)}`,
    verdict: odds.verdict,
  };
}

const unlocated = ({ wreck, ship }: WreckSheet): number =>
  wreck.locatedBy === null ? ship.located : 0;
