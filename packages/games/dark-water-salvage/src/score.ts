import { contentOf } from './content/index.ts';
import { LOCATE_COST } from './rules/locate.ts';
import { RESEARCH_COST } from './rules/research.ts';
import { shipOf } from './rules/table.ts';
import type { AttemptView, HunterView, View } from './view.ts';
import type { Region } from './vocabulary.ts';

/** Where a hunter's money went. */
interface Spending {
  readonly research: number;
  readonly locating: number;
  readonly salvaging: number;
  readonly boats: number; // hire and steps: all the rest
}

/** One find and what it brought. */
export interface Gain {
  readonly round: number;
  readonly ship: string;
  readonly deed: AttemptView['deed'];
  readonly region: Region;
  readonly prestige: number;
  readonly value: number;
}

/** How a hunter came to the score. */
export interface ScoreStory {
  readonly gains: readonly Gain[];
  readonly misses: number;
  readonly byLocating: number; // prestige
  readonly bySalvaging: number;
  readonly loans: readonly number[]; // what was taken, round by round
  readonly spending: Spending;
}

export function storyOf(view: View, { name, cash, loans }: HunterView): ScoreStory {
  const attempts = view.attempts.filter(({ hunter }) => hunter === name);
  const found = attempts.filter((attempt) => attempt.found);
  const prestigeFor = (deed: AttemptView['deed']): number =>
    sum(found.filter((attempt) => attempt.deed === deed).map(({ prestige }) => prestige));
  const research = RESEARCH_COST * view.researches.filter(({ hunter }) => hunter === name).length;
  const locating = LOCATE_COST * attempts.filter(({ deed }) => deed === 'locate').length;
  const salvaging = sum(
    attempts.filter(({ deed }) => deed === 'salvage').map(({ region }) => priceAt(view, region)),
  );
  return {
    gains: found.map(({ round, wreck, deed, region, prestige, value }) => ({
      round,
      ship: shipOf(view, wreck).name,
      deed,
      region,
      prestige,
      value,
    })),
    misses: attempts.length - found.length,
    byLocating: prestigeFor('locate'),
    bySalvaging: prestigeFor('salvage'),
    loans: view.openings.map(({ bids }) => bids.find(({ hunter }) => hunter === name)?.taken ?? 0),
    spending: {
      research,
      locating,
      salvaging,
      boats: loans - cash - research - locating - salvaging,
    },
  };
}

function priceAt({ setup }: View, region: Region): number {
  const place = contentOf(setup).terrain[region];
  return place.kind === 'water' ? place.salvage : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
