import { indexesIn, NOWHERE } from './bitboard.ts';
import type { HeardMine, RecordIndex } from './mines.ts';
import type { SeaBits } from './sea.ts';
import { endsOf, freshShape } from './shape.ts';
import type { Shape } from './shape.ts';

/** How many shapes are followed at most. */
export interface ShapeLimits {
  readonly intoSilence: number; // each comes out of a silence in up to 17 ways
  readonly outOfSilence: number;
}
export const LIMITS: ShapeLimits = { intoSilence: 2500, outOfSilence: 10_000 };

/** Shapes that can never be told apart again are one: three cells north are one and two. */
export function merged(shapes: readonly Shape[]): readonly Shape[] {
  const byPrint = new Map<number, Shape[]>();
  for (const shape of shapes) {
    const alike = byPrint.get(shape.print);
    const twin = alike?.findIndex((other) => isTwin(shape, other)) ?? -1;
    if (alike === undefined) byPrint.set(shape.print, [shape]);
    else if (twin < 0) alike.push(shape);
    else {
      const other = alike[twin] as Shape;
      alike[twin] = together(other, shape);
    }
  }
  return [...byPrint.values()].flat();
}

/** Two shapes that differ in nothing but how likely they are. */
function together(one: Shape, other: Shape): Shape {
  if (one.chances === other.chances) return weighing(one, one.weight + other.weight);
  const chances = one.chances.map(
    (chance, i) => one.weight * chance + other.weight * (other.chances[i] ?? 0),
  );
  return { ...one, chances, weight: 1 };
}

const weighing = (shape: Shape, weight: number): Shape => ({ ...shape, weight });

const isTwin = (one: Shape, other: Shape): boolean =>
  one.at.east === other.at.east &&
  one.at.south === other.at.south &&
  one.passed === other.passed &&
  one.origins === other.origins &&
  one.strays === other.strays &&
  one.isLoaded === other.isLoaded &&
  minesKey(one) === minesKey(other);

/** Equal for shapes whose mines are equally known, seen from where the boat is now. */
const minesKey = ({ mines, at, strays }: Shape): string =>
  mines.length === 0
    ? `${strays}`
    : [strays, ...mines.map((mine) => `${mine.at}:${place(mine, at)}:${mine.clearBy.join()}`)].join(
        ' ',
      );

const place = ({ from }: HeardMine, at: Shape['at']): string =>
  `${from.east - at.east},${from.south - at.south}`;

/**
 * Fewer shapes that are spread as the many were: of those with the boat in one place, seen from where the route
 * began, every so-many-th stays and carries the weight of all. Places with few shapes keep theirs.
 */
export function thinned(shapes: readonly Shape[], most: number): readonly Shape[] {
  const strata = new Map<string, Shape[]>();
  for (const shape of shapes) {
    const key = `${shape.at.east},${shape.at.south}`;
    const stratum = strata.get(key);
    if (stratum === undefined) strata.set(key, [shape]);
    else stratum.push(shape);
  }
  const smallestFirst = [...strata.values()].toSorted((one, other) => one.length - other.length);
  let room = most;
  return smallestFirst.flatMap((stratum, i) => {
    const share = Math.min(stratum.length, Math.floor(room / (smallestFirst.length - i)));
    room -= share;
    return everySoMany(stratum, share);
  });
}

function everySoMany(shapes: readonly Shape[], count: number): readonly Shape[] {
  if (count >= shapes.length) return shapes;
  const some = Array.from(
    { length: count },
    (_, i) => shapes[Math.floor((i * shapes.length) / count)] as Shape,
  );
  const scale = weightOf(shapes) / weightOf(some);
  return some.map((shape) => weighing(shape, shape.weight * scale));
}

const weightOf = (shapes: readonly Shape[]): number =>
  shapes.reduce((sum, { weight }) => sum + weight, 0);

/**
 * 5. The route is gone but for the cell where the boat is. So are all differences between shapes, but for what they
 * say of mines that are still out, and of a decoy.
 */
export function collapsed(
  sea: SeaBits,
  shapes: readonly Shape[],
  since: RecordIndex,
): readonly Shape[] {
  return [...alike(shapes).values()].map((group) => {
    const [first] = group;
    const chances = chancesIn(sea, group);
    const origins = group.reduce((board, shape) => board | endsOf(sea, shape), NOWHERE);
    const mines = first.mines.map((mine) => seenFrom(mine, first.at));
    const { strays, isLoaded } = first;
    return freshShape({ origins, chances, mines, strays, isLoaded, roots: group, since });
  });
}

function alike(shapes: readonly Shape[]): ReadonlyMap<string, readonly [Shape, ...Shape[]]> {
  const groups = new Map<string, [Shape, ...Shape[]]>();
  for (const shape of shapes) {
    const key = `${shape.isLoaded} ${minesKey(shape)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [shape]);
    else group.push(shape);
  }
  return groups;
}

const seenFrom = (mine: HeardMine, { east, south }: Shape['at']): HeardMine => ({
  ...mine,
  from: { east: mine.from.east - east, south: mine.from.south - south },
});

/** How many ways lead to each cell. */
export function chancesIn(sea: SeaBits, shapes: readonly Shape[]): Float64Array {
  const chances = new Float64Array(sea.size * sea.size);
  for (const { origins, at, weight, chances: before } of shapes) {
    const on = sea.places(at);
    for (const origin of indexesIn(origins)) {
      const index = origin + on;
      chances[index] = (chances[index] ?? 0) + weight * (before[origin] ?? 0);
    }
  }
  return chances;
}

/** A boat of which nothing is known but that it is on one of these cells. */
export const unknownRoute = (
  sea: SeaBits,
  from: Pick<Shape, 'origins' | 'strays' | 'isLoaded' | 'since'>,
): Shape => freshShape({ ...from, chances: evenChances(sea), mines: [], roots: [] });

export const evenChances = ({ size }: SeaBits): Float64Array =>
  new Float64Array(size * size).fill(1);
