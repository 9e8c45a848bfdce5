import type { SomeGame } from '../game.ts';
import { bytes } from './plain.ts';
import { hold } from './law.ts';

/** The same game, which complains as soon as decide or evolve alters what it was only lent. */
export function watched(game: SomeGame): SomeGame {
  let lent: Loan[] = [];
  const evolve: SomeGame['evolve'] = (state, event) => {
    returned('decide leaves its arguments alone', lent);
    const loans = [loan('the state', state), loan('the event', event)];
    const next = game.evolve(state, event);
    returned('evolve leaves its arguments alone', loans);
    lent.push(loan('the state', next), loan('an event', event));
    return next;
  };
  const decide: SomeGame['decide'] = (turn, input) => {
    lent = [loan('the state', turn.state), loan('the input', input)];
    const refusal = game.decide(turn, input);
    returned('decide leaves its arguments alone', lent);
    return refusal;
  };
  return { ...game, decide, evolve };
}

interface Loan {
  readonly name: string;
  readonly value: unknown;
  readonly was: string;
}
const loan = (name: string, value: unknown): Loan => ({ name, value, was: bytes(value) });

function returned(law: Parameters<typeof hold>[0], loans: readonly Loan[]): void {
  const altered = loans.find(({ value, was }) => bytes(value) !== was);
  hold(law, altered === undefined ? null : `${altered.name} was ${altered.was}`);
}
