import type { SomeGame } from '../game.ts';
import type { Law } from './law.ts';
import { LawBroken } from './law.ts';

/**
 * The same game, which complains as soon as it alters what it was only lent: that is frozen. Comparing what it was with
 * what it is, at every step, took more time than all rules together.
 */
export function watched(game: SomeGame): SomeGame {
  return {
    ...game,
    decide: (turn, input) => {
      freeze(turn.state);
      freeze(input);
      return blaming('decide leaves its arguments alone', () => game.decide(turn, input));
    },
    evolve: (state, event) => {
      freeze(state);
      freeze(event);
      const next = blaming('evolve leaves its arguments alone', () => game.evolve(state, event));
      freeze(next); // lent to decide again, which goes on from there
      return next;
    },
    view: (...asked) => blaming('asking changes nothing', () => game.view(...asked)),
  };
}

/** What is frozen already holds nothing that is not: it was lent before. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const key in value) freeze((value as Readonly<Record<string, unknown>>)[key]);
}

/** How V8 says that something frozen was to be altered. */
const ALTERING = /read only property|object is not extensible|Cannot delete property/;

function blaming<T>(law: Law, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    if (error instanceof TypeError && ALTERING.test(error.message))
      throw new LawBroken(law, error.message);
    throw error;
  }
}
