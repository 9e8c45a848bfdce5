import type { Seat } from '@fathom/kit';
import { DIG_PRICE, roleOf, sideOf } from './vocabulary.ts';
import type { Action, SideName, View } from './vocabulary.ts';

export function* legal(view: View, seat: Seat): Iterable<Action> {
  if (view.end !== null) return;
  const side = sideOf(seat);
  if (roleOf(seat) === 'scout') yield* looks(view, side);
  else {
    if (!view.hasBid[side])
      for (let amount = 0; amount <= view.purse[side]; amount++) yield { type: 'bid', amount };
    yield* digs(view, side);
  }
}

function* looks(view: View, side: SideName): Iterable<Action> {
  const before = view.looks[side];
  if (before === null || before.length > view.round) return;
  for (let cave = 0; cave < view.setup.caves; cave++)
    if (!before.some((look) => look.cave === cave)) yield { type: 'look', cave };
}

function* digs(view: View, side: SideName): Iterable<Action> {
  if (view.purse[side] - (view.bid[side] ?? 0) < DIG_PRICE) return;
  for (let cave = 0; cave < view.setup.caves; cave++)
    if (!view.dug.includes(cave)) yield { type: 'dig', cave };
}
