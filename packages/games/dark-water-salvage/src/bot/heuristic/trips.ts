import { chanceAt, expectedValue } from '../../belief.ts';
import { stepsBetween } from '../../grid.ts';
import { freeCities } from '../../rules/cities.ts';
import { LOCATE_COST } from '../../rules/locate.ts';
import { STEP_COST, hireCost, reach } from '../../rules/move.ts';
import { RESEARCH_COST } from '../../rules/research.ts';
import { shipOf, wreckOf } from '../../rules/table.ts';
import type { Region, WreckNumber } from '../../vocabulary.ts';
import { gain, worthOf } from './assessment.ts';
import type { Assessment } from './assessment.ts';
import { budgetOf, savings, researchAt } from './research.ts';

/** One way to try for a wreck where one is. */
export interface PlannedAttempt {
  readonly wreck: WreckNumber;
  readonly deed: 'locate' | 'salvage'; // what comes first
  readonly value: number;
  readonly cost: number; // of the deed, and of salvaging after a locate
}
/** With what one arrives. */
interface Arrival {
  readonly region: Region;
  readonly cash: number; // left when there
  readonly spent: number; // on the way
}

/** The least chance at which it is worth a thought. */
const LEAST_CHANCE = 0.3;

/** The best that can be done at a place; null: nothing. */
export function bestAttempt(assessment: Assessment, arrival: Arrival): PlannedAttempt | null {
  let best: PlannedAttempt | null = null;
  for (const wreck of assessment.wrecks)
    for (const attempt of attemptsAt(assessment, arrival, wreck))
      if (attempt.value > (best?.value ?? 0)) best = attempt;
  return best;
}

function attemptsAt(
  assessment: Assessment,
  arrival: Arrival,
  wreck: WreckNumber,
): readonly PlannedAttempt[] {
  const place = assessment.content.terrain[arrival.region];
  const chance = chanceAt(assessment.belief, wreck, arrival.region);
  if (place.kind !== 'water' || chance < LEAST_CHANCE) return [];
  const { located, salvaged } = shipOf(assessment.view, wreck);
  const isLocated = wreckOf(assessment.view, wreck).locatedBy !== null;
  const brought = expectedValue(assessment.belief, wreck, arrival.region);
  const { salvage: cost } = place;
  const { cash, spent } = arrival;
  /** Before it is salvaged somebody else may be there. */
  const waiting = assessment.skill.patience * worthOf(assessment, wreck);
  const expected = (right: number, wrong: number): number =>
    chance * right + (1 - chance) * (wrong - waiting);
  const whole = gain(assessment, {
    prestige: salvaged + (isLocated ? 0 : located),
    spent: spent + cost,
    brought,
  });
  const attempts: PlannedAttempt[] = [];
  if (cash >= cost)
    attempts.push({
      wreck,
      deed: 'salvage',
      value: expected(whole, gain(assessment, { spent: spent + cost })),
      cost,
    });
  if (isLocated || cash < LOCATE_COST) return attempts;
  const wrong = gain(assessment, { spent: spent + LOCATE_COST });
  if (cash >= cost + LOCATE_COST) {
    const right = gain(assessment, {
      prestige: salvaged + located,
      spent: spent + cost + LOCATE_COST,
      brought,
    });
    attempts.push({
      wreck,
      deed: 'locate',
      value: expected(right, wrong),
      cost: cost + LOCATE_COST,
    });
  }
  // Located for the prestige alone, it lies open to all, and what salvaging it is worth is mostly given away.
  const shown = gain(assessment, { prestige: located, spent: spent + LOCATE_COST });
  const givenAway =
    assessment.roundsLeft === 0
      ? 0
      : Math.max(0, waiting - assessment.skill.patience * located) *
        (1 - 1 / assessment.view.order.length);
  attempts.push({
    wreck,
    deed: 'locate',
    value: expected(shown - givenAway, wrong),
    cost: LOCATE_COST,
  });
  return attempts;
}

/** Somewhere to go, and what it is good for. */
export interface Trip {
  readonly to: Region;
  readonly path: readonly Region[]; // empty: stay
  readonly value: number;
  readonly reserve: number; // dollars it takes from here to the end of the attempt it is made for; 0: for none
}

const QUESTIONS_A_STOP = 3; // questions a stop is good for
const LATER = 0.8; // of the worth of a second stop, which may come to nothing
/** Questions are asked for nothing from the city one starts from in the next round. */
const AFLOAT = { thisRound: 0.7, nextRound: 0.25 };
const CONTEST = 0.3; // of the value, to be there first

