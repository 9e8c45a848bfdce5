import { LOCATE_COST } from '../../rules/locate.ts';
import { RESEARCH_COST } from '../../rules/research.ts';
import { firstSpot } from './chart.ts';
import { cardHere, hireNow, spotUnder } from './deeds.ts';
import { isTooDear, prospect, seekFrom } from './prospect.ts';
import { bestQuestion, gainOfMany } from './question.ts';
import { SHIPS, openWrecks } from './stage.ts';
import type { Stage } from './stage.ts';

// What the one whose turn it is does by rule of thumb: from what it was told and what everybody saw, and quick enough
// to be asked a thousand times for one decision.

const NONE = -1;

/** The free city to start from. */
export function cityFor(stage: Stage): number {
  let best = NONE;
  let most = -Infinity;
  for (const city of stage.chart.cities) {
    if (stage.at.includes(city)) continue;
    const value = cityValue(stage, city);
    if (value > most) {
      best = city;
      most = value;
    }
  }
  return best;
}

/** What can be reached from a city, and what its card tells for the money there is. */
export function cityValue(stage: Stage, city: number): number {
  const { chart } = stage;
  const { info, hire } = stage.styles[stage.actor]!;
  seekFrom(stage, city, chart.hire[city]!);
  const count = Math.floor(questionMoney(stage) / RESEARCH_COST);
  const told = gainOfMany(stage, chart.cardAt[city]!, count);
  return prospect.value + info * told - hire * chart.hire[city]!;
}

/** What is not needed for the trip in prospect, or hoped for. */
function questionMoney(stage: Stage): number {
  const { actor } = stage;
  const { asking, hope } = stage.styles[actor]!;
  const cash = stage.cash[actor]!;
  if (prospect.wreck !== NONE) return cash - prospect.cost;
  if (stage.hired[actor] === 1) return cash;
  const spent = stage.asked[actor]! * RESEARCH_COST;
  return Math.max((cash + spent) * asking, cash + spent - hope) - spent;
}

/** Looks for the trip that the money is for. */
export const lookOut = (stage: Stage): void =>
  seekFrom(stage, stage.at[stage.actor]!, hireNow(stage));

/** The wreck to ask about, after `lookOut`. -1: none. */
export function questionFor(stage: Stage): number {
  if (questionMoney(stage) < RESEARCH_COST) return NONE;
  if (prospect.wreck === NONE && isTooDear(stage, RESEARCH_COST)) return NONE;
  return bestQuestion(stage, cardHere(stage));
}

/** Where to go; where it is, if there is something to do; -1: nowhere. */
export function destinationFor(stage: Stage): number {
  lookOut(stage);
  return prospect.wreck === NONE ? NONE : stage.chart.regionOf[prospect.spot]!;
}

/** The wreck to locate here; -1: none. One that is certain and can be paid for is salvaged at once. */
export function locatableFor(stage: Stage): number {
  const spot = spotUnder(stage);
  const cash = stage.cash[stage.actor]!;
  if (spot < 0 || cash < LOCATE_COST) return NONE;
  lookOut(stage);
  const { wreck } = prospect;
  if (wreck === NONE || prospect.spot !== spot || (stage.located & (1 << wreck)) !== 0) return NONE;
  return knownSpot(stage, wreck) === spot && cash >= stage.chart.salvage[spot]! ? NONE : wreck;
}

/** The wreck to salvage here; -1: none. */
export function salvageableFor(stage: Stage): number {
  const { actor, chart } = stage;
  const spot = spotUnder(stage);
  if (spot < 0) return NONE;
  const cost = chart.salvage[spot]!;
  if (stage.cash[actor]! < cost || isTooDear(stage, cost - chart.usual[spot]!)) return NONE;
  let bits = (stage.ready[actor]! | stage.located) & openWrecks(stage);
  for (; bits !== 0; bits &= bits - 1) {
    const wreck = 31 - Math.clz32(bits & -bits);
    if (knownSpot(stage, wreck) === spot) return wreck;
  }
  return NONE;
}

/** Where a wreck must lie for all the hunter knows; -1: it is not certain. */
function knownSpot(stage: Stage, wreck: number): number {
  if ((stage.located & (1 << wreck)) !== 0) return stage.spot[wreck]!;
  const i = stage.actor * SHIPS + wreck;
  return stage.left[i] === 1 ? firstSpot(stage.low[i]!, stage.high[i]!) : NONE;
}
