import { GAUGES } from '../../panel.ts';
import { isBroken } from '../../rules/systems.ts';
import { TORPEDO_RANGE } from '../../rules/weapons.ts';
import { COURSES } from '../../vocabulary.ts';
import { bits, harmOf, hurt, spreadBy } from '../chances.ts';
import type { Chances } from '../chances.ts';
import type { Post } from '../post.ts';
import { reckon } from '../reckoning.ts';
import { crampedness } from './room.ts';
import type { Tactics } from './tactics.ts';
import { threatOf } from './threat.ts';
import type { Threat } from './threat.ts';

/** How the next few courses may go: reckoned once a decision. */
export interface Voyage {
  readonly post: Post;
  readonly tactics: Tactics;
  readonly charge: number; // courses until a torpedo can be fired, the coming one left out
  readonly stages: readonly Stage[]; // after each course
  readonly afar: Float64Array; // what a blast will do by the time the torpedo is charged
}
interface Stage {
  readonly threat: Threat;
  readonly shots: Float64Array; // the best a torpedo does from each cell; NaN: not worked out yet
  readonly harm: Float64Array;
}

/** Where a boat has come to. */
export interface Leg {
  readonly at: number;
  readonly closed: Uint8Array; // 1: its own route or mine; put back as it was by whoever changes it
  readonly known: Chances | null; // where the enemy takes it to be by then; null: not thought of
  readonly stage: number; // courses gone, the first one left out
  readonly shot: number; // the best torpedo so far
}

const REPAIR = 3; // courses until broken weapons work again, or so

export function voyageOf(post: Post, tactics: Tactics, least: number): Voyage {
  const { view, boat, sea, skill } = post;
  const missing = GAUGES[view.setup.mode].torpedo - boat.gauges.torpedo;
  const charge = Math.max(least, missing - 1, isBroken(boat, 'torpedo') ? REPAIR : 0);
  const enemy = post.enemy();
  const stages = Array.from({ length: skill.lookahead }, (_, stage): Stage => ({
    threat: threatOf(post, stage + 1),
    shots: new Float64Array(sea.count).fill(NaN),
    harm: harmOf(sea, spreadBy(sea, enemy, stage)),
  }));
  return { post, tactics, charge, stages, afar: harmOf(sea, spreadBy(sea, enemy, charge)) };
}

/** How good it is to have come there, with the best courses from there on. */
export function prospect(voyage: Voyage, leg: Leg): number {
  const { post, stages, charge, tactics } = voyage;
  const { at, known, stage } = leg;
  const { temper } = post;
  const now = stages[stage];
  if (now === undefined) return arrived(voyage, leg);
  const danger = tactics.calm * temper.threat * temper.fading ** stage * now.threat.on(at, known);
  const here = stage < charge ? 0 : temper.later ** stage * shotFrom(voyage, now, at);
  return onward(voyage, { ...leg, shot: Math.max(leg.shot, here) }) - danger;
}

function onward(voyage: Voyage, leg: Leg): number {
  const { post, stages } = voyage;
  const { sea, side } = post;
  const { at, closed, known, stage } = leg;
  if (stage + 1 >= stages.length) return arrived(voyage, leg);
  let most = -Infinity;
  for (const course of COURSES) {
    const next = sea.next[course][at] ?? -1;
    if (next < 0 || closed[next] === 1) continue;
    closed[next] = 1;
    const heard = known && reckon({ sea, about: side }, known, { type: 'courseSet', side, course });
    const value = prospect(voyage, { ...leg, at: next, known: heard, stage: stage + 1 });
    most = Math.max(most, value);
    closed[next] = 0;
  }
  return most === -Infinity ? arrived(voyage, leg) : most;
}

/** What a torpedo is expected to do from there. */
function shotFrom({ post: { sea } }: Voyage, { shots, harm }: Stage, at: number): number {
  const found = shots[at] ?? NaN;
  if (!Number.isNaN(found)) return found;
  let most = 0;
  for (const target of sea.reach[at] ?? [])
    most = Math.max(most, (harm[target] ?? 0) - hurt(sea, target, at));
  shots[at] = most;
  return most;
}

/** How good it is to be there when the courses that were thought of are done. */
function arrived(voyage: Voyage, leg: Leg): number {
  const { post, tactics } = voyage;
  const { at, closed, known } = leg;
  const { sea, skill, temper } = post;
  const shot =
    Math.max(leg.shot, shotLater(voyage, leg)) * (tactics.enemyLeft <= 2 ? temper.finishing : 1);
  return (
    temper.aim * shot -
    temper.cramped *
      distress(post) *
      crampedness({ sea, closed }, at, { horizon: skill.courseHorizon, temper }) +
    (known === null ? 0 : tactics.calm * temper.hiding * bits(known)) -
    (temper.pull / tactics.calm) * distanceTo(voyage, at)
  );
}

/** What the next torpedo can be expected to do when it is charged after that. */
function shotLater({ post, charge, afar }: Voyage, { at, stage }: Leg): number {
  const { sea, temper } = post;
  if (charge <= stage) return 0;
  const far = sea.far[at];
  let most = 0;
  for (const target of sea.water)
    if ((far?.[target] ?? Infinity) <= TORPEDO_RANGE + charge - stage)
      most = Math.max(most, afar[target] ?? 0);
  return most * temper.later ** charge;
}

function distanceTo({ post: { sea }, tactics: { chances } }: Voyage, at: number): number {
  const far = sea.far[at];
  let sum = 0;
  for (const cell of sea.water) sum += (chances[cell] ?? 0) * (far?.[cell] ?? 0);
  return sum;
}

/** How bad it is to have to surface in these waters. */
export function distress({ view, side }: Post): number {
  if (view.setup.scenario !== 'ice') return 1;
  return view.setup.damage - view.standing[side].damage <= 1 ? 8 : 2;
}
