import { GAUGES } from '../../panel.ts';
import { isBroken } from '../../rules/systems.ts';
import { enemyOf } from '../../vocabulary.ts';
import type { Chances } from '../chances.ts';
import type { Post } from '../post.ts';
import { fleetOf } from './fleet.ts';
import type { Fleet } from './fleet.ts';
import { readinessAhead } from './readiness.ts';
import { closedFor } from './room.ts';
import { stakesOf } from './stakes.ts';
import type { Stakes } from './stakes.ts';
import type { Tactics } from './tactics.ts';

/** How a fight stands before it is thought through: reckoned once a decision. */
export interface Engagement {
  readonly post: Post;
  readonly tactics: Tactics;
  readonly fleet: Fleet; // where the enemy may be now
  readonly depth: number; // courses
  readonly charge: number; // courses until a torpedo can be fired, the coming one left out
  readonly still: number; // turns this boat has before the enemy moves
  readonly stakes: Stakes;
  readonly readiness: readonly number[]; // of the enemy, after so many of its courses
  readonly minefield: Chances; // the enemy's mines to be expected on each cell
}

/** Where a boat has come to. */
export interface Berth {
  readonly at: number;
  readonly closed: Uint8Array; // 1: its own route or mine; put back as it was by whoever changes it
  readonly known: Chances | null; // where the enemy takes it to be by then; null: not thought of
  readonly stage: number; // courses gone, the first one left out
  readonly charge: number; // the stage from which a torpedo can be fired
  readonly fleet: Fleet;
  readonly loaded: number; // the chance that the enemy has not fired yet
  readonly spent: boolean; // a mine of one's own was set off on the way
}

const BOATS = 28; // places of the enemy that are followed
const MANY = 10; // of these, from which on one course less is looked ahead
const REPAIR = 2; // courses until broken weapons work again, or so
const UP = 8; // courses that the enemy may have while this boat is up

export function engagementOf(post: Post, tactics: Tactics): Engagement {
  const { view, boat, skill, side, temper } = post;
  const fleet = fleetOf(post.enemy().boats(BOATS));
  const missing = GAUGES[view.setup.mode].torpedo - boat.gauges.torpedo;
  const depth = Math.max(1, skill.lookahead - (fleet.cells.length <= MANY ? 0 : 1));
  const isUp = view.standing[enemyOf(side)].surfaced;
  return {
    post,
    tactics,
    fleet,
    depth,
    charge: Math.max(missing - 1, isBroken(boat, 'torpedo') ? REPAIR : 0),
    still: isUp ? (view.turn?.left ?? temper.stillInRealTime) : 1,
    stakes: stakesOf(tactics.ownLeft, tactics.enemyLeft),
    readiness: readinessAhead(post, depth + UP),
    minefield: post.enemy().minefield(),
  };
}

/** Where the boat is now, if a torpedo can be fired so many courses from now. */
export const berthNow = (post: Post, { tactics, fleet }: Engagement, charge: number): Berth => ({
  at: tactics.at,
  closed: closedFor(post),
  known: post.self()?.chances ?? null,
  stage: 0,
  charge,
  fleet,
  loaded: 1,
  spent: false,
});
