import { rngFor, step } from '@fathom/kit';
import type { Millis, Rng, Seed } from '@fathom/kit';
import { searchDiver } from '../game.ts';
import { startOver } from '../start.ts';
import type { State } from '../state.ts';
import { FIRST_HOUR, HOURS, isSuccess, seatOf } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { BOTS } from './bots.ts';

/** How long a search took: the days begun, and the boxes of the Time Track gone by. */
export interface Score {
  readonly found: boolean;
  readonly days: number;
  readonly hours: number;
}
export interface Par {
  readonly games: number;
  readonly found: number; // share of the games
  readonly days: number; // on average; a search without success counts as a day more than there are
  readonly hours: number;
}

/** 7 The score of a diver who searched alone. */
export function scoreOf({
  setup,
  divers,
  result,
}: Pick<View, 'setup' | 'divers' | 'result'>): Score {
  const found = result !== null && isSuccess(result.reason);
  const { day, hour } =
    found && divers[0] ? divers[0] : { day: setup.maxDays + 1, hour: FIRST_HOUR };
  return { found, days: day, hours: (day - 1) * HOURS.length + hour - FIRST_HOUR };
}

/**
 * 7 What the strongest bot needs for the search of a finished view, on average over other dice. It takes about 50 ms a
 * game: more games make it surer.
 */
export function parOf(
  finished: View,
  { games, seed }: { readonly games: number; readonly seed: Seed },
): Par {
  const begun = startOver(finished);
  const scores = Array.from({ length: games }, (_, game) =>
    scoreOf(playOut(begun, rngFor(seed, game))),
  );
  const mean = (of: (score: Score) => number): number =>
    scores.reduce((sum, score) => sum + of(score), 0) / games;
  return {
    games,
    found: mean(({ found }) => (found ? 1 : 0)),
    days: mean(({ days }) => days),
    hours: mean(({ hours }) => hours),
  };
}

function playOut(begun: State, rng: Rng): State {
  const seat = seatOf('red');
  const player = BOTS.at(-1)?.sit(seat, rng);
  let state = begun;
  for (;;) {
    player?.observe({ events: [], view: searchDiver.view(state, [seat]) });
    const choice = player?.choose() ?? null;
    if (choice === null) return state;
    const input = { type: 'act', at: 0 as Millis, seat, action: choice.action } as const;
    const taken = step(searchDiver, state, { input, rng });
    if (!taken.ok) throw new Error(`the bot may not: ${taken.refusal.code}`);
    ({ state } = taken);
  }
}
