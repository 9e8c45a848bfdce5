import { digest } from '@fathom/kit';
import type { Chair, Playable, Seed, Side } from '@fathom/kit';
import type { Contestant } from '../contestants/contestant.ts';

/** Who meets whom, at what, and with which luck. Plain data: it goes to every thread. */
export interface MatchPlan {
  readonly game: string;
  readonly setup: unknown; // with all defaults filled in
  readonly contestants: readonly [Contestant, Contestant];
  readonly seed: string; // any words
  readonly longest: number; // inputs of a game, after which it counts as nobody's
  readonly execMillis: number; // that a program has for an answer
}

export const LONGEST_GAME = 10_000;
export const EXEC_MILLIS = 5000;

/** The sides of a table in the order of its chairs. */
export const sidesOf = (chairs: readonly Chair[]): readonly Side[] => [
  ...new Set(chairs.map(({ side }) => side)),
];

export const sidesAt = (game: Playable, setup: unknown): readonly Side[] =>
  sidesOf(game.chairs(setup));

/** All games of a set have the same luck, so that only who sits where is different. */
export const seedOfSet = (plan: Pick<MatchPlan, 'game' | 'seed'>, set: number): Seed =>
  digest(['fathom/arena/1', plan.game, plan.seed, set]) as Seed;
