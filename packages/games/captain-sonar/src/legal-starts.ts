import type { Seat } from '@fathom/kit';
import type { Action } from './actions.ts';
import { chartFor } from './rules/table.ts';
import type { OpenTable } from './rules/table.ts';
import type { View } from './view.ts';
import { chairAt } from './vocabulary.ts';
import type { SideName } from './vocabulary.ts';

/** What a seat may do before both boats are in the water: all that a table needs of the rules until then. */
export function legalStarts(view: View, seat: Seat): Iterable<Action> {
  const chair = chairAt(seat);
  return chair?.role === 'captain' && view.phase === 'placing' && view.boats[chair.side] !== null
    ? starts(view, chair.side)
    : [];
}

export function* starts(table: OpenTable, side: SideName): Iterable<Action> {
  if (table.standing[side].placed) return;
  for (const cell of chartFor(table.setup).waterCells) yield { type: 'start', cell };
}
