import { barred } from '@fathom/captain-sonar/client';
import type { Boat, Course, SideName, View } from '@fathom/captain-sonar/client';
import type { GaugeState } from '../components/gauge-state.ts';
import { ROLE_NAMES, listed } from '../words.ts';

/** Why nothing at all can be ordered now; null: it can. */
export function whyIdle(view: View, side: SideName): string | null {
  const { phase, stop, turn, standing } = view;
  if (phase !== 'playing') return phase === 'over' ? 'The game is over.' : 'Play has not begun.';
  if (stop !== null) return 'Everybody waits for the STOP to be settled.';
  if (turn !== null && turn.side !== side) return 'It is the other crew’s turn.';
  return standing[side].surfaced ? 'The boat is at the surface.' : null;
}

/** Whose OK is missing before the boat may go on; null: nobody's. */
export function whyNoOk(view: View, side: SideName): string | null {
  const { awaiting } = view.standing[side];
  return awaiting.length === 0
    ? null
    : `Wait for the OK of ${listed(awaiting.map((role) => ROLE_NAMES[role]))}.`;
}

const OBSTACLES: Readonly<Record<string, string>> = {
  offTheChart: 'edge of chart',
  island: 'island',
  ownRoute: 'own route',
  ownMine: 'own mine',
};

/** What is in the way on a course, in one or two words; null: the way is free. */
export function obstacle(view: View, boat: Boat, course: Course): string | null {
  const refusal = barred({ table: view, boat }, course);
  return refusal && (OBSTACLES[refusal.code] ?? refusal.message);
}

/** How a system stands, in words: what it lacks, or when it can be used. */
export function systemWords(view: View, side: SideName, state: GaugeState): string {
  if (!state.isFull) return `${state.marks} of ${state.spaces}${state.isBroken ? ', broken' : ''}`;
  if (state.isBroken) return 'full, broken';
  const idle = whyIdle(view, side);
  if (idle !== null) return 'ready';
  const { turn, standing } = view;
  if (turn?.activated === true) return 'ready, for the next turn';
  if (!standing[side].mayActivate) return 'ready, after a course';
  if (turn !== null && !turn.moved && state.system !== 'silence') return 'ready, after the course';
  if (turn?.moved === true && state.system === 'silence') return 'ready, instead of a course';
  // In real time only silence has to wait for them: it takes the place of a course.
  const needsOks = turn !== null || state.system === 'silence';
  return needsOks && standing[side].awaiting.length > 0 ? 'ready, after the OKs' : 'ready';
}
