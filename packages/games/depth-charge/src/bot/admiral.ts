import type { Captain, Helm, Option, Weighing } from './captain.ts';
import type { Hunt, Step } from './hunt.ts';
import { recallAll } from './memory.ts';
import { oddsAgainst } from './odds.ts';
import { openings } from './openings.ts';
import { optionsOrGamble } from './options.ts';
import { mixedPlacement } from './placing.ts';
import type { Temper } from './plan.ts';
import { EFFORT, MANY, rivalOf } from './rival.ts';
import { Alone } from './solve/alone.ts';
import { nextStep } from './solve/policy.ts';
import type { Pursuit } from './solve/policy.ts';
import { Race, placeOf } from './solve/race.ts';
import type { Branch } from './solve/race.ts';
import { cloudOf, cloudsFor } from './solve/sight.ts';
import type { Rival } from './thought.ts';
import { COURSES_OF } from './waters.ts';

/** For the rare sea that is too wide to be worked out and not in the book. */
const TEMPER: Temper = { bit: 0.4, spareMiss: 0.5, enough: Infinity };
/** Places a race is looked at from before the admiral is content with the shortest hunt; with the usual rules most are fewer. */
const PLACES = 4000;
/** What is worse than the best by more than this is not worked out. */
const HOPELESS = 0.01;
/** Chances that differ by less than this are the same. */
const ALIKE = 0.004;
/** Who has this few minefields to tell apart may be worth getting in the way of. */
const CLOSE = 6;

export const admiral: Captain = {
  level: 'admiral',
  name: 'Admiral',
  summary: 'Works the hunt out to its end, and takes the risks that win the race.',
  place: mixedPlacement,
  recall: recallAll,
  weigh,
};

function weigh(hunt: Hunt, helm: Helm): Weighing {
  if (hunt.belief.fields.length > MANY) return { options: early(hunt) };
  const rivalAround = rivalOf(helm);
  const rival = rivalAround(hunt.boat);
  const clouds = cloudsFor(hunt.belief);
  const scene: Scene = {
    pursuit: { cloud: cloudOf(clouds, hunt.belief), misses: hunt.misses, boat: hunt.boat },
    alone: new Alone(clouds, hunt.obstacle, EFFORT),
    rival,
    lanes: justMoved(helm) ? [] : lanes(hunt, rivalAround),
  };
  const steady = hunting(scene);
  const raced = race(scene) ?? [];
  const options = raced.length > 0 ? steadied(raced, steady) : steady;
  return { options, rival, odds: Math.max(0, ...options.map(({ value }) => value)) };
}

function early(hunt: Hunt): readonly Option[] {
  const options = openings(hunt);
  return options.length > 0 ? options : optionsOrGamble(hunt, TEMPER);
}

interface Scene {
  readonly pursuit: Pursuit;
  readonly alone: Alone;
  readonly rival: Rival;
  readonly lanes: readonly Lane[]; // none: it is not the time to get in the way
}
/** Squares to move to that are in the other's way, and how it then stands. */
interface Lane {
  readonly rival: Rival;
  readonly squares: ReadonlySet<number>;
}

/** Two moves running only for the hunt's sake, or two admirals could dance around each other for ever. */
const justMoved = ({ view, side }: Helm): boolean =>
  view.record.findLast((turn) => turn.side === side)?.type === 'boatMoved';

function lanes(hunt: Hunt, rivalAround: (boat: number) => Rival): readonly Lane[] {
  const { turns, minefields } = rivalAround(hunt.boat);
  if (minefields > CLOSE) return [];
  const found = new Map<number, { rival: Rival; squares: Set<number> }>();
  for (const square of COURSES_OF[hunt.boat]!.flat()) {
    if (square === hunt.obstacle) continue;
    const rival = rivalAround(square);
    if (rival.turns <= turns) continue;
    const lane = found.get(rival.turns) ?? { rival, squares: new Set<number>() };
    found.set(rival.turns, lane);
    lane.squares.add(square);
  }
  return [...found.values()];
}

/** By the chance to win the race; null: it is too much to look through. */
function race(scene: Scene): readonly Option[] | null {
  const hindering = new Set(scene.lanes.flatMap(({ squares }) => [...squares]));
  const options = raceAgainst(scene, scene.rival, ({ step, next }) => {
    if (step.type !== 'move') return true;
    if (hindering.has(step.square)) return false; // it comes below
    return next[0] !== scene.pursuit.cloud || isNearer(scene, step.square);
  });
  for (const { rival, squares } of scene.lanes) {
    const more = raceAgainst(
      scene,
      rival,
      ({ step }) => step.type === 'move' && squares.has(step.square),
    );
    if (more === null) return null;
    options?.push(...more);
  }
  return options;
}

/** Whether a hunter in no hurry gets on by moving there. */
function isNearer({ alone, pursuit }: Scene, square: number): boolean {
  return alone.turns(pursuit, square) < alone.turns(pursuit, pursuit.boat);
}

function raceAgainst(
  { pursuit, alone }: Scene,
  rival: Rival,
  isWorthALook: (branch: Branch) => boolean,
): Option[] | null {
  const { cloud, misses, boat } = pursuit;
  const { clouds, obstacle } = alone;
  const race = new Race(clouds, { obstacle, chances: oddsAgainst(rival), effort: PLACES });
  const options: Option[] = [];
  let best = 0;
  for (const branch of race.branches(cloud, placeOf(boat, misses))) {
    if (branch.limit < best - HOPELESS * cloud.weight) break;
    if (!isWorthALook(branch)) continue;
    const worth = race.worthOf(branch);
    best = Math.max(best, worth);
    options.push({ step: branch.step, value: worth / cloud.weight });
  }
  return race.isUnfinished ? null : options;
}

/** The shortest hunt, without any risk. */
function hunting({ pursuit, alone, rival }: Scene): readonly Option[] {
  const step = nextStep(alone, pursuit);
  if (step === null) return [];
  const turns = Math.round(alone.turns(pursuit, pursuit.boat) / pursuit.cloud.weight);
  return [{ step, value: oddsAgainst(rival)[turns] ?? 0 }];
}

/** Where the shortest hunt is as good as anything, it is taken: nobody likes to be kept waiting. */
function steadied(options: readonly Option[], [steady]: readonly Option[]): readonly Option[] {
  const best = Math.max(0, ...options.map(({ value }) => value));
  const isSteady = ({ step, value }: Option): boolean =>
    steady !== undefined && isSame(step, steady.step) && value > best - ALIKE;
  return options.map((option) => (isSteady(option) ? { ...option, value: best + ALIKE } : option));
}

const isSame = (one: Step, other: Step): boolean =>
  one.type === other.type && one.square === other.square;
