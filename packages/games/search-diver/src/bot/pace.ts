import type { Rng } from '@fathom/kit';
import type { Action } from '../actions.ts';

/** Milliseconds a person takes over an action: at least and at most. A dive is looked up in four tables. */
const PACES: { readonly [Type in Action['type']]: readonly [number, number] } = {
  place: [500, 1400],
  dive: [1800, 4000],
  pass: [900, 2000],
  search: [900, 2000],
  skip: [600, 1200],
  schedule: [900, 2200],
};

export function paceOf({ type }: Action, luck: Rng): number {
  const [least, most] = PACES[type];
  return least + luck.int(most - least + 1);
}
