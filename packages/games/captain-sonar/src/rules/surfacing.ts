import type { Refusal, Turn } from '@fathom/kit';
import type { Dived, Event, Surfaced } from '../events.ts';
import { rulesOf } from '../setup.ts';
import type { Setup } from '../setup.ts';
import type { State, Tracing } from '../state.ts';
import { cannotMove } from './course.ts';
import { isSunk } from './end.ts';
import { announceReady } from './systems.ts';
import { withBoat, announced, withStanding, chartFor } from './table.ts';
import { ownBoat, notFor } from './permission.ts';
import type { Actor } from './table.ts';

/** 5. Free to choose instead of a course, and the only way out of a blackout. */
export function surface(turn: Turn<State, Event>, who: Actor): Refusal | null {
  const { side } = who;
  const own = ownBoat(turn.state, side);
  const refusal = notFor(who, 'captain') ?? cannotMove(own);
  const { position } = own.boat;
  if (refusal !== null || position === null) return refusal;
  const { setup } = turn.state;
  const chart = chartFor(setup);
  // 6. Under the ice it hurts to break through anywhere but in a hole.
  if (setup.scenario === 'ice' && !chart.holes.includes(position))
    turn.emit({ type: 'damaged', side, fault: 'ice' });
  if (isSunk(turn.state, side)) return null;
  turn.emit({ type: 'surfaced', side, sector: chart.sectorOf(position) });
  announceReady(turn, side);
  return null;
}

export const UNTRACED: Tracing = {
  traced: [],
  by: null,
  reached: 0,
  pen: null,
  ready: false,
  voided: 0,
};

/** 5.2 In real time breakdowns stay until the trace is confirmed; in version 1 they were repaired at once. */
export const repairsLater = (setup: Setup): boolean =>
  setup.mode === 'realTime' && rulesOf(setup) > 1;

/** 5. Breakdowns and route are gone; mines, gauges and damage stay. */
export function surfaced(state: State, event: Surfaced): State {
  const { side } = event;
  const { position, broken } = state.boats[side];
  const up = withBoat(announced(state, event), side, {
    broken: repairsLater(state.setup) ? broken : [],
    route: position === null ? [] : [position],
    heading: null,
    tracing: state.setup.mode === 'realTime' ? UNTRACED : null,
  });
  const seen = withStanding(up, side, { surfaced: true });
  return { ...seen, turn: state.turn && { ...state.turn, moved: true } };
}

export const dived = (state: State, event: Dived): State =>
  withStanding(withBoat(announced(state, event), event.side, { tracing: null }), event.side, {
    surfaced: false,
  });
