import { SILENCE_RANGE } from '../rules/range.ts';
import { COURSES } from '../vocabulary.ts';
import type { Course } from '../vocabulary.ts';
import { bitAt, holds, moved, NOWHERE } from './bitboard.ts';
import type { Bitboard } from './bitboard.ts';
import { berthAt, cleared, fitting, isOpen, NEVER, RING } from './mines.ts';
import type { HeardMine, RecordIndex, MineKnowledge } from './mines.ts';
import { plus, STEP, STEPS } from './sea.ts';
import type { Offset, SeaBits } from './sea.ts';

/**
 * One way a route can have gone since the boat last surfaced: a choice for each silence, and for each mine that went
 * off, which of those laid it was. Where the route lies does not matter to whether it crosses itself, so all the
 * cells where it can have begun share a shape.
 */
export interface Shape {
  readonly origins: Bitboard; // where the route can have begun, never empty
  readonly at: Offset; // the boat, seen from where its route began
  readonly passed: Bitboard; // the cells of the route, wrapped: no two of them share a place, or there would be no origin
  readonly print: number; // a digest of `passed`, to find equal shapes by
  readonly weight: number; // how many shapes this one stands for
  readonly chances: Float64Array; // how many ways led to each origin
  readonly mines: readonly HeardMine[]; // in the order they were laid
  readonly strays: number; // further mines nothing is known of
  readonly isLoaded: boolean; // a decoy that all heard was ready has not been used
  readonly choices: RouteChoices | null; // what was chosen on the way, the latest first
  readonly roots: readonly Shape[] | null; // the shapes before the surfacing it begins with; null: the game began with it
  readonly since: RecordIndex; // when its route began
}

/** What the choices of a shape were. */
interface RouteChoices {
  readonly choice: RouteChoice;
  readonly before: RouteChoices | null;
}
type RouteChoice =
  | { readonly type: 'ran'; readonly course: Course | null; readonly cells: number } // null: 0 cells, any course
  | { readonly type: 'mined'; readonly at: RecordIndex; readonly index: number } // the mine laid then was on this cell
  | { readonly type: 'lied'; readonly at: RecordIndex; readonly course: Course }; // what was called then was a decoy

/** A route of one cell. */
export const freshShape = (begun: ShapeStart): Shape => ({
  origins: begun.origins,
  at: { east: 0, south: 0 },
  passed: bitAt(0),
  print: printOf(0),
  weight: 1,
  chances: begun.chances,
  mines: begun.mines,
  strays: begun.strays,
  isLoaded: begun.isLoaded,
  choices: null,
  roots: begun.roots,
  since: begun.since,
});

type ShapeStart = Pick<
  Shape,
  'origins' | 'chances' | 'mines' | 'strays' | 'isLoaded' | 'roots' | 'since'
>;

const printOf = (place: number): number => Math.imul(place + 1, 0x9e3779b1);

/** The cells where the boat can be, by this shape. */
export const endsOf = (sea: SeaBits, { origins, at }: Shape): Bitboard =>
  moved(origins, sea.places(at));

/** How many ways this shape stands for that began here. */
export const weightAt = ({ weight, chances }: Shape, origin: number): number =>
  weight * (chances[origin] ?? 0);

/** What is left of a shape when the boat is known to be on one of these cells. */
export function narrowed(sea: SeaBits, shape: Shape, cells: Bitboard): Shape | null {
  return withOrigins(shape, shape.origins & moved(cells, -sea.places(shape.at)));
}

function withOrigins(shape: Shape, origins: Bitboard): Shape | null {
  if (origins === shape.origins) return shape;
  return origins === NOWHERE ? null : { ...shape, origins };
}

/** Where and when a shape goes on. */
export interface ShapeContext extends MineKnowledge {
  readonly now: RecordIndex;
}

/** 2. One cell on: not off the chart, not into an island, not onto its own route or one of its mines. */
export function advanced(context: ShapeContext, shape: Shape, course: Course): Shape | null {
  const { sea, now } = context;
  const at = plus(shape.at, STEP[course]);
  const place = sea.wrapped(at);
  if (holds(shape.passed, place)) return null;
  const afloat = shape.origins & sea.waterAt(at.east, at.south);
  if (afloat === NOWHERE) return null;
  const mines = shape.mines.length === 0 ? shape.mines : cleared(shape.mines, at, () => now);
  const origins = mines === shape.mines ? afloat : fitting(context, mines, afloat);
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
    isLoaded: shape.isLoaded,
    choices: shape.choices,
    roots: shape.roots,
    since: shape.since,
  };
}

/** 3.6 Every way a silence can have gone; to have stayed is so much likelier than any other. */
export function silenced(context: ShapeContext, shape: Shape, staying: number): readonly Shape[] {
  const stayed = ableToMove(context, shape).map((open) =>
    done({ ...open, weight: staying * open.weight }, { type: 'ran', course: null, cells: 0 }),
  );
  return [...stayed, ...COURSES.flatMap((course) => runs(context, shape, course))];
}

