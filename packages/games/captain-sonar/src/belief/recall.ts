import type { Rng } from '@fathom/kit';
import { COURSES } from '../vocabulary.ts';
import type { Cell, Course } from '../vocabulary.ts';
import { holds, indexesIn } from './bitboard.ts';
import { berthsOf, lay, NEVER } from './mines.ts';
import type { RecordIndex } from './mines.ts';
import type { Belief } from './reading.ts';
import type { Shape } from './shape.ts';

/** One way everything can have gone. */
export interface Past {
  readonly start: Cell | null; // null: too much was heard to follow it back so far
  readonly from: Cell; // where the route began
  readonly since: RecordIndex; // and when
  readonly silences: readonly Run[]; // as many of the last ones as could be followed
  readonly mines: ReadonlyMap<RecordIndex, LaidMine>; // by the moment they were laid
  readonly lies: ReadonlyMap<RecordIndex, Course>; // where the boat went, by the moment of a decoy
  readonly strays: number; // mines that are out, and of which nothing is known
}
export interface Run {
  readonly course: Course;
  readonly cells: number;
}
export interface LaidMine {
  readonly cell: Cell;
  readonly isOut: boolean; // false: it went off or was lost
}

/** A shape and where it begins. */
interface Trail {
  readonly shape: Shape;
  readonly origin: number;
}

/** Each way that fits what was heard is drawn as often as it weighs. null: nothing fits. */
export function recall(belief: Belief, rng: Rng): Past | null {
  const { sea } = belief;
  const { cells } = sea.chart;
  const last = drawTrail(belief.shapes, () => null, rng);
  if (last === null) return null;
  const silences: Run[] = [];
  const mines = new Map(minesOut(belief, last, rng));
  const lies = new Map<RecordIndex, Course>();
  let trail: Trail | null = last;
  let start: Cell | null = null;
  while (trail !== null) {
    const { shape, origin }: Trail = trail;
    for (let choices = shape.choices; choices !== null; choices = choices.before) {
      const { choice } = choices;
      if (choice.type === 'mined')
        mines.set(choice.at, { cell: cells[choice.index] as Cell, isOut: false });
      else if (choice.type === 'lied') lies.set(choice.at, choice.course);
      else silences.unshift({ course: choice.course ?? rng.pick(COURSES), cells: choice.cells });
    }
    if (shape.roots === null) start = cells[origin] as Cell;
    trail = drawTrail(shape.roots ?? [], (root) => origin - sea.places(root.at), rng);
  }
  const { since, strays } = last.shape;
  return { start, from: cells[last.origin] as Cell, since, silences, mines, lies, strays };
}

/** By weight, among the shapes that can begin where they must. */
function drawTrail(
  shapes: readonly Shape[],
  mustBegin: (shape: Shape) => number | null,
  rng: Rng,
): Trail | null {
  const trails = shapes.flatMap((shape): readonly Trail[] => {
    const origin = mustBegin(shape);
    if (origin === null) return indexesIn(shape.origins).map((index) => ({ shape, origin: index }));
    return holds(shape.origins, origin) ? [{ shape, origin }] : [];
  });
  const weightOf = ({ shape, origin }: Trail): number =>
    shape.weight * (shape.chances[origin] ?? 0);
  const all = trails.reduce((sum, trail) => sum + weightOf(trail), 0);
  let left = (rng.int(FINE) / FINE) * all;
  return trails.find((trail) => (left -= weightOf(trail)) < 0) ?? trails.at(-1) ?? null;
}

const FINE = 2 ** 32;

/** A berth for each mine of which nobody has heard again. */
function minesOut(
  { sea, blasts }: Belief,
  { shape, origin }: Trail,
  rng: Rng,
): readonly (readonly [RecordIndex, LaidMine])[] {
  const { mines } = shape;
  const berths = mines.map((mine) => rng.shuffle(berthsOf({ sea, blasts }, mine, origin)));
  return (lay(mines, berths) ?? []).map(({ index, lost }, i) => [
    mines[i]?.at ?? NEVER,
    { cell: sea.chart.cells[index] as Cell, isOut: lost === NEVER },
  ]);
}
