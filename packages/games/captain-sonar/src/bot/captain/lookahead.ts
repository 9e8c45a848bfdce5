import { GAUGES } from '../../panel.ts';
import { isBroken } from '../../rules/panel-marks.ts';
import { TORPEDO_RANGE } from '../../rules/range.ts';
import { COURSES } from '../../vocabulary.ts';
import { bits, harmOf, hurt, spreadBy } from '../chances.ts';
import type { Chances } from '../chances.ts';
import type { BotContext } from '../context.ts';
import { reckon } from '../reckoning.ts';
import { crampedness } from './room.ts';
import type { Tactics } from './tactics.ts';
import { threatOf } from './threat.ts';
import type { Threat } from './threat.ts';

/** How the next few courses may go: reckoned once a decision. */
interface Lookahead {
  readonly context: BotContext;
  readonly tactics: Tactics;
  readonly charge: number; // courses until a torpedo can be fired, the coming one left out
  readonly stages: readonly LookaheadStep[]; // after each course
  readonly afar: Float64Array; // what a blast will do by the time the torpedo is charged
}
interface LookaheadStep {
  readonly threat: Threat;
  readonly shots: Float64Array; // the best a torpedo does from each cell; NaN: not worked out yet
  readonly harm: Float64Array;
}

/** Where a boat has come to. */
interface LookaheadNode {
  readonly at: number;
  readonly closed: Uint8Array; // 1: its own route or mine; put back as it was by whoever changes it
  readonly known: Chances | null; // where the enemy takes it to be by then; null: not thought of
  readonly stage: number; // courses gone, the first one left out
  readonly shot: number; // the best torpedo so far
}

const REPAIR = 3; // courses until broken weapons work again, or so

export function lookaheadOf(context: BotContext, tactics: Tactics, least: number): Lookahead {
  const { view, boat, sea, skill } = context;
  const missing = GAUGES[view.setup.mode].torpedo - boat.gauges.torpedo;
  const charge = Math.max(least, missing - 1, isBroken(boat, 'torpedo') ? REPAIR : 0);
  const enemy = context.enemy();
  const stages = Array.from({ length: skill.lookahead }, (_, stage): LookaheadStep => ({
    threat: threatOf(context, stage + 1),
    shots: new Float64Array(sea.count).fill(NaN),
    harm: harmOf(sea, spreadBy(sea, enemy, stage)),
  }));
  return { context, tactics, charge, stages, afar: harmOf(sea, spreadBy(sea, enemy, charge)) };
}

/** How good it is to have come there, with the best courses from there on. */
export function prospect(lookahead: Lookahead, node: LookaheadNode): number {
  const { context, stages, charge, tactics } = lookahead;
  const { at, known, stage } = node;
  const { weights } = context;
  const now = stages[stage];
  if (now === undefined) return arrived(lookahead, node);
  const danger = tactics.calm * weights.threat * weights.fading ** stage * now.threat.on(at, known);
  const here = stage < charge ? 0 : weights.later ** stage * shotFrom(lookahead, now, at);
  return onward(lookahead, { ...node, shot: Math.max(node.shot, here) }) - danger;
}

function onward(lookahead: Lookahead, node: LookaheadNode): number {
  const { context, stages } = lookahead;
  const { sea, side } = context;
  const { at, closed, known, stage } = node;
  if (stage + 1 >= stages.length) return arrived(lookahead, node);
  let most = -Infinity;
  for (const course of COURSES) {
    const next = sea.next[course][at] ?? -1;
    if (next < 0 || closed[next] === 1) continue;
    closed[next] = 1;
    const heard = known && reckon({ sea, about: side }, known, { type: 'courseSet', side, course });
    const value = prospect(lookahead, { ...node, at: next, known: heard, stage: stage + 1 });
    most = Math.max(most, value);
    closed[next] = 0;
  }
  return most === -Infinity ? arrived(lookahead, node) : most;
}

/** What a torpedo is expected to do from there. */
function shotFrom(
  { context: { sea } }: Lookahead,
  { shots, harm }: LookaheadStep,
  at: number,
): number {
  const found = shots[at] ?? NaN;
  if (!Number.isNaN(found)) return found;
  let most = 0;
  for (const target of sea.reach[at] ?? [])
    most = Math.max(most, (harm[target] ?? 0) - hurt(sea, target, at));
  shots[at] = most;
  return most;
}

/** How good it is to be there when the courses that were thought of are done. */
function arrived(lookahead: Lookahead, node: LookaheadNode): number {
  const { context, tactics } = lookahead;
  const { at, closed, known } = node;
  const { sea, skill, weights } = context;
  const shot =
    Math.max(node.shot, shotLater(lookahead, node)) *
    (tactics.enemyLeft <= 2 ? weights.finishing : 1);
  return (
    weights.aim * shot -
    weights.cramped *
      distress(context) *
      crampedness({ sea, closed }, at, { horizon: skill.courseHorizon, weights }) +
    (known === null ? 0 : tactics.calm * weights.hiding * bits(known)) -
    (weights.pull / tactics.calm) * distanceTo(lookahead, at)
  );
}

/** What the next torpedo can be expected to do when it is charged after that. */
function shotLater({ context, charge, afar }: Lookahead, { at, stage }: LookaheadNode): number {
  const { sea, weights } = context;
  if (charge <= stage) return 0;
  const far = sea.far[at];
  let most = 0;
  for (const target of sea.water)
    if ((far?.[target] ?? Infinity) <= TORPEDO_RANGE + charge - stage)
      most = Math.max(most, afar[target] ?? 0);
  return most * weights.later ** charge;
}

function distanceTo({ context: { sea }, tactics: { chances } }: Lookahead, at: number): number {
  const far = sea.far[at];
  let sum = 0;
  for (const cell of sea.water) sum += (chances[cell] ?? 0) * (far?.[cell] ?? 0);
  return sum;
}

/** How bad it is to have to surface in these barred. */
export function distress({ view, side }: BotContext): number {
  if (view.setup.scenario !== 'ice') return 1;
  return view.setup.damage - view.standing[side].damage <= 1 ? 8 : 2;
}
