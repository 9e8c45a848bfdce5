import { LOCATE_COST } from '../../rules/locate.ts';
import { REGIONS } from '../../vocabulary.ts';
import { firstSpot } from './chart.ts';
import { SHIPS, openWrecks } from './stage.ts';
import type { Stage } from './stage.ts';

/** The best trip there is for the one whose turn it is. One for all rehearsals: they come one after another. */
export interface Prospect {
  wreck: number; // -1: none
  spot: number;
  value: number; // in prestige, the price of the cash included
  cost: number; // dollars from here to the end of it
}
export const prospect: Prospect = { wreck: -1, spot: 0, value: 0, cost: 0 };

const R = REGIONS.length;
const AMPLE = 30; // dollars of net worth with which debt is no more to be feared

/** Finds the best that can be paid for from a region, the boat costing so much. */
export function seekFrom(stage: Stage, from: number, hire: number): void {
  const { chart, actor } = stage;
  prospect.wreck = -1;
  prospect.value = 0;
  prospect.cost = 0;
  for (
    let bits = (stage.ready[actor]! | stage.located) & openWrecks(stage);
    bits !== 0;
    bits &= bits - 1
  ) {
    const wreck = 31 - Math.clz32(bits & -bits);
    const isLocated = (stage.located & (1 << wreck)) !== 0;
    const i = actor * SHIPS + wreck;
    const left = isLocated ? 1 : stage.left[i]!;
    let low = stage.low[i]!;
    let high = stage.high[i]!;
    for (let k = 0; k < left; k++) {
      const spot = isLocated ? stage.spot[wreck]! : firstSpot(low, high);
      if (low !== 0) low &= low - 1;
      else high &= high - 1;
      const region = chart.regionOf[spot]!;
      const steps = chart.steps[from * R + region]!;
      if (steps > 0 && stage.at.includes(region)) continue;
      appraise(stage, { wreck, spot, left, way: steps === 0 ? 0 : hire + steps });
    }
  }
}

/** A wreck that may lie at a spot, and the way there. */
interface Target {
  readonly wreck: number;
  readonly spot: number;
  readonly left: number; // spots where it may lie
  readonly way: number; // dollars
}

/** Takes it for the best prospect if it is. */
function appraise(stage: Stage, target: Target): void {
  const { wreck, spot, left, way } = target;
  const cash = stage.cash[stage.actor]! - way;
  if (cash < LOCATE_COST) return;
  const salvage = stage.chart.salvage[spot]!;
  const isLocated = (stage.located & (1 << wreck)) !== 0;
  if (left > 1) guess(stage, target);
  else if (cash >= salvage) {
    const both = stage.forSalvaging[wreck]! + (isLocated ? 0 : stage.forLocating[wreck]!);
    const usual = stage.chart.usual[spot]!;
    if (isTooDear(stage, way + salvage - usual)) return;
    offer(stage, target, { prestige: both + needOf(stage) * usual, cost: way + salvage });
  } else if (!isLocated && !isTooDear(stage, way + LOCATE_COST)) {
    // Located for the prestige alone, it lies open to all.
    const lost = isLast(stage) ? 0 : styleOf(stage).giveAway * stage.forSalvaging[wreck]!;
    offer(stage, target, { prestige: stage.forLocating[wreck]! - lost, cost: way + LOCATE_COST });
  }
}

/** With more than one spot left it is located first, so that being wrong costs little. */
function guess(stage: Stage, target: Target): void {
  const { wreck, spot, left, way } = target;
  const { price, keep } = styleOf(stage);
  const salvage = stage.chart.salvage[spot]!;
  const cost = way + LOCATE_COST;
  if (isTooDear(stage, cost)) return;
  const chance = 1 / left;
  const both = stage.forLocating[wreck]! + stage.forSalvaging[wreck]!;
  if (stage.cash[stage.actor]! >= cost + salvage) {
    const lost = isLast(stage) ? 0 : (1 - chance) * keep * both;
    const spared = (1 - chance) * price * salvage;
    offer(stage, target, { prestige: chance * both - lost + spared, cost: cost + salvage });
  } else if (isLast(stage))
    offer(stage, target, { prestige: chance * stage.forLocating[wreck]!, cost });
}

function offer(
  stage: Stage,
  { wreck, spot }: Target,
  { prestige, cost }: { readonly prestige: number; readonly cost: number },
): void {
  const { price, spend } = styleOf(stage);
  const value = prestige - price * cost * (isLast(stage) ? 1 - spend : 1);
  if (value <= prospect.value) return;
  prospect.wreck = wreck;
  prospect.spot = spot;
  prospect.value = value;
  prospect.cost = cost;
}

const styleOf = ({ styles, actor }: Stage): Stage['styles'][number] => styles[actor]!;
const isLast = ({ roundsLeft }: Stage): boolean => roundsLeft === 0;

/** Prestige that a dollar of salvage is worth. */
const needOf = (stage: Stage): number =>
  styleOf(stage).fear * Math.min(1, Math.max(0, 1 - stage.worth[stage.actor]! / AMPLE));

/** Whether it would bring the hunter into a debt that it could hardly get out of. Who is in one has less to fear. */
export function isTooDear(stage: Stage, dollars: number): boolean {
  const worth = stage.worth[stage.actor]!;
  const limit = -styleOf(stage).earned * stage.roundsLeft;
  return dollars > 0 && worth >= limit && worth - dollars < limit;
}
