import { RESEARCH_COST } from '../../rules/research.ts';
import { STEP_COST, hireCost, reach } from '../../rules/move.ts';
import type { Region } from '../../vocabulary.ts';
import { bestAttempt } from './attempt.ts';
import type { Arrival } from './attempt.ts';
import { gain } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { savings } from './savings.ts';
import { studiesAt } from './study.ts';
import { stepsBetween } from '../way.ts';

/** Somewhere to go, and what it is good for. */
export interface Trip {
  readonly to: Region;
  readonly path: readonly Region[]; // empty: stay
  readonly value: number;
  readonly reserve: number; // dollars it takes from here to the end of the attempt it is made for; 0: for none
}

const STUDIES = 3; // questions a stop is good for
const LATER = 0.8; // of the worth of a second stop, which may come to nothing
/** Questions are asked for nothing from the city one starts from in the next round. */
const AFLOAT = { thisRound: 0.7, nextRound: 0.25 };
const CONTEST = 0.3; // of the value, to be there first

/** The best first; staying where one is among them. */
export function tripsFrom(outlook: Outlook): readonly Trip[] {
  const { view, hunter, me } = outlook;
  if (me.token === null) return [];
  const stay = tripTo(outlook, { region: me.token, cash: me.cash, spent: 0 }, []);
  const others = reach(view, hunter).map(({ to, path, cost }) =>
    tripTo(outlook, { region: to, cash: me.cash - cost, spent: cost }, path),
  );
  return [stay, ...others].toSorted((one, other) => other.value - one.value);
}

function tripTo(outlook: Outlook, arrival: Arrival, path: readonly Region[]): Trip {
  const { region, spent } = arrival;
  const first = stopAt(outlook, arrival);
  const onWay = gain(outlook, { spent });
  const after = { ...arrival, cash: arrival.cash - first.cost, spent: spent + first.cost };
  const isFirstOfMany = outlook.skill.stops > 1;
  const next = isFirstOfMany ? LATER * bestNext(outlook, after) : 0;
  const value = (first.cost > 0 ? first.value : onWay) + questions(outlook, arrival, path) + next;
  return { to: region, path, value, reserve: first.cost > 0 ? spent + first.cost : 0 };
}

interface Stop {
  readonly value: number;
  readonly cost: number;
}

function stopAt(outlook: Outlook, arrival: Arrival): Stop {
  const attempt = bestAttempt(outlook, arrival);
  if (attempt === null) return { value: 0, cost: 0 };
  const contest = CONTEST * (outlook.contested.get(attempt.wreck) ?? 0);
  return { value: attempt.value * (1 + contest), cost: attempt.cost };
}

/** The best attempt after this one, in the same round. */
function bestNext(outlook: Outlook, from: Arrival): number {
  const hire = from.spent === 0 ? hireCost(outlook.view, outlook.hunter) : 0;
  const way = gain(outlook, { spent: from.spent });
  let best = 0;
  for (const region of outlook.content.wreckRegions) {
    if (region === from.region) continue;
    const cost = hire + STEP_COST * stepsBetween(from.region, region);
    if (cost >= from.cash) continue;
    const stop = stopAt(outlook, { region, cash: from.cash - cost, spent: from.spent + cost });
    if (stop.cost > 0) best = Math.max(best, stop.value - way);
  }
  return best;
}

/** What can be asked where the trip ends, with what is not put by. */
function questions(outlook: Outlook, { region, cash }: Arrival, path: readonly Region[]): number {
  if (path.length === 0) return 0; // that was asked before
  const count = Math.floor((cash - savings(outlook)) / RESEARCH_COST);
  const asked = studiesAt(outlook, region).slice(0, Math.max(0, Math.min(STUDIES, count)));
  const worth = asked.reduce((sum, { value }) => sum + value, 0);
  return worth * (outlook.roundsLeft === 0 ? AFLOAT.thisRound : AFLOAT.nextRound);
}
