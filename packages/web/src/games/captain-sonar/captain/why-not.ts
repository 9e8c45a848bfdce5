import { COLOUR_OF, GAUGES, PANELS, systemsIn } from '@fathom/captain-sonar/client';
import type { Boat, Chart, Course, SideName, System, View } from '@fathom/captain-sonar/client';
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

/** What is in the way on a course, in one or two words; null: the way is free. */
export function obstacle(boat: Boat, chart: Chart, course: Course): string | null {
  if (boat.position === null) return 'no position';
  const next = chart.neighbour(boat.position, course);
  if (next === null) return 'edge of chart';
  if (!chart.isWater(next)) return 'island';
  if (boat.route.includes(next)) return 'own route';
  return boat.mines.includes(next) ? 'own mine' : null;
}

const symbolsOf = (system: System): readonly string[] =>
  Object.values(PANELS)
    .flat()
    .filter(({ colour }) => colour === COLOUR_OF[system])
    .map(({ symbol }) => symbol);

/** How a system stands: how full its gauge is and whether it is broken. */
export interface SystemState {
  readonly system: System;
  readonly marks: number;
  readonly full: number;
  readonly brokenBy: readonly string[]; // symbols of its colour that are broken
  readonly isReady: boolean;
}

export function systemStates({ setup }: View, boat: Boat): readonly SystemState[] {
  return systemsIn(setup.scenario).map((system) => {
    const full = GAUGES[setup.mode][system];
    const marks = boat.gauges[system];
    const brokenBy = symbolsOf(system).filter((symbol) =>
      boat.broken.some((mark) => mark === symbol),
    );
    return { system, marks, full, brokenBy, isReady: marks >= full && brokenBy.length === 0 };
  });
}

/** How a system stands, in words: what it lacks, or when it can be used. */
export function systemWords(view: View, side: SideName, state: SystemState): string {
  if (state.marks < state.full)
    return `${state.marks} of ${state.full}${state.brokenBy.length > 0 ? ', broken' : ''}`;
  if (state.brokenBy.length > 0) return 'full, broken';
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
