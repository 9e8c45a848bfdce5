import { refuse } from '@fathom/kit';
import type { Refusal, Turn } from '@fathom/kit';
import type { DrawSheet, Sheet } from '../actions.ts';
import type { Event, SheetDrawn } from '../events.ts';
import type { State } from '../state.ts';
import { withBoat, ownBoat, notFor, chartFor } from './table.ts';
import type { Actor, OwnBoat, OpenTable } from './table.ts';

export const BLANK: Sheet = { at: null, since: 0, pencil: [] };

/** 8. The Radio Operator draws, and the Captain may; at the surface, in real time, the pens are needed elsewhere. */
export function cannotDraw({ table, boat }: OwnBoat): Refusal | null {
  if (table.phase === 'placing')
    return refuse('stillPlacing', 'Play begins when both Captains have chosen where to start.');
  return boat.tracing === null
    ? null
    : refuse('surfaced', 'At the surface every pen is needed for the hull.');
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
  const waters = chartFor(setup);
  const cells = pencil.map(({ cell }) => cell);
  const off = [...cells, ...(at === null ? [] : [at])].find((cell) => waters.indexOf(cell) < 0);
  if (off !== undefined) return refuse('offTheChart', `There is no ${off} on this chart.`);
  if (new Set(cells).size < cells.length)
    return refuse('markedTwice', 'A cell carries one pencil mark at most.');
  return since > record.length
    ? refuse('notHeardYet', `Only ${record.length} announcements have been made so far.`)
    : null;
}

export const sheetDrawn = (state: State, { side, sheet }: SheetDrawn): State =>
  withBoat(state, side, { sheet });
