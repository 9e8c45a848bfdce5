import { LEVELS } from '../words/options.ts';
import { opponent } from '../vocabulary.ts';
import type { Captain, BotContext, Evaluation } from './captain.ts';
import { unlessCertain } from './finish.ts';
import { chanceToWin, finishChances, turnsNeeded } from './race-estimate.ts';
import { huntOf } from './hunt.ts';
import type { Hunt, HuntStep } from './hunt.ts';
import { recallAll } from './captain.ts';
import { openings } from './openings.ts';
import { optionsOrGamble } from './plan.ts';
import { hardPlacement } from './placing.ts';
import type { Valuation } from './plan.ts';
import { mineCounts } from './survey.ts';
import { AROUND_OF, COURSES_OF } from './numbered-board.ts';

const VALUATION: Valuation = { bit: 0.4, spareMiss: 0.5, enough: Infinity };
/** With more minefields possible than this, looking through them all is not worth the time. */
const MANY = 80;

export const commander: Captain = {
  level: 'commander',
  ...LEVELS.commander,
  place: hardPlacement(VALUATION, 8),
  recall: recallAll,
  weigh: unlessCertain(byTheBook),
};

/** The strongest captain there was before any had a book of openings. */
export const firstCommander: Captain = {
  ...commander,
  level: 'first',
  ...LEVELS.first,
  place: hardPlacement(VALUATION, 6),
  weigh: unlessCertain(weigh),
};

function byTheBook(hunt: Hunt, context: BotContext): Evaluation {
  const options = openings(hunt);
  return options.length > 0 ? { options } : weigh(hunt, context);
}

function weigh(hunt: Hunt, { view, side }: BotContext): Evaluation {
  if (hunt.belief.fields.length > MANY) return { options: optionsOrGamble(hunt, VALUATION) };
  const theirs = huntOf(view, opponent(side));
  const turns = turnsNeeded(theirs, view.mines[side] ?? [], VALUATION);
  const options = [...steps(hunt)].map((step) => ({
    step,
    value: chanceToWin(finishChances(hunt, step, VALUATION), turns),
  }));
  const odds = Math.max(0, ...options.map(({ value }) => value));
  return { options, odds, rival: { minefields: theirs.belief.fields.length, turns } };
}

/** Everything that is not plainly useless. */
function* steps({ boat, obstacle, belief }: Hunt): Iterable<HuntStep> {
  const mines = mineCounts(belief);
  for (const square of AROUND_OF[boat]!) {
    yield { type: 'sound', square };
    if (mines[square]! > 0) yield { type: 'charge', square };
  }
  for (const course of COURSES_OF[boat]!)
    for (const square of course) {
      if (square === obstacle || mines[square] === belief.fields.length) break;
      yield { type: 'move', square };
    }
}
