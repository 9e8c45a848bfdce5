import type { Refusal, Seat, Turn } from '@fathom/kit';
import type { Action, Bend, DrawSheet, Sheet } from '../actions.ts';
import type { Event, SheetDrawn } from '../events.ts';
import { refuse } from '../refusals.ts';
import { plottingOf, rulesOf } from '../setup.ts';
import type { State } from '../state.ts';
import { chairAt, enemyOf } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';
import { chartFor, withBoat } from './table.ts';
import { notFor, ownBoat } from './permission.ts';
import type { Actor, OpenTable, OwnBoat } from './table.ts';

export const BLANK: Sheet = { at: null, since: 0, pencil: [] };

/** Each sheet is a paper of its own: drawing on one leaves the other as it is. */
export function paperOf(action: Action, seat: Seat): string | null {
  const side = action.type === 'sheet' ? (chairAt(seat)?.side ?? null) : null;
  if (side === null || action.type !== 'sheet') return null;
  return action.on === undefined ? side : `${side}.${action.on}`;
}

/** 8. The Radio Operator draws, and the Captain may; at the surface, in real time, the pens are needed elsewhere. */
export function cannotDraw({ table, boat }: OwnBoat): Refusal | null {
  if (table.phase === 'placing') return refuse('stillPlacing');
  return boat.tracing === null ? null : refuse('surfaced', { isDrawing: true });
}

export function drawSheet(
  turn: Turn<State, Event>,
  who: Actor,
  { sheet, on }: DrawSheet,
): Refusal | null {
  const { state } = turn;
  const refusal =
    notFor(who, 'radioOperator', 'captain') ??
    cannotDraw(ownBoat(state, who.side)) ??
    misdrawn(state, sheet) ??
    misplotted(state, sheet, enemyOf(who.side));
  if (refusal === null)
    turn.emit({
      type: 'sheetDrawn',
      side: who.side,
      sheet: dated(state, sheet),
      ...(on === undefined ? {} : { on }),
    });
  return refusal;
}

/** In version 1 nobody asked what had been heard by then. */
const dated = ({ setup, record }: OpenTable, sheet: Sheet): Sheet =>
  rulesOf(setup) === 1 ? sheet : { ...sheet, heard: sheet.heard ?? record.length };

function misdrawn({ setup, record }: OpenTable, sheet: Sheet): Refusal | null {
  const { at, since, heard = 0, pencil } = sheet;
  const chart = chartFor(setup);
  const cells = pencil.map(({ cell }) => cell);
  const off = [...cells, ...(at === null ? [] : [at])].find((cell) => chart.indexOf(cell) < 0);
  if (off !== undefined) return refuse('offTheChart', { cell: off });
  if (new Set(cells).size < cells.length) return refuse('markedTwice');
  return Math.max(since, heard) > record.length
    ? refuse('notHeardYet', { heard: record.length })
    : null;
}

/** A track bends at silences and nowhere else; courses are drawn where nobody else draws them. */
function misplotted(
  { setup, record }: OpenTable,
  { bends = [], courses }: Sheet,
  enemy: SideName,
): Refusal | null {
  const isByHand = plottingOf(setup) === 'byHand';
  if (courses !== undefined && !isByHand) return refuse('drawnForYou');
  const isSilence = ({ silence }: Bend): boolean => {
    if (isByHand) return courses?.[silence] === '?';
    const said = record[silence];
    return said?.type === 'silenceRun' && said.side === enemy;
  };
  const stray = bends.find((bend) => !isSilence(bend));
  if (stray !== undefined) return refuse('noSilence', { at: stray.silence });
  const bent = new Set(bends.map(({ silence }) => silence));
  return bent.size < bends.length ? refuse('bentTwice') : null;
}

export const sheetDrawn = (state: State, { side, sheet, on }: SheetDrawn): State =>
  withBoat(state, side, on === undefined ? { sheet } : { second: sheet });
