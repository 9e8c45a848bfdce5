import { playable } from '@fathom/kit';
import type { DailyTask, Playable } from '@fathom/kit';
import { scoreOf } from './bot/par.ts';
import { BOTS } from './bot/bots.ts';
import { explain } from './bot/explain.ts';
import { searchDiver, searchDiverV1 } from './game.ts';
import { notation } from './notation.ts';
import type { Setup } from './setup.ts';
import type { View } from './view.ts';
import { words } from './words/index.ts';

export { parOf, scoreOf } from './bot/par.ts';
export type { Par, Score } from './bot/par.ts';

/** 7 The search of the day. */
const daily: DailyTask = {
  dateOf: (setup) => (setup as Setup).daily || null,
  scoreOf: (view) => ({
    ...scoreOf(view as View),
    dives: (view as View).divers[0]?.dives ?? 0,
  }),
};

const parts = { bots: BOTS, explain, words, notation, daily };

/** The game with its bots, as hosts list and open it. A browser loads it only to replay or to play offline. */
export const searchDiverPlayable: Playable = playable(searchDiver, {
  ...parts,
  continues: [2], // which had no more than two divers, and is otherwise the same
  earlier: [playable(searchDiverV1, parts)],
});
