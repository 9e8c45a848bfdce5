import { GAUGES } from '../../panel.ts';
import { TORPEDO_RANGE } from '../../rules/range.ts';
import { COURSES } from '../../vocabulary.ts';
import { bits, harmOf, hurt, where } from '../chances.ts';
import type { Chances } from '../chances.ts';
import { reckon } from '../reckoning.ts';
import { enemySight, replyOf } from './enemy-reply.ts';
import { massOf } from './engagement.ts';
import type { FightNode, Engagement } from './engagement.ts';
import { distress } from './lookahead.ts';
import { crampedness } from './room.ts';
import type { Stakes, Tactics } from './tactics.ts';
import { minesNear } from './threat.ts';

const LEAST_SHOT = 0.2; // less is not thought through

/** How good it is to have come there: to fire or not to, and then the best courses from there on. */
export function fightValue(engagement: Engagement, node: FightNode): number {
  const hold = held(engagement, node);
  const shot = bestShot(engagement, node);
  return shot.value <= LEAST_SHOT ? hold : Math.max(hold, fired(engagement, node, shot));
}

/** The same if a torpedo is fired first: the enemy then knows that the boat is in range of where it struck. */
export function fired(
  engagement: Engagement,
  node: FightNode,
  { target, value, sunk }: Shot,
): number {
  const { weights, view, sea } = engagement.context;
  const charge = node.stage + GAUGES[view.setup.mode].torpedo;
  const range = sea.reach[target] ?? [];
  const known = node.known && where(node.known, (cell) => range.includes(cell));
  const after = held(engagement, { ...node, charge, known: known ?? node.known });
  return weights.later ** node.stage * weights.aim * value + (1 - sunk) * after;
}

/** How good it is to have come there with the torpedo kept, or gone: the enemy replies, and it goes on. */
export function held(engagement: Engagement, node: FightNode): number {
  const { context, tactics, still, readiness, stakes, minefield } = engagement;
  const { weights, sea } = context;
  const { ownLeft } = tactics;
  const { at, known, stage, charge, candidates } = node;
  const sight = enemySight(sea, known, at);
  const weight = tactics.calm * weights.threat * weights.fading ** stage;
  const mines =
    weight *
    stakes.losses[1] *
    minesNear(context, { mines: [minefield], cell: at, harm: sight.harm });
  const replies = stage + 1 - still; // below 0: the enemy is up and cannot
  if (replies < 0) return onward(engagement, node) - mines;
  const loaded = (readiness[replies] ?? 0) * node.loaded;
  const armed = charge <= stage + 1;
  const reply = replyOf(context, candidates, {
    at,
    sight,
    armed,
    loaded,
    lure: 0,
    stakes,
    ownLeft,
  });
  const next = {
    ...node,
    candidates: reply.candidates,
    loaded: node.loaded * (1 - Math.min(1, reply.fired)),
  };
  const lives = 1 - Math.min(1, weight * reply.fatal);
  return lives * onward(engagement, next) - weight * reply.danger - mines;
}

/** The boat's own turn again: a mine set off where that is good, and the best course. */
export function onward(engagement: Engagement, node: FightNode): number {
  const { context, depth } = engagement;
  const { sea, side, weights } = context;
  const { at, closed, known, stage } = node;
  if (stage + 1 >= depth) return arrived(engagement, node);
  const blast = node.spent ? 0 : bestTrigger(engagement, node);
  if (blast > 0)
    return weights.later ** (stage + 1) * blast + onward(engagement, { ...node, spent: true });
  let most = -Infinity;
  for (const course of COURSES) {
    const next = sea.next[course][at] ?? -1;
    if (next < 0 || closed[next] === 1) continue;
    closed[next] = 1;
    const heard = known && reckon({ sea, about: side }, known, { type: 'courseSet', side, course });
    const value = fightValue(engagement, { ...node, at: next, known: heard, stage: stage + 1 });
    if (value > most) most = value;
    closed[next] = 0;
  }
  return most === -Infinity ? arrived(engagement, node) : most;
}

interface Shot {
  readonly target: number;
  readonly value: number;
  readonly sunk: number; // the chance that it sinks the enemy
}
/** How likely a blast strikes the enemy. */
interface Odds {
  readonly direct: number;
  readonly near: number;
}

