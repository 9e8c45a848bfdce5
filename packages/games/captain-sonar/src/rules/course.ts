import type { Refusal, Turn } from '@fathom/kit';
import type { SetCourse } from '../actions.ts';
import type { CourseSet, Event } from '../events.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { COURSES } from '../vocabulary.ts';
import type { Cell, Course, SideName } from '../vocabulary.ts';
import { sailedBy } from './lies.ts';
import { announced, chartFor, withBoat, withStanding } from './table.ts';
import {
  drained,
  notFor,
  notUnderWay,
  notYourTurn,
  ownBoat,
  upAtTheSurface,
} from './permission.ts';
import type { Actor, OpenTable, OwnBoat } from './table.ts';

/** What decides where a boat can go. */
type Waterway = { readonly table: Pick<OpenTable, 'setup'> } & Pick<OwnBoat, 'boat'>;

/** 2. The cells a boat can enter one after another on one course, up to a limit. */
export function wayAhead({ table, boat }: Waterway, course: Course, most: number): readonly Cell[] {
  const chart = chartFor(table.setup);
  const way: Cell[] = [];
  let from = boat.position;
  while (from !== null && way.length < most) {
    const next = chart.neighbour(from, course);
    if (next === null || !chart.isWater(next)) break;
    if (boat.route.includes(next) || boat.mines.includes(next)) break;
    way.push(next);
    from = next;
  }
  return way;
}

export const openCourses = (own: OwnBoat): readonly Course[] =>
  COURSES.filter((course) => wayAhead(own, course, 1).length > 0);

/** 2. When a boat may be moved at all: by a course, in silence, or up to the surface. */
export function cannotMove({ table, side }: OwnBoat): Refusal | null {
  const refusal = notUnderWay(table) ?? notYourTurn(table, side) ?? upAtTheSurface(table, side);
  if (refusal !== null) return refusal;
  if (table.standing[side].awaiting.length > 0) return refuse('awaitingOk');
  if (table.turn?.moved === true) return refuse('alreadyMoved');
  return null;
}

export function setCourse(
  turn: Turn<State, Event>,
  who: Actor,
  { course }: SetCourse,
): Refusal | null {
  const own = ownBoat(turn.state, who.side);
  const refusal = notFor(who, 'captain') ?? cannotMove(own) ?? barred(own, course);
  if (refusal === null) turn.emit(courseCalled(turn.state, who.side, { sailed: course }));
  return refusal;
}

interface CalledCourse {
  readonly sailed: Course;
  readonly called?: Course; // left out: the truth
}

/** 6. Where there are decoys every course says aboard where it led: a decoy differs in nothing from outside. */
export const courseCalled = (
  { setup }: Pick<State, 'setup'>,
  side: SideName,
  { sailed, called = sailed }: CalledCourse,
): CourseSet => ({
  type: 'courseSet',
  side,
  course: called,
  ...(setup.scenario === 'decoy' ? { sailed } : {}),
});

/** Says what is in the way, if anything is. */
export function barred(own: Waterway, course: Course): Refusal | null {
  const { table, boat } = own;
  if (boat.position === null || wayAhead(own, course, 1).length > 0) return null;
  const chart = chartFor(table.setup);
  const next = chart.neighbour(boat.position, course);
  if (next === null) return refuse('offTheChart', { by: 'course' });
  if (!chart.isWater(next)) return refuse('island', { cell: next });
  return boat.mines.includes(next)
    ? refuse('ownMine', { cell: next })
    : refuse('ownRoute', { cell: next });
}

export const courseSet = (state: State, event: CourseSet): State => {
  const { side } = event;
  const { position } = state.boats[side];
  const course = sailedBy(event);
  const next = position && chartFor(state.setup).neighbour(position, course);
  const gone = underWay(announced(state, event), { side, course }, next === null ? [] : [next]);
  return course === event.course ? gone : drained(gone, side, 'decoy');
};

interface Leg {
  readonly side: SideName;
  readonly course: Course;
}

/** 2.1 The boat has gone some cells on; First Mate and Engineer have their work to do. */
export function underWay(state: State, { side, course }: Leg, way: readonly Cell[]): State {
  const boat = state.boats[side];
  const moved = withBoat(state, side, {
    position: way.at(-1) ?? boat.position,
    route: [...boat.route, ...way],
    heading: course,
  });
  const told = withStanding(moved, side, {
    awaiting: ['firstMate', 'engineer'],
    mayActivate: true,
  });
  return { ...told, turn: state.turn && { ...state.turn, moved: true } };
}
