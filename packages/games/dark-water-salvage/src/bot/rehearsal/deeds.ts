import { LOCATE_COST } from '../../rules/locate.ts';
import { STEP_COST } from '../../rules/move.ts';
import { RESEARCH_COST } from '../../rules/research.ts';
import { REGIONS } from '../../vocabulary.ts';
import { spotSet } from './chart.ts';
import { SHIPS, hold } from './stage.ts';
import type { Stage } from './stage.ts';

// What the one whose turn it is does in a rehearsal, and what comes of it.

const R = REGIONS.length;

/** 4. What the boat still costs in this round. */
export const hireNow = ({ actor, hired, chart, at }: Stage): number =>
  hired[actor] === 1 ? 0 : chart.hire[at[actor]!]!;

/** -1: no wreck can lie here. */
export const spotUnder = ({ actor, chart, at }: Stage): number => chart.spotOf[at[actor]!]!;

/** The sonar card that can be used here. */
export const cardHere = ({ actor, chart, at }: Stage): number => chart.cardAt[at[actor]!]!;

function pay(stage: Stage, dollars: number): void {
  stage.cash[stage.actor]! -= dollars;
  stage.worth[stage.actor]! -= dollars;
}

/** 3. Asks the card of the place, and is told. */
export function ask(stage: Stage, wreck: number): void {
  const { alike, spots } = stage.chart;
  const i = stage.actor * SHIPS + wreck;
  const same = cardHere(stage) * spots + stage.spot[wreck]!;
  hold(stage, i, {
    low: stage.low[i]! & alike.low[same]!,
    high: stage.high[i]! & alike.high[same]!,
  });
  pay(stage, RESEARCH_COST);
  stage.asked[stage.actor]! += 1;
  stage.begun[stage.actor]! |= 1 << wreck;
}

/** 4. */
export function sail(stage: Stage, to: number): void {
  const { actor, at, chart } = stage;
  pay(stage, hireNow(stage) + chart.steps[at[actor]! * R + to]! * STEP_COST);
  stage.hired[actor] = 1;
  at[actor] = to;
}

/** 5. */
export function locate(stage: Stage, wreck: number): void {
  pay(stage, LOCATE_COST);
  if (stage.spot[wreck] !== spotUnder(stage)) return miss(stage, wreck);
  stage.located |= 1 << wreck;
  stage.prestige[stage.actor]! += stage.forLocating[wreck]!;
}

/** 6. */
export function salvage(stage: Stage, wreck: number): void {
  const { actor, prestige } = stage;
  const spot = spotUnder(stage);
  pay(stage, stage.chart.salvage[spot]!);
  if (stage.spot[wreck] !== spot) return miss(stage, wreck);
  const bit = 1 << wreck;
  if ((stage.located & bit) === 0) prestige[actor]! += stage.forLocating[wreck]!;
  prestige[actor]! += stage.forSalvaging[wreck]!;
  stage.worth[actor]! += stage.value[wreck]!;
  stage.located |= bit;
  stage.gone |= bit;
}

/** 5. Not here: it is lost to this hunter, and all strike the place off. */
function miss(stage: Stage, wreck: number): void {
  stage.locked[stage.actor]! |= 1 << wreck;
  const { low, high } = spotSet(spotUnder(stage));
  for (let i = wreck; i < stage.left.length; i += SHIPS)
    if (((stage.low[i]! & low) | (stage.high[i]! & high)) !== 0)
      hold(stage, i, { low: stage.low[i]! & ~low, high: stage.high[i]! & ~high });
}
