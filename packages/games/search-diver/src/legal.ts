import type { Seat } from '@fathom/kit';
import type { Action } from './actions.ts';
import { waterOf } from './chart.ts';
import type { Hex } from './hex.ts';
import { groupAfterDive, residualOf } from './lookup.ts';
import { cannotPlace } from './rules/laying.ts';
import { nextTimes, restedOf } from './rules/scheduling.ts';
import { chartOf, depthOf, diverOf, faceDown, faceDownAround } from './rules/table.ts';
import type { Diver } from './state.ts';
import { sideAt } from './vocabulary.ts';
import type { View } from './view.ts';

/** Every legal action of a seat; none while it has to wait. */
export function* legal(view: View, seat: Seat): Iterable<Action> {
  const side = sideAt(seat);
  const diver = side === null ? null : diverOf(view, side);
  if (diver === null || view.turn !== side) return;
  switch (view.phase) {
    case 'placing':
      for (const hex of placeable(view)) yield { type: 'place', hex };
      return;
    case 'diving':
      yield* dives(view, diver);
      for (const { day, hour } of nextTimes(restedOf(view, diver)))
        yield { type: 'pass', day, hour };
      return;
    case 'choosing':
      for (const hex of searchable(view)) yield { type: 'search', hex };
      yield { type: 'skip' };
      return;
    case 'scheduling':
      for (const { day, hour } of nextTimes(restedOf(view, diver)))
        yield { type: 'schedule', day, hour };
      return;
    case 'over':
      return;
    default:
      view.phase satisfies never;
  }
}

function* dives(view: View, diver: Diver): Iterable<Action> {
  for (const hex of faceDown(view)) {
    const most = longest(view, diver, hex);
    for (let minutes = 1; minutes <= most; minutes++) yield { type: 'dive', hex, minutes };
  }
}

/** 1.1 Where the next marker may be laid. */
export const placeable = (view: View): readonly Hex[] =>
  waterOf(chartOf(view)).filter((hex) => cannotPlace(view, hex) === null);

/** 3.6 What may be searched for nothing now. */
export const searchable = (view: View): readonly Hex[] =>
  view.offer === null ? [] : faceDownAround(view, view.offer);

/** The longest dive a diver may make in a hex now, in minutes; 0: none. */
function longest(view: View, { group }: Diver, hex: Hex): number {
  const depth = depthOf(view, hex);
  const residual = depth === null ? null : residualOf(depth, group);
  if (depth === null || residual === null) return 0;
  const reaches = groupAfterDive(depth, residual.minutes + residual.limit) !== null;
  return reaches ? residual.limit : 0;
}
