import { expect, test } from 'vitest';
import type { Chair, Seat, Side } from '@fathom/kit';
import { nameOf, viewersOf } from '../src/laws/viewers.ts';

/** One letter per role. */
const crew = (side: string, roles: string): readonly Chair[] =>
  Array.from(roles, (role) => ({ seat: `${side}${role}` as Seat, side: side as Side, role }));

test.each([
  ['one', 'a', 'spectator 1a 2a'],
  ['two', 'ab', 'spectator 1a 1b 2a 2b 1a+1b 2a+2b'],
  [
    'four',
    'abcd',
    'spectator 1a 1b 1c 1d 2a 2b 2c 2d ' +
      '1a+1b 1a+1b+1c 1a+1b+1c+1d 1b+1c 1b+1c+1d 1c+1d ' +
      '2a+2b 2a+2b+2c 2a+2b+2c+2d 2b+2c 2b+2c+2d 2c+2d',
  ],
])(
  'a side of %s is watched by each seat, by several, and never with the other',
  (_n, roles, all) => {
    const viewers = viewersOf([...crew('1', roles), ...crew('2', roles)]);
    expect(viewers.map(nameOf).join(' ')).toBe(all);
  },
);
