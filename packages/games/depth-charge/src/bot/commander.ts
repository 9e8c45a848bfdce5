import { opponent } from '../vocabulary.ts';
import type { Captain, Helm, Weighing } from './captain.ts';
import { unlessCertain } from './finish.ts';
import { forecast } from './forecast.ts';
import { huntOf } from './hunt.ts';
import type { Hunt, Step } from './hunt.ts';
import { recallAll } from './memory.ts';
import { openings } from './openings.ts';
import { optionsOrGamble } from './options.ts';
import { hardPlacement } from './placing.ts';
import type { Temper } from './plan.ts';
import { chanceToWin, turnsNeeded } from './race.ts';
import { mineCounts } from './survey.ts';
import { AROUND_OF, COURSES_OF } from './waters.ts';

const TEMPER: Temper = { bit: 0.4, spareMiss: 0.5, enough: Infinity };
/** With more minefields possible than this, looking through them all is not worth the time. */
const MANY = 80;

export const commander: Captain = {
  level: 'commander',
  name: 'Commander',
  summary: 'Weighs every step by how the hunt may go on and by how far the other side has come.',
  place: hardPlacement(TEMPER, 8),
  recall: recallAll,
  weigh: unlessCertain(byTheBook),
};

/** The strongest captain there was before any had a book of openings. */
export const firstCommander: Captain = {
  ...commander,
  level: 'first',
  name: 'First commander',
  place: hardPlacement(TEMPER, 6),
  weigh: unlessCertain(weigh),
};

function byTheBook(hunt: Hunt, helm: Helm): Weighing {
  const options = openings(hunt);
  return options.length > 0 ? { options } : weigh(hunt, helm);
}

function weigh(hunt: Hunt, { view, side }: Helm): Weighing {
  if (hunt.belief.fields.length > MANY) return { options: optionsOrGamble(hunt, TEMPER) };
  const theirs = huntOf(view, opponent(side));
  const turns = turnsNeeded(theirs, view.mines[side] ?? [], TEMPER);
  const options = [...steps(hunt)].map((step) => ({
    step,
    value: chanceToWin(forecast(hunt, step, TEMPER), turns),
  }));
  const odds = Math.max(0, ...options.map(({ value }) => value));
  return { options, odds, rival: { minefields: theirs.belief.fields.length, turns } };
}

/** Everything that is not plainly useless. */
function* steps({ boat, obstacle, belief }: Hunt): Iterable<Step> {
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
