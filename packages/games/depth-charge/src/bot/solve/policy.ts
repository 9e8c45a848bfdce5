import { masksOf, numberOf } from '../../belief/minefields.ts';
import type { Step } from '../hunt.ts';
import { COURSES_OF } from '../waters.ts';
import type { Alone } from './alone.ts';
import { fieldOf } from './cloud.ts';
import { dropOf } from './study.ts';
import type { Plight } from './study.ts';

/** A hunter under way. */
export interface Pursuit extends Plight {
  readonly boat: number;
}

/** What the best hunter who takes no risk does next; null: nothing helps, such as when the boat is shut in. */
export function nextStep(alone: Alone, pursuit: Pursuit): Step | null {
  const { boat } = pursuit;
  const { turns, drops } = alone.outlook(pursuit, [boat]);
  return dropOf(drops[boat]!) ?? moveOn(alone, pursuit, turns);
}

/** The move after which least is left. */
function moveOn(alone: Alone, { cloud, boat }: Pursuit, turns: Float64Array): Step | null {
  const mines = alone.clouds.mines(cloud);
  let best: number | null = null;
  for (const course of COURSES_OF[boat]!)
    for (const square of course) {
      if (square === alone.obstacle || mines[square]! > 0) break;
      if (turns[square]! < turns[best ?? boat]!) best = square;
    }
  return best === null ? null : { type: 'move', square: best };
}

/** Every way a step without risk can turn out. */
export function outcomes(
  alone: Alone,
  pursuit: Pursuit,
  { type, square }: Step,
): readonly Pursuit[] {
  const { clouds } = alone;
  const { cloud, misses, boat } = pursuit;
  switch (type) {
    case 'move':
      return [{ cloud, misses, boat: square }];
    case 'sound':
      return clouds.reports(cloud, square).map((next) => ({ cloud: next, misses, boat }));
    case 'charge': {
      const hit = clouds.hit(cloud, square);
      const missed = clouds.clear(cloud, 1 << clouds.chart.berths[square]!);
      return [
        ...(hit === null ? [] : [{ cloud: hit, misses, boat }]),
        ...(missed === null ? [] : [{ cloud: missed, misses: misses + 1, boat }]),
      ];
    }
    default:
      return type satisfies never;
  }
}

/** Turns the best hunter needs, for someone who knows the minefield; Infinity: it cannot get there. */
export function turnsFor(alone: Alone, pursuit: Pursuit, field: number): number {
  let now = pursuit;
  let truth = field;
  let turns = 0;
  while (now.cloud.candidates.length > 1) {
    const step = nextStep(alone, now);
    if (step === null) return Infinity;
    const mine = step.type === 'charge' ? 1 << alone.clouds.chart.berths[step.square]! : 0;
    const mask = masksOf(now.cloud.living)[truth]!;
    const isHit = (mask & mine) !== 0;
    if (isHit) truth = numberOf(mask ^ mine);
    const living = now.cloud.living - (isHit ? 1 : 0);
    const next = outcomes(alone, now, step).find(
      ({ cloud }) =>
        cloud.living === living && cloud.candidates.some((each) => fieldOf(each) === truth),
    );
    if (next === undefined) return Infinity;
    now = next;
    turns += 1;
  }
  return turns + alone.turns(now, now.boat) / now.cloud.weight;
}
