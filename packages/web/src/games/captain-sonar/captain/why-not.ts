import {
  barred,
  chargeWords,
  idleWords,
  obstacleWords,
  wrecksInReach,
} from '@fathom/captain-sonar/client';
import type { BoatView, Course, SideName, View } from '@fathom/captain-sonar/client';
import type { GaugeState } from '../components/gauge-state.ts';

/** Why nothing at all can be ordered now; null: it can. */
export function whyIdle(view: View, side: SideName): string | null {
  const { phase, stop, turn, standing } = view;
  if (phase !== 'playing') return phase === 'over' ? idleWords.over : idleWords.notBegun;
  if (stop !== null) return idleWords.stopped;
  if (turn !== null && turn.side !== side) return idleWords.othersTurn;
  return standing[side].surfaced ? idleWords.surfaced : null;
}

/** Whose OK is missing before the boat may go on; null: nobody's. */
export function whyNoOk(view: View, side: SideName): string | null {
  const { awaiting } = view.standing[side];
  return awaiting.length === 0 ? null : idleWords.noOk(awaiting);
}

/** What is in the way on a course, in one or two words; null: the way is free. */
export function obstacle(view: View, boat: BoatView, course: Course): string | null {
  const refusal = barred({ table: view, boat }, course);
  return refusal && obstacleWords(refusal);
}

function isBesideWreck(view: View, side: SideName): boolean {
  const boat = view.boats[side];
  return boat !== null && wrecksInReach({ table: view, boat, side }).length > 0;
}

/** A decoy is a course, and no use of a system. */
function insteadOfCourse({ turn, standing }: View, side: SideName): string {
  if (turn?.moved === true) return chargeWords.insteadOfCourse;
  return standing[side].awaiting.length > 0 ? chargeWords.afterOks : chargeWords.ready;
}

/** How a system stands, in words: what it lacks, or when it can be used. */
export function systemState(view: View, side: SideName, state: GaugeState): string {
  if (!state.isFull) return chargeWords.marks(state.marks, state.spaces, state.isBroken);
  if (state.isBroken) return chargeWords.fullBroken;
  if (whyIdle(view, side) !== null) return chargeWords.ready;
  const { turn, standing } = view;
  if (state.system === 'decoy') return insteadOfCourse(view, side);
  if (turn?.activated === true) return chargeWords.nextTurn;
  if (!standing[side].mayActivate) return chargeWords.afterACourse;
  const isAnyTime = view.setup.systemsWhen === 'anyTime';
  if (turn?.moved === false && !isAnyTime && state.system !== 'silence')
    return chargeWords.afterTheCourse;
  if (turn?.moved === true && state.system === 'silence') return chargeWords.insteadOfCourse;
  // Where a system may be used at any time only silence has to wait for them: it takes the place of a course.
  if (state.system === 'grapnel' && !isBesideWreck(view, side)) return chargeWords.besideWreck;
  const needsOks = (turn !== null && !isAnyTime) || state.system === 'silence';
  return needsOks && standing[side].awaiting.length > 0 ? chargeWords.afterOks : chargeWords.ready;
}
