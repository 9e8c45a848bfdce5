import { FITTINGS, captainSonar, chartOf, legal, parseSetup, seatOf, waysOut } from './game.ts';
import type { Action, Cell, State } from './game.ts';
import { step } from '@fathom/kit';
import type { Millis, Rng, Seat } from '@fathom/kit';
import { cheapRng } from '../rules/luck.ts';

/** What one crew does, course by course: the Captain's word, then the two marks. */
export interface Leg {
  readonly course: Action;
  readonly gauge: Action;
  readonly mark: Action;
}
/** A crew's part of a match. The crews never meet, so one voyage serves either side. */
export interface Voyage {
  readonly start: Cell;
  readonly legs: readonly Leg[];
}

export const OPTIONS = { mode: 'realTime', map: 'kettle-ring' } as const;
const LEGS = 34; // about as many as fit before a boat must surface
const TRIES = 4000;

/** Random courses, each leg legal by the rules, without damage and without surfacing. */
export function makeVoyages(count: number, seed: number): readonly Voyage[] {
  const voyages: Voyage[] = [];
  for (let i = 0; voyages.length < count && i < TRIES; i++) {
    const voyage = tryVoyage(cheapRng(seed + i));
    if (voyage !== null) voyages.push(voyage);
  }
  if (voyages.length < count) throw new Error(`only ${voyages.length} voyages were found`);
  return voyages;
}

function tryVoyage(rng: Rng): Voyage | null {
  const setup = parseSetup(OPTIONS);
  const cell = rng.pick(chartOf(setup.map, setup.chart).waterCells);
  let state = captainSonar.start(setup, rng);
  const take = (seat: Seat, action: Action): void => {
    const input = { type: 'act', at: 0 as Millis, seat, action } as const;
    const taken = step(captainSonar, state, { input, rng });
    if (!taken.ok) throw new Error(taken.refusal.code);
    ({ state } = taken);
  };
  take(seatOf('alpha', 'captain'), { type: 'start', cell });
  take(seatOf('bravo', 'captain'), { type: 'start', cell });
  const legs: Leg[] = [];
  while (legs.length < LEGS) {
    const course = best(state, 'captain', rng);
    if (course === null) return null;
    take(seatOf('alpha', 'captain'), course);
    const gauge = best(state, 'firstMate', rng);
    if (gauge === null) return null;
    take(seatOf('alpha', 'firstMate'), gauge);
    const mark = best(state, 'engineer', rng);
    if (mark === null) return null;
    take(seatOf('alpha', 'engineer'), mark);
    if (state.standing.alpha.damage > 0) return null;
    legs.push({ course, gauge, mark });
  }
  return { start: cell, legs };
}

const WANTED: readonly Action['type'][] = ['course', 'gauge', 'ok', 'break'];

/** What a careful crew does: it keeps to the edge of what it has sailed, and breaks what a circuit will repair. */
function best(state: State, role: 'captain' | 'firstMate' | 'engineer', rng: Rng): Action | null {
  const actions = legalOf(state, role).filter(({ type }) => WANTED.includes(type));
  const weighed = rng.shuffle(actions).map((action) => ({ action, cost: costOf(state, action) }));
  return weighed.toSorted((a, b) => a.cost - b.cost)[0]?.action ?? null;
}

const legalOf = (state: State, role: 'captain' | 'firstMate' | 'engineer'): Action[] => {
  const seat = seatOf('alpha', role);
  return [...legal(captainSonar.view(state, [seat]), seat)];
};

const DEAD_END = 10;

function costOf(state: State, action: Action): number {
  if (action.type === 'break')
    return FITTINGS.find(({ symbol }) => symbol === action.symbol)?.circuit === null ? 1 : 0;
  if (action.type !== 'course') return 0;
  const after = captainSonar.evolve(state, {
    type: 'courseSet',
    side: 'alpha',
    course: action.course,
  });
  const { position, route } = after.boats.alpha;
  if (position === null) return DEAD_END;
  const waters = chartOf(OPTIONS.map, '');
  const ways = waysOut(waters, position).filter((cell) => !route.includes(cell)).length;
  return ways === 0 ? DEAD_END : ways;
}
