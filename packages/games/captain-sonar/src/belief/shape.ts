import type { Course } from '../vocabulary.ts';
import { COURSES } from '../vocabulary.ts';
import { SILENCE_RANGE } from '../rules/silence.ts';
import { NOWHERE, bitAt, holds, moved } from './board.ts';
import type { Board } from './board.ts';
import { berthAt, cleared, fitting, isOpen } from './mines.ts';
import type { Laid, Moment, Seabed } from './mines.ts';
import { STEP, STEPS, plus } from './sea.ts';
import type { Offset, Sea } from './sea.ts';

/**
 * One way a route can have gone since the boat last surfaced: a choice for each silence, and for each mine that went
 * off, which of those laid it was. Where the route lies does not matter to whether it crosses itself, so all the
 * cells where it can have begun share a shape.
 */
export interface Shape {
  readonly origins: Board; // where the route can have begun, never empty
  readonly at: Offset; // the boat, seen from where its route began
  readonly passed: Board; // the cells of the route, wrapped: no two of them share a place, or there would be no origin
  readonly print: number; // a digest of `passed`, to find equal shapes by
  readonly weight: number; // how many shapes this one stands for
  readonly chances: Float64Array; // how many ways led to each origin
  readonly mines: readonly Laid[]; // in the order they were laid
  readonly strays: number; // further mines nothing is known of
  readonly deeds: Deeds | null; // what was chosen on the way, the latest first
  readonly roots: readonly Shape[] | null; // the shapes before the surfacing it begins with; null: the game began with it
  readonly since: Moment; // when its route began
}

/** What the choices of a shape were. */
export interface Deeds {
  readonly deed: Deed;
  readonly before: Deeds | null;
}
export type Deed =
  | { readonly type: 'ran'; readonly course: Course | null; readonly cells: number } // null: 0 cells, any course
  | { readonly type: 'mined'; readonly at: Moment; readonly index: number }; // the mine laid then was on this cell

/** A route of one cell. */
export const freshShape = (begun: Beginning): Shape => ({
  origins: begun.origins,
  at: { east: 0, south: 0 },
  passed: bitAt(0),
  print: printOf(0),
  weight: 1,
  chances: begun.chances,
  mines: begun.mines,
  strays: begun.strays,
  deeds: null,
  roots: begun.roots,
  since: begun.since,
});

export type Beginning = Pick<Shape, 'origins' | 'chances' | 'mines' | 'strays' | 'roots' | 'since'>;

const printOf = (place: number): number => Math.imul(place + 1, 0x9e3779b1);

/** The cells where the boat can be, by this shape. */
export const endsOf = (sea: Sea, { origins, at }: Shape): Board => moved(origins, sea.places(at));

/** How many ways this shape stands for that began here. */
export const weightAt = ({ weight, chances }: Shape, origin: number): number =>
  weight * (chances[origin] ?? 0);

/** What is left of a shape when the boat is known to be on one of these cells. */
export function narrowed(sea: Sea, shape: Shape, cells: Board): Shape | null {
  return withOrigins(shape, shape.origins & moved(cells, -sea.places(shape.at)));
}

export function withOrigins(shape: Shape, origins: Board): Shape | null {
  if (origins === shape.origins) return shape;
  return origins === NOWHERE ? null : { ...shape, origins };
}

/** Where and when a shape goes on. */
export interface Scene extends Seabed {
  readonly now: Moment;
}

/** 2. One cell on: not off the chart, not into an island, not onto the own route or an own mine. */
export function advanced(scene: Scene, shape: Shape, course: Course): Shape | null {
  const { sea, now } = scene;
  const at = plus(shape.at, STEP[course]);
  const place = sea.wrapped(at);
  if (holds(shape.passed, place)) return null;
  const afloat = shape.origins & sea.waterAt(at.east, at.south);
  if (afloat === NOWHERE) return null;
  const mines = shape.mines.length === 0 ? shape.mines : cleared(shape.mines, at, () => now);
  const origins = mines === shape.mines ? afloat : fitting(scene, mines, afloat);
  if (origins === NOWHERE) return null;
  return {
    origins,
    at,
    passed: shape.passed | bitAt(place),
    print: shape.print ^ printOf(place),
    weight: shape.weight,
    chances: shape.chances,
    mines,
    strays: shape.strays,
    deeds: shape.deeds,
    roots: shape.roots,
    since: shape.since,
  };
}

/** 3.6 Every way a silence can have gone; to have stayed is so much likelier than any other. */
export function silenced(scene: Scene, shape: Shape, staying: number): readonly Shape[] {
  const stayed = ableToMove(scene, shape).map((open) =>
    done({ ...open, weight: staying * open.weight }, { type: 'ran', course: null, cells: 0 }),
  );
  return [...stayed, ...COURSES.flatMap((course) => runs(scene, shape, course))];
}

function runs(scene: Scene, shape: Shape, course: Course): readonly Shape[] {
  const found: Shape[] = [];
  let last: Shape | null = shape;
  for (let cells = 1; cells <= SILENCE_RANGE; cells++) {
    last = advanced(scene, last, course);
    if (last === null) break;
    found.push(done(last, { type: 'ran', course, cells }));
  }
  return found;
}

export const done = (shape: Shape, deed: Deed): Shape => ({
  ...shape,
  deeds: { deed, before: shape.deeds },
});

/** 2.2 Silence is refused in a blackout: some course must have been open. */
export function ableToMove(scene: Scene, shape: Shape): readonly Shape[] {
  const { sea } = scene;
  const ways = STEPS.map((step) => plus(shape.at, step)).filter(
    (way) => !holds(shape.passed, sea.wrapped(way)),
  );
  const mined = ways.filter((way) =>
    shape.mines.some((mine) => isOpenBerth(mine, berthAt(mine, way))),
  );
  const free = ways.filter((way) => !mined.includes(way));
  const origins = shape.origins & openFor(sea, free, 1);
  // Each mine bars one way at most.
  const sure = origins | (shape.origins & openFor(sea, ways, shape.mines.length + 1));
  const unsure = shape.origins & ~sure;
  return [
    ...kept(shape, sure),
    ...mined.flatMap((way) => withoutMineAt(scene, shape, { way, origins: unsure })),
  ];
}

/** The cells that have water in at least so many of these places. */
function openFor({ waterAt }: Sea, places: readonly Offset[], least: number): Board {
  const atLeast: Board[] = places.map(() => NOWHERE); // one, two, … of them
  for (const { east, south } of places) {
    const water = waterAt(east, south);
    for (let count = atLeast.length - 1; count > 0; count--)
      atLeast[count] = (atLeast[count] ?? NOWHERE) | (water & (atLeast[count - 1] ?? NOWHERE));
    atLeast[0] = (atLeast[0] ?? NOWHERE) | water;
  }
  return atLeast[least - 1] ?? NOWHERE;
}

const isOpenBerth = (mine: Laid, berth: number): boolean => berth >= 0 && isOpen(mine, berth);

interface Way {
  readonly way: Offset;
  readonly origins: Board;
}

/** The shape if no own mine bars one way: there can be several such ways, so these shapes may share origins. */
function withoutMineAt(scene: Scene, shape: Shape, { way, origins }: Way): readonly Shape[] {
  const afloat = origins & scene.sea.waterAt(way.east, way.south);
  const mines = cleared(shape.mines, way, () => scene.now);
  const open = withOrigins({ ...shape, mines }, fitting(scene, mines, afloat));
  return open === null ? [] : [open];
}

export const kept = (shape: Shape, origins: Board): readonly Shape[] =>
  origins === NOWHERE ? [] : [{ ...shape, origins }];
