import { LEVELS } from '../words/options.ts';
import type { BotContext, Captain, Evaluation, Option, Rival } from './captain.ts';
import type { Hunt, HuntStep } from './hunt.ts';
import { recallAll } from './captain.ts';
import { EFFORT, MANY, oddsAgainst, rivalOf } from './rival.ts';
import { openings } from './openings.ts';
import { optionsOrGamble } from './plan.ts';
import { mixedPlacement } from './placing.ts';
import type { Valuation } from './plan.ts';
import { HuntSolver, nextStep } from './solve/hunt-solver.ts';
import type { HuntPosition } from './solve/hunt-solver.ts';
import { RaceSolver, racePosition } from './solve/race-solver.ts';
import type { Branch } from './solve/race-solver.ts';
import { fieldSetOf, fieldSetsFor } from './solve/field-sets.ts';
import { COURSES_OF } from './numbered-board.ts';

/** For the rare sea that is too wide to be worked out and not in the book. */
const VALUATION: Valuation = { bit: 0.4, spareMiss: 0.5, enough: Infinity };
/** Positions a race is looked at from before the admiral is content with the shortest hunt; with the usual rules most are fewer. */
const POSITIONS = 4000;
/** What is worse than the best by more than this is not worked out. */
const HOPELESS = 0.01;
/** Chances that differ by less than this are the same. */
const ALIKE = 0.004;
/** A captain with this few minefields to tell apart may be worth getting in the way of. */
const CLOSE = 6;

export const admiral: Captain = {
  level: 'admiral',
  ...LEVELS.admiral,
  place: mixedPlacement,
  recall: recallAll,
  weigh,
};

function weigh(hunt: Hunt, context: BotContext): Evaluation {
  if (hunt.belief.fields.length > MANY) return { options: early(hunt) };
  const rivalAround = rivalOf(context);
  const rival = rivalAround(hunt.boat);
  const sets = fieldSetsFor(hunt.belief);
  const situation: Situation = {
    position: { set: fieldSetOf(sets, hunt.belief), misses: hunt.misses, boat: hunt.boat },
    solver: new HuntSolver(sets, hunt.obstacle, EFFORT),
    rival,
    lanes: justMoved(context) ? [] : lanes(hunt, rivalAround),
  };
  const steady = hunting(situation);
  const raced = race(situation) ?? [];
  const options = raced.length > 0 ? steadied(raced, steady) : steady;
  return { options, rival, odds: Math.max(0, ...options.map(({ value }) => value)) };
}

function early(hunt: Hunt): readonly Option[] {
  const options = openings(hunt);
  return options.length > 0 ? options : optionsOrGamble(hunt, VALUATION);
}

interface Situation {
  readonly position: HuntPosition;
  readonly solver: HuntSolver;
  readonly rival: Rival;
  readonly lanes: readonly Lane[]; // none: it is not the time to get in the way
}
/** Squares to move to that are in the other's way, and how it then stands. */
interface Lane {
  readonly rival: Rival;
  readonly squares: ReadonlySet<number>;
}

/** Two moves running only for the hunt's sake, or two admirals could dance around each other for ever. */
const justMoved = ({ view, side }: BotContext): boolean =>
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
function race(situation: Situation): readonly Option[] | null {
  const hindering = new Set(situation.lanes.flatMap(({ squares }) => [...squares]));
  const options = raceAgainst(situation, situation.rival, ({ step, next }) => {
    if (step.type !== 'move') return true;
    if (hindering.has(step.square)) return false; // it comes below
    return next[0] !== situation.position.set || isNearer(situation, step.square);
  });
  for (const { rival, squares } of situation.lanes) {
    const more = raceAgainst(
      situation,
      rival,
      ({ step }) => step.type === 'move' && squares.has(step.square),
    );
    if (more === null) return null;
    options?.push(...more);
  }
  return options;
}

/** Whether a hunter in no hurry gets on by moving there. */
function isNearer({ solver, position }: Situation, square: number): boolean {
  return solver.turns(position, square) < solver.turns(position, position.boat);
}

function raceAgainst(
  { position, solver }: Situation,
  rival: Rival,
  isWorthALook: (branch: Branch) => boolean,
): Option[] | null {
  const { set, misses, boat } = position;
  const { sets, obstacle } = solver;
  const race = new RaceSolver(sets, { obstacle, chances: oddsAgainst(rival), effort: POSITIONS });
  const options: Option[] = [];
  let best = 0;
  for (const branch of race.branches(set, racePosition(boat, misses))) {
    if (branch.limit < best - HOPELESS * set.weight) break;
    if (!isWorthALook(branch)) continue;
    const worth = race.worthOf(branch);
    best = Math.max(best, worth);
    options.push({ step: branch.step, value: worth / set.weight });
  }
  return race.isUnfinished ? null : options;
}

/** The shortest hunt, without any risk. */
function hunting({ position, solver, rival }: Situation): readonly Option[] {
  const step = nextStep(solver, position);
  if (step === null) return [];
  const turns = Math.round(solver.turns(position, position.boat) / position.set.weight);
  return [{ step, value: oddsAgainst(rival)[turns] ?? 0 }];
}

/** Where the shortest hunt is as good as anything, it is taken: nobody likes to be kept waiting. */
function steadied(options: readonly Option[], [steady]: readonly Option[]): readonly Option[] {
  const best = Math.max(0, ...options.map(({ value }) => value));
  const isSteady = ({ step, value }: Option): boolean =>
    steady !== undefined && isSame(step, steady.step) && value > best - ALIKE;
  return options.map((option) => (isSteady(option) ? { ...option, value: best + ALIKE } : option));
}

const isSame = (one: HuntStep, other: HuntStep): boolean =>
  one.type === other.type && one.square === other.square;
