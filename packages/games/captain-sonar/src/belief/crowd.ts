import type { Laid } from './mines.ts';
import type { Shape } from './shape.ts';

/** How many shapes are followed at most. */
export interface Limits {
  readonly intoSilence: number; // each comes out of a silence in up to 17 ways
  readonly outOfSilence: number;
}
export const LIMITS: Limits = { intoSilence: 2500, outOfSilence: 10_000 };

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
  minesKey(one) === minesKey(other);

/** Equal for shapes whose mines are equally known, seen from where the boat is now. */
export const minesKey = ({ mines, at, strays }: Shape): string =>
  mines.length === 0
    ? `${strays}`
    : [strays, ...mines.map((mine) => `${mine.at}:${place(mine, at)}:${mine.clearBy.join()}`)].join(
        ' ',
      );

const place = ({ from }: Laid, at: Shape['at']): string =>
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