/** What a blast is worth that does so much damage to one's own boat. */
const tradeOf = ({ trade }: Stakes, { direct, near }: Odds, own: number): number =>
  direct * trade(2, own) + near * trade(1, own) + (1 - direct - near) * trade(0, own);

export const sinking = ({ enemyLeft }: Tactics, { direct, near }: Odds): number =>
  (enemyLeft <= 2 ? direct : 0) + (enemyLeft <= 1 ? near : 0);

const NO_SHOT: Shot = { target: -1, value: 0, sunk: 0 };

/** The best a torpedo can do from there. */
function bestShot(
  { context, stakes, tactics }: Engagement,
  { at, stage, charge, candidates }: FightNode,
): Shot {
  if (stage < charge) return NO_SHOT;
  const { sea } = context;
  const { gains } = stakes;
  const chances = massOf(sea, candidates);
  const harm = harmOf(sea, chances);
  let best = NO_SHOT;
  for (const target of sea.reach[at] ?? []) {
    const all = harm[target] ?? 0;
    if (all === 0) continue;
    const direct = chances[target] ?? 0;
    const odds = { direct, near: all - 2 * direct };
    const own = hurt(sea, target, at);
    const value = own === 0 ? direct * gains[2] + odds.near * gains[1] : tradeOf(stakes, odds, own);
    if (value > best.value) best = { target, value, sunk: sinking(tactics, odds) };
  }
  return best;
}

/** What a mine of one's own does beyond what it is worth to keep. */
function bestTrigger({ context, stakes }: Engagement, { at, candidates }: FightNode): number {
  const { sea, boat, weights } = context;
  if (boat.mines.length === 0) return 0;
  const chances = massOf(sea, candidates);
  let most = 0;
  for (const mine of boat.mines) {
    const cell = sea.chart.indexOf(mine);
    let near = 0;
    for (const beside of sea.ring[cell] ?? []) near += chances[beside] ?? 0;
    const odds = { direct: chances[cell] ?? 0, near };
    most = Math.max(most, tradeOf(stakes, odds, hurt(sea, cell, at)) - weights.keptMine);
  }
  return most;
}

/** How good it is to be there when the courses that were thought of are done. */
function arrived(engagement: Engagement, node: FightNode): number {
  const { context, tactics } = engagement;
  const { at, closed, known, stage } = node;
  const { sea, skill, weights } = context;
  const room = crampedness({ sea, closed }, at, { horizon: skill.courseHorizon, weights });
  const pull = weights.pull / tactics.calm + weights.chase * edgeOf(engagement, known);
  return (
    weights.aim * weights.later ** (stage + 1) * shotLater(engagement, node) -
    weights.cramped * distress(context) * room +
    (known === null ? 0 : tactics.calm * weights.hiding * bits(known)) -
    pull * distanceTo(engagement, node)
  );
}

const MUCH = 3; // bits by which one side knows more

/** How much better the enemy is known than this boat is: between -1 and 1. */
function edgeOf({ tactics }: Engagement, known: Chances | null): number {
  if (known === null) return 0;
  return Math.max(-1, Math.min(1, (bits(known) - tactics.unknown) / MUCH));
}

/** What the next torpedo may do when it is charged after that: a ready one is worth something wherever the enemy is. */
function shotLater(
  { context, stakes }: Engagement,
  { at, stage, charge, candidates }: FightNode,
): number {
  const { sea, weights, view } = context;
  const wait = Math.max(0, charge - stage - 1);
  const ready = Math.max(0, 1 - wait / GAUGES[view.setup.mode].torpedo);
  const harm = harmOf(sea, massOf(sea, candidates));
  const far = sea.far[at];
  let most = 0;
  for (const target of sea.water) {
    const value = harm[target] ?? 0;
    if (value > most && (far?.[target] ?? Infinity) <= TORPEDO_RANGE + 1 + wait) most = value;
  }
  const hope = weights.promiseOfShot * weights.later ** wait * Math.min(2, most);
  return weights.loaded * ready + hope * stakes.gains[1];
}

function distanceTo({ context: { sea } }: Engagement, { at, candidates }: FightNode): number {
  const far = sea.far[at];
  let sum = 0;
  for (let i = 0; i < candidates.cells.length; i++)
    sum += (candidates.mass[i] ?? 0) * (far?.[candidates.cells[i] ?? 0] ?? 0);
  return sum;
}
