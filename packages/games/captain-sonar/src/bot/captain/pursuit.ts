import { hurt } from '../chances.ts';
import type { Post } from '../post.ts';
import { gather } from './fleet.ts';
import type { Fleet } from './fleet.ts';
import type { Aim, Gaze } from './gaze.ts';
import type { Stakes } from './stakes.ts';

/** How this boat stands when the enemy is to move. */
export interface Quarry {
  readonly at: number;
  readonly gaze: Gaze;
  readonly armed: boolean; // it can fire in its next turn
  readonly loaded: number; // the chance that the enemy can fire now
  readonly lure: number; // how much the enemy wants to come nearer, a course
  readonly stakes: Stakes;
  readonly ownLeft: number; // damage that sinks it
}
export interface Reply {
  readonly fleet: Fleet;
  readonly danger: number; // what it is to be expected to do to this boat
  readonly fired: number; // the chance that the enemy has fired
  readonly fatal: number; // the chance that it has sunk this boat
}

const LEAST = 0.004; // a chance too small to be followed
const CARELESS = 0.2; // chance that the enemy fires for less than is worth a shot

/** The enemy moves, each boat that it may be as it likes best, and fires. */
export function replyOf(post: Post, fleet: Fleet, quarry: Quarry): Reply {
  const { sea, temper } = post;
  const { gaze, loaded, at, ownLeft } = quarry;
  const gathering = gather(sea, fleet);
  let [danger, fired, fatal] = [0, 0, 0];
  for (let boat = 0; boat < fleet.cells.length; boat++) {
    const place = fleet.cells[boat] ?? 0;
    const mass = fleet.mass[boat] ?? 0;
    if (mass < LEAST) continue;
    const ways = waysFor(post, { fleet, boat }, quarry);
    if (ways.length === 0) gathering.come(place, { mass, boat, from: fleet.from[boat] ?? -1 });
    for (const { way, share } of ways) {
      const part = mass * share;
      gathering.come(way, { mass: part, boat, from: place });
      const aim = gaze.aimFrom(way);
      if (aim.target < 0) continue;
      const shots = loaded * part * (aim.value >= temper.worthAShot ? 1 : CARELESS);
      fired += shots;
      danger += shots * lossBy(post, aim, quarry);
      if (hurt(sea, aim.target, at) >= ownLeft) fatal += shots;
    }
  }
  return { fleet: gathering.fleet(), danger, fired, fatal };
}

interface Member {
  readonly fleet: Fleet;
  readonly boat: number;
}
interface Way {
  readonly way: number;
  readonly share: number; // how likely it is taken; all together 1
}

/** Where a boat may go: to where it can fire, out of where it can be fired at, near to whom it wants. */
function waysFor({ sea, temper }: Post, { fleet, boat }: Member, quarry: Quarry): readonly Way[] {
  const { gaze, armed, loaded, lure } = quarry;
  const place = fleet.cells[boat] ?? 0;
  const closed = fleet.routes[boat];
  const ways: Way[] = [];
  let all = 0;
  for (const way of sea.ways[place] ?? []) {
    if (way === fleet.from[boat] || closed?.[way] === 1) continue;
    const wish =
      loaded * gaze.aimFrom(way).value -
      (armed ? temper.enemyCare * gaze.exposure(way) : 0) -
      (lure === 0 ? 0 : lure * (sea.far[gaze.nearest]?.[way] ?? 0));
    const share = Math.exp(wish * temper.enemySkill);
    ways.push({ way, share });
    all += share;
  }
  return ways.map(({ way, share }) => ({ way, share: share / all }));
}

/** What a shot costs: by where this boat is, and in part by where the enemy thinks it is, which may change. */
function lossBy({ sea, temper }: Post, { target, value }: Aim, { at, stakes }: Quarry): number {
  const [, one, two] = stakes.losses;
  const real = stakes.losses[hurt(sea, target, at)];
  const thought = value >= 1 ? one + (value - 1) * (two - one) : value * one;
  return real + temper.foresight * (thought - real);
}