function runs(context: ShapeContext, shape: Shape, course: Course): readonly Shape[] {
  const found: Shape[] = [];
  let last: Shape | null = shape;
  for (let cells = 1; cells <= SILENCE_RANGE; cells++) {
    last = advanced(context, last, course);
    if (last === null) break;
    found.push(done(last, { type: 'ran', course, cells }));
  }
  return found;
}

export const done = (shape: Shape, choice: RouteChoice): Shape => ({
  ...shape,
  choices: { choice, before: shape.choices },
});

/** 2.2 Silence is refused in a blackout: some course must have been open. */
export function ableToMove(context: ShapeContext, shape: Shape): readonly Shape[] {
  const { sea } = context;
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
    ...mined.flatMap((way) => withoutMineAt(context, shape, { way, origins: unsure })),
  ];
}

/** The cells that have water in at least so many of these places. */
function openFor({ waterAt }: SeaBits, places: readonly Offset[], least: number): Bitboard {
  const atLeast: Bitboard[] = places.map(() => NOWHERE); // one, two, … of them
  for (const { east, south } of places) {
    const water = waterAt(east, south);
    for (let count = atLeast.length - 1; count > 0; count--)
      atLeast[count] = (atLeast[count] ?? NOWHERE) | (water & (atLeast[count - 1] ?? NOWHERE));
    atLeast[0] = (atLeast[0] ?? NOWHERE) | water;
  }
  return atLeast[least - 1] ?? NOWHERE;
}

const isOpenBerth = (mine: HeardMine, berth: number): boolean => berth >= 0 && isOpen(mine, berth);

interface Way {
  readonly way: Offset;
  readonly origins: Bitboard;
}

/** The shape if no own mine bars one way: there can be several such ways, so these shapes may share origins. */
function withoutMineAt(
  context: ShapeContext,
  shape: Shape,
  { way, origins }: Way,
): readonly Shape[] {
  const afloat = origins & context.sea.waterAt(way.east, way.south);
  const mines = cleared(shape.mines, way, () => context.now);
  const open = withOrigins({ ...shape, mines }, fitting(context, mines, afloat));
  return open === null ? [] : [open];
}

const kept = (shape: Shape, origins: Bitboard): readonly Shape[] =>
  origins === NOWHERE ? [] : [{ ...shape, origins }];

/** 3.1 A mine on one of the eight cells around: water, off the boat's own route and mines. */
export function mineLaid(context: ShapeContext, shape: Shape): Shape | null {
  const { sea, now } = context;
  const clearBy = RING.map((step) =>
    holds(shape.passed, sea.wrapped(plus(shape.at, step))) ? now : NEVER,
  );
  const mines = [...shape.mines, { at: now, from: shape.at, clearBy }];
  return withOrigins({ ...shape, mines }, fitting(context, mines, shape.origins));
}

/** 3.1 One of the mines laid was on this cell, and it is gone now: a shape for each that it can have been. */
export function mineGone(context: ShapeContext, shape: Shape, index: number): readonly Shape[] {
  const known = shape.mines.flatMap((mine) => goneFrom(context, shape, { mine, index }));
  return shape.strays === 0 ? known : [...known, { ...shape, strays: shape.strays - 1 }];
}

interface Gone {
  readonly mine: HeardMine;
  readonly index: number;
}

function goneFrom(context: ShapeContext, shape: Shape, { mine, index }: Gone): readonly Shape[] {
  const others = shape.mines.filter((other) => other !== mine);
  const gone = done(shape, { type: 'mined', at: mine.at, index });
  let alike = NOWHERE; // origins for which the other mines do not care
  const found: Shape[] = [];
  for (const [berth, step] of RING.entries()) {
    const place = plus(mine.from, step);
    const origin = bitFrom(context.sea, index, place) & shape.origins;
    if (origin === NOWHERE || !isOpen(mine, berth) || isBlasted(context, mine, index)) continue;
    // Two mines of a crew never lie on one cell: any other was gone from there before the later of the two was laid.
    const mines = cleared(others, place, (other) => Math.max(mine.at, other.at));
    if (mines === others) alike |= origin;
    else found.push(...kept({ ...gone, mines }, fitting(context, mines, origin)));
  }
  return [...kept({ ...gone, mines: others }, alike), ...found];
}

/** The place a route began that has this cell at the offset. */
function bitFrom({ size }: SeaBits, index: number, { east, south }: Offset): Bitboard {
  const column = (index % size) - east;
  const row = Math.floor(index / size) - south;
  const isOn = column >= 0 && column < size && row >= 0 && row < size;
  return isOn ? bitAt(row * size + column) : NOWHERE;
}

const isBlasted = ({ blasts }: ShapeContext, { at }: HeardMine, index: number): boolean =>
  blasts.on.get(index)?.some((moment) => moment > at) ?? false;

/** With chained mines a blast that sets off no mine of the crew's says that there was none. */
export function unmined(context: ShapeContext, shape: Shape): Shape | null {
  return withOrigins(shape, fitting(context, shape.mines, shape.origins));
}
