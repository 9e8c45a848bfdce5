import type { Rng } from '@fathom/kit';
import type { Action } from '../actions.ts';

/** Milliseconds a person takes, from … to. */
type Span = readonly [least: number, most: number];

const PACES: { readonly [Type in Action['type']]: Span } = {
  apply: [2000, 4000],
  city: [1200, 2000],
  research: [1000, 2000],
  askTurnOrder: [1000, 2000],
  move: [1200, 2000],
  locate: [1200, 2000],
  salvage: [1200, 2000],
  pass: [1000, 1600],
  done: [1000, 1600],
};

export function paceOf({ type }: Action, luck: Rng): number {
  const [least, most] = PACES[type];
  return least + luck.int(most - least + 1);
}
