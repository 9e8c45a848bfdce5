import type { Refusal, Turn } from '@fathom/kit';
import type { DiveChoice } from '../actions.ts';
import type { Dived, Event } from '../events.ts';
import { groupAfterDive, residualOf, searchOf } from '../lookup.ts';
import type { Residual } from '../lookup.ts';
import { refuse } from '../refusals.ts';
import { sidesOf } from '../state.ts';
import type { State, OpenTable } from '../state.ts';
import type { Group, Search, SideName } from '../vocabulary.ts';
import { runSearch } from './searching.ts';
import { depthOf, diverOf, isFaceDown, withDiver } from './table.ts';

/** All that follows from a hex, a group and a bottom time. */
export interface DiveFigures {
  readonly depth: number;
  readonly residual: Residual;
  readonly total: number; // residual and actual bottom time
  readonly after: Group;
  readonly search: Search;
}
export interface DiveQuery {
  readonly depth: number;
  readonly group: Group;
  readonly minutes: number;
}

/** 2.1 to 2.4 Looks a dive up in the tables, or says why there is none. */
export function lookUp({ depth, group, minutes }: DiveQuery): DiveFigures | Refusal {
  const residual = residualOf(depth, group);
  if (residual === null) return refuse('tooDeep', { depth, group });
  if (residual.limit < 1) return refuse('noLimit', { depth, group });
  if (minutes < 1) return refuse('tooShort', { limit: residual.limit });
  if (minutes > residual.limit)
    return refuse('overLimit', { depth, group, minutes, limit: residual.limit });
  const total = residual.minutes + minutes;
  const after = groupAfterDive(depth, total);
  if (after === null) return refuse('noGroup', { depth, total });
  return { depth, residual, total, after, search: searchOf(depth, minutes) };
}

export const isRefusal = (figures: DiveFigures | Refusal): figures is Refusal => 'code' in figures;

/** 2.1, 2.2 The figures of a dive from this table, or why it cannot be made. */
export function figuresOf(
  table: OpenTable,
  side: SideName,
  { hex, minutes }: DiveChoice,
): DiveFigures | Refusal {
  const diver = diverOf(table, side);
  const depth = depthOf(table, hex);
  if (diver === null || depth === null || !isFaceDown(table, hex))
    return refuse('noMarker', { hex });
  return lookUp({ depth, group: diver.group, minutes });
}

/** 2 The dive, its search, and whatever comes of it. */
export function dive(turn: Turn<State, Event>, side: SideName, choice: DiveChoice): Refusal | null {
  const refusal = goDown(turn, side, choice);
  if (refusal !== null) return refusal;
  const { hex } = choice;
  const search = diverOf(turn.state, side)?.lastDive?.search ?? 'none';
  if (search !== 'none') runSearch(turn, { side, hex, search, free: false });
  return null;
}

/** 2.1 to 2.4 What the tables say of it, before anything is rolled. */
export function goDown(
  turn: Turn<State, Event>,
  side: SideName,
  choice: DiveChoice,
): Refusal | null {
  const figures = figuresOf(turn.state, side, choice);
  if (isRefusal(figures)) return figures;
  const diver = diverOf(turn.state, side);
  if (diver === null) return refuse('noSuchSeat', { seat: side, seats: sidesOf(turn.state.setup) });
  const { hex, minutes } = choice;
  const { depth, residual, total, after, search } = figures;
  turn.emit({
    type: 'dived',
    side,
    day: diver.day,
    hour: diver.hour,
    hex,
    depth,
    minutes,
    residual: residual.minutes,
    total,
    limit: residual.limit,
    before: diver.group,
    after,
    search,
  });
  return null;
}

export function dived(state: State, event: Dived): State {
  const { side, day, hour, hex, minutes, search, after } = event;
  const diver = diverOf(state, side);
  const made = withDiver(state, side, {
    group: after,
    dives: (diver?.dives ?? 0) + 1,
    lastDive: { day, hour, hex, minutes, search },
  });
  return { ...made, phase: 'scheduling' };
}
