import type { Refusal, Turn } from '@fathom/kit';
import type { DrawSheet, Sheet } from '../actions.ts';
import type { Event, SheetDrawn } from '../events.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { chartFor, notFor, ownBoat, withBoat } from './table.ts';
import type { Actor, OpenTable, OwnBoat } from './table.ts';

export const BLANK: Sheet = { at: null, since: 0, pencil: [] };

/** 8. The Radio Operator draws, and the Captain may; at the surface, in real time, the pens are needed elsewhere. */
export function cannotDraw({ table, boat }: OwnBoat): Refusal | null {
  if (table.phase === 'placing') return refuse('stillPlacing');
  return boat.tracing === null ? null : refuse('surfaced', { isDrawing: true });
}

export function drawSheet(
  turn: Turn<State, Event>,
  who: Actor,
  { sheet }: DrawSheet,
): Refusal | null {
  const refusal =
    notFor(who, 'radioOperator', 'captain') ??
    cannotDraw(ownBoat(turn.state, who.side)) ??
    misdrawn(turn.state, sheet);
  if (refusal === null) turn.emit({ type: 'sheetDrawn', side: who.side, sheet });
  return refusal;
}

function misdrawn({ setup, record }: OpenTable, { at, since, pencil }: Sheet): Refusal | null {
  const chart = chartFor(setup);
  const cells = pencil.map(({ cell }) => cell);
  const off = [...cells, ...(at === null ? [] : [at])].find((cell) => chart.indexOf(cell) < 0);
  if (off !== undefined) return refuse('offTheChart', { cell: off });
  if (new Set(cells).size < cells.length) return refuse('markedTwice');
  return since > record.length ? refuse('notHeardYet', { heard: record.length }) : null;
}

export const sheetDrawn = (state: State, { side, sheet }: SheetDrawn): State =>
  withBoat(state, side, { sheet });
