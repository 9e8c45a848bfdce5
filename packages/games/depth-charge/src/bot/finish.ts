import { minefield } from '../belief.ts';
import { squareNumber } from '../board.ts';
import type { Captain } from './captain.ts';
import type { Hunt, HuntStep } from './hunt.ts';
import { AROUND_OF, COURSES_OF } from './numbered-board.ts';
import { SQUARES } from '../vocabulary.ts';

/** A place on the way to the last mine. */
interface Leg {
  readonly boat: number;
  readonly left: readonly number[]; // mines still living
  readonly first: HuntStep | null; // how it all began; null: it has not
}

/** The first step of the shortest way to destroy mines that are known; null: there is none. */
export function finish({ boat, obstacle, belief }: Hunt): HuntStep | null {
  const mines = minefield(belief, belief.fields[0] ?? 0).map(squareNumber);
  const legs: Leg[] = [{ boat, left: mines, first: null }];
  const seen = new Set<number>();
  for (const leg of legs) {
    if (leg.left.length === 0) return leg.first;
    for (const step of onward(leg, obstacle)) {
      const next = after(leg, step);
      const key =
        next.left.reduce((bits, mine) => bits | (1 << mines.indexOf(mine)), 0) * SQUARES.length +
        next.boat;
      if (!seen.has(key)) legs.push(next);
      seen.add(key);
    }
  }
  return null;
}

function after({ boat, left, first }: Leg, step: HuntStep): Leg {
  return step.type === 'move'
    ? { boat: step.square, left, first: first ?? step }
    : { boat, left: left.filter((mine) => mine !== step.square), first: first ?? step };
}

function* onward({ boat, left }: Leg, obstacle: number): Iterable<HuntStep> {
  for (const mine of left)
    if (AROUND_OF[boat]!.includes(mine)) yield { type: 'charge', square: mine };
  for (const course of COURSES_OF[boat]!)
    for (const square of course) {
      if (square === obstacle || left.includes(square)) break;
      yield { type: 'move', square };
    }
}

/** Once it is certain where the mines lie there is nothing to weigh. */
export const unlessCertain =
  (weigh: Captain['weigh']): Captain['weigh'] =>
  (hunt, context) => {
    const step = hunt.belief.fields.length === 1 ? finish(hunt) : null;
    return step === null ? weigh(hunt, context) : { options: [{ step, value: 1 }] };
  };
