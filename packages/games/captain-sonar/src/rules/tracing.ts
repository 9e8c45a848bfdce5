import type { Refusal, Turn } from '@fathom/kit';
import type { Trace } from '../actions.ts';
import type { Event, ReadyToDive, Traced, TraceVoided } from '../events.ts';
import { judgeStroke, SECTIONS } from '../hull.ts';
import { refuse } from '../refusals.ts';
import type { State, Tracing } from '../state.ts';
import type { Role } from '../vocabulary.ts';
import { repairsLater, UNTRACED } from './surfacing.ts';
import { announceReady } from './systems.ts';
import { withBoat } from './table.ts';
import { notFor, notUnderWay, ownBoat } from './permission.ts';
import type { Actor, OwnBoat } from './table.ts';

const notSurfaced = (): Refusal => refuse('notSurfaced');

const isTraced = ({ traced }: Tracing): boolean => traced.length === SECTIONS.length;

/** 5.2 The sections one after another, each by another role. */
export function cannotTrace({ table, boat }: OwnBoat, role: Role): Refusal | null {
  const refusal = notUnderWay(table);
  if (refusal !== null) return refusal;
  const { tracing } = boat;
  if (tracing === null) return notSurfaced();
  if (isTraced(tracing)) return refuse('allTraced');
  if (tracing.traced.includes(role)) return refuse('alreadyTraced');
  if (tracing.by !== null && tracing.by !== role) return refuse('anotherPen');
  return null;
}

export function trace(turn: Turn<State, Event>, who: Actor, { stroke }: Trace): Refusal | null {
  const { side, role } = who;
  const own = ownBoat(turn.state, side);
  const refusal = cannotTrace(own, role);
  const { tracing } = own.boat;
  if (refusal !== null || tracing === null) return refusal;
  const section = tracing.traced.length;
  const verdict = judgeStroke({ section, reached: tracing.reached, pen: tracing.pen }, stroke);
  switch (verdict.type) {
    case 'elsewhere':
      return refuse('penElsewhere', { expected: verdict.expected });
    case 'left':
      turn.emit({ type: 'traceVoided', side, role, section, pen: verdict.pen });
      return null;
    case 'traced': {
      const { reached, pen, done } = verdict;
      turn.emit({ type: 'traced', side, role, section, reached, pen, done });
      return null;
    }
    default:
      return verdict satisfies never;
  }
}

export function traced(state: State, { side, role, reached, pen, done }: Traced): State {
  const { tracing } = state.boats[side];
  if (tracing === null) return state;
  const next = done
    ? { traced: [...tracing.traced, role], by: null, reached: 0, pen: null }
    : { by: role, reached, pen };
  return withBoat(state, side, { tracing: { ...tracing, ...next } });
}

export const traceVoided = (state: State, { side }: TraceVoided): State =>
  withBoat(state, side, {
    tracing: { ...UNTRACED, voided: (state.boats[side].tracing?.voided ?? 0) + 1 },
  });

/** 5.2 When all four are traced the Engineer says so. */
export function cannotSayReady({ table, boat: { tracing } }: OwnBoat): Refusal | null {
  const refusal = notUnderWay(table);
  if (refusal !== null) return refusal;
  if (tracing === null) return notSurfaced();
  if (!isTraced(tracing)) return refuse('notTraced', { traced: tracing.traced.length });
  return tracing.ready ? refuse('alreadyReady') : null;
}

export function sayReady(turn: Turn<State, Event>, who: Actor): Refusal | null {
  const refusal = notFor(who, 'engineer') ?? cannotSayReady(ownBoat(turn.state, who.side));
  if (refusal !== null) return refusal;
  turn.emit({ type: 'readyToDive', side: who.side });
  announceReady(turn, who.side);
  return null;
}

/** 5.2 The Engineer's word confirms the trace: what was broken is repaired. */

export function readyToDive(state: State, { side }: ReadyToDive): State {
  const { tracing, broken } = state.boats[side];
  return withBoat(state, side, {
    tracing: tracing && { ...tracing, ready: true },
    broken: repairsLater(state.setup) ? [] : broken,
  });
}

/** 5.2 And then the Captain dives. */
export function cannotDive({ table, boat: { tracing } }: OwnBoat): Refusal | null {
  const refusal = notUnderWay(table);
  if (refusal !== null) return refusal;
  if (tracing === null) return notSurfaced();
  return tracing.ready ? null : refuse('notReady');
}

export function dive(turn: Turn<State, Event>, who: Actor): Refusal | null {
  const refusal = notFor(who, 'captain') ?? cannotDive(ownBoat(turn.state, who.side));
  if (refusal === null) turn.emit({ type: 'dived', side: who.side });
  return refusal;
}
