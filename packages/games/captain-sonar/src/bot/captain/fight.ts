import { GAUGES } from '../../panel.ts';
import { COURSES } from '../../vocabulary.ts';
import { where } from '../chances.ts';
import { reckon } from '../reckoning.ts';
import { arrived } from './arrival.ts';
import type { Berth, Engagement } from './engagement.ts';
import { gazeAt } from './gaze.ts';
import { replyOf } from './pursuit.ts';
import { bestShot, bestTrigger } from './shot.ts';
import type { Shot } from './shot.ts';
import { minesNear } from './threat.ts';

const LEAST_SHOT = 0.2; // less is not thought through

/** How good it is to have come there: to fire or not to, and then the best courses from there on. */
export function outlook(engagement: Engagement, berth: Berth): number {
  const hold = held(engagement, berth);
  const shot = bestShot(engagement, berth);
  return shot.value <= LEAST_SHOT ? hold : Math.max(hold, fired(engagement, berth, shot));
}

/** The same if a torpedo is fired first: the enemy then knows that the boat is in range of where it struck. */
export function fired(engagement: Engagement, berth: Berth, { target, value, sunk }: Shot): number {
  const { temper, view, sea } = engagement.post;
  const charge = berth.stage + GAUGES[view.setup.mode].torpedo;
  const range = sea.reach[target] ?? [];
  const known = berth.known && where(berth.known, (cell) => range.includes(cell));
  const after = held(engagement, { ...berth, charge, known: known ?? berth.known });
  return temper.later ** berth.stage * temper.aim * value + (1 - sunk) * after;
}

/** How good it is to have come there with the torpedo kept, or gone: the enemy replies, and it goes on. */
export function held(engagement: Engagement, berth: Berth): number {
  const { post, tactics, still, readiness, stakes, minefield } = engagement;
  const { temper, sea } = post;
  const { ownLeft } = tactics;
  const { at, known, stage, charge, fleet } = berth;
  const gaze = gazeAt(sea, known, at);
  const weight = tactics.calm * temper.threat * temper.fading ** stage;
  const mines =
    weight * stakes.losses[1] * minesNear(post, { mines: [minefield], cell: at, harm: gaze.harm });
  const replies = stage + 1 - still; // below 0: the enemy is up and cannot
  if (replies < 0) return onward(engagement, berth) - mines;
  const loaded = (readiness[replies] ?? 0) * berth.loaded;
  const armed = charge <= stage + 1;
  const reply = replyOf(post, fleet, { at, gaze, armed, loaded, lure: 0, stakes, ownLeft });
  const next = {
    ...berth,
    fleet: reply.fleet,
    loaded: berth.loaded * (1 - Math.min(1, reply.fired)),
  };
  const lives = 1 - Math.min(1, weight * reply.fatal);
  return lives * onward(engagement, next) - weight * reply.danger - mines;
}

/** The boat's own turn again: a mine set off where that is good, and the best course. */
export function onward(engagement: Engagement, berth: Berth): number {
  const { post, depth } = engagement;
  const { sea, side, temper } = post;
  const { at, closed, known, stage } = berth;
  if (stage + 1 >= depth) return arrived(engagement, berth);
  const blast = berth.spent ? 0 : bestTrigger(engagement, berth);
  if (blast > 0)
    return temper.later ** (stage + 1) * blast + onward(engagement, { ...berth, spent: true });
  let most = -Infinity;
  for (const course of COURSES) {
    const next = sea.next[course][at] ?? -1;
    if (next < 0 || closed[next] === 1) continue;
    closed[next] = 1;
    const heard = known && reckon({ sea, about: side }, known, { type: 'courseSet', side, course });
    const value = outlook(engagement, { ...berth, at: next, known: heard, stage: stage + 1 });
    if (value > most) most = value;
    closed[next] = 0;
  }
  return most === -Infinity ? arrived(engagement, berth) : most;
}