/** The best first; staying where one is among them. */
export function tripsFrom(assessment: Assessment): readonly Trip[] {
  const { view, hunter, me } = assessment;
  if (me.token === null) return [];
  const stay = tripTo(assessment, { region: me.token, cash: me.cash, spent: 0 }, []);
  const others = reach(view, hunter).map(({ to, path, cost }) =>
    tripTo(assessment, { region: to, cash: me.cash - cost, spent: cost }, path),
  );
  return [stay, ...others].toSorted((one, other) => other.value - one.value);
}

function tripTo(assessment: Assessment, arrival: Arrival, path: readonly Region[]): Trip {
  const { region, spent } = arrival;
  const first = stopAt(assessment, arrival);
  const onWay = gain(assessment, { spent });
  const after = { ...arrival, cash: arrival.cash - first.cost, spent: spent + first.cost };
  const isFirstOfMany = assessment.skill.stops > 1;
  const next = isFirstOfMany ? LATER * bestNext(assessment, after) : 0;
  const value =
    (first.cost > 0 ? first.value : onWay) + questions(assessment, arrival, path) + next;
  return { to: region, path, value, reserve: first.cost > 0 ? spent + first.cost : 0 };
}

interface Stop {
  readonly value: number;
  readonly cost: number;
}

function stopAt(assessment: Assessment, arrival: Arrival): Stop {
  const attempt = bestAttempt(assessment, arrival);
  if (attempt === null) return { value: 0, cost: 0 };
  const contest = CONTEST * (assessment.contested.get(attempt.wreck) ?? 0);
  return { value: attempt.value * (1 + contest), cost: attempt.cost };
}

/** The best attempt after this one, in the same round. */
function bestNext(assessment: Assessment, from: Arrival): number {
  const hire = from.spent === 0 ? hireCost(assessment.view, assessment.hunter) : 0;
  const way = gain(assessment, { spent: from.spent });
  let best = 0;
  for (const region of assessment.content.wreckRegions) {
    if (region === from.region) continue;
    const cost = hire + STEP_COST * stepsBetween(from.region, region);
    if (cost >= from.cash) continue;
    const stop = stopAt(assessment, { region, cash: from.cash - cost, spent: from.spent + cost });
    if (stop.cost > 0) best = Math.max(best, stop.value - way);
  }
  return best;
}

/** What can be asked where the trip ends, with what is not put by. */
function questions(
  assessment: Assessment,
  { region, cash }: Arrival,
  path: readonly Region[],
): number {
  if (path.length === 0) return 0; // that was asked before
  const count = Math.floor((cash - savings(assessment)) / RESEARCH_COST);
  const asked = researchAt(assessment, region).slice(
    0,
    Math.max(0, Math.min(QUESTIONS_A_STOP, count)),
  );
  const worth = asked.reduce((sum, { value }) => sum + value, 0);
  return worth * (assessment.roundsLeft === 0 ? AFLOAT.thisRound : AFLOAT.nextRound);
}

/** A city and what it is good for. */
interface StartCity {
  readonly region: Region;
  readonly value: number;
}

const DEAR = 0.02; // for each dollar of hire, if nothing else decides

/** The free cities, the best first. */
export const startCities = (assessment: Assessment): readonly StartCity[] =>
  freeCities(assessment.view)
    .map((region) => ({
      region,
      value:
        bestFrom(assessment, region) +
        cityQuestions(assessment, region) -
        DEAR * hireAt(assessment, region),
    }))
    .toSorted((one, other) => other.value - one.value);

function hireAt({ content }: Assessment, region: Region): number {
  const place = content.terrain[region];
  return place.kind === 'city' ? place.hire : 0;
}

/** The best attempt that can be made from here. */
function bestFrom(assessment: Assessment, from: Region): number {
  let best = 0;
  for (const region of assessment.content.wreckRegions) {
    const spent = hireAt(assessment, from) + stepsBetween(from, region);
    const attempt = bestAttempt(assessment, { region, cash: assessment.me.cash - spent, spent });
    best = Math.max(best, attempt?.value ?? 0);
  }
  return best;
}

/** What its card tells, for as many questions as there is money for. */
function cityQuestions(assessment: Assessment, region: Region): number {
  const count = Math.max(0, Math.floor(budgetOf(assessment) / RESEARCH_COST));
  const asked = researchAt(assessment, region).slice(0, count);
  return asked.reduce((sum, { value }) => sum + value, 0);
}
