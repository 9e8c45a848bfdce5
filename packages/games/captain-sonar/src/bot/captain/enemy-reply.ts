import { harmOf, hurt } from '../chances.ts';
import type { Chances } from '../chances.ts';
import type { BotContext } from '../context.ts';
import type { SeaTables } from '../sea.ts';
import { mergerOf } from './engagement.ts';
import type { Candidates } from './engagement.ts';
import type { Stakes } from './tactics.ts';

/** How this boat stands when the enemy is to move. */
interface Quarry {
  readonly at: number;
  readonly sight: EnemySight;
  readonly armed: boolean; // it can fire in its next turn
  readonly loaded: number; // the chance that the enemy can fire now
  readonly lure: number; // how much the enemy wants to come nearer, a course
  readonly stakes: Stakes;
  readonly ownLeft: number; // damage that sinks it
}
interface Reply {
  readonly candidates: Candidates;
  readonly danger: number; // what it is to be expected to do to this boat
  readonly fired: number; // the chance that the enemy has fired
  readonly fatal: number; // the chance that it has sunk this boat
}

const LEAST = 0.004; // a chance too small to be followed
const CARELESS = 0.2; // chance that the enemy fires for less than is worth a shot

/** The enemy moves, each boat that it may be as it likes best, and fires. */
export function replyOf(context: BotContext, candidates: Candidates, quarry: Quarry): Reply {
  const { sea, weights } = context;
  const { sight, loaded, at, ownLeft } = quarry;
  const merger = mergerOf(sea, candidates);
  let [danger, fired, fatal] = [0, 0, 0];
  for (let boat = 0; boat < candidates.cells.length; boat++) {
    const place = candidates.cells[boat] ?? 0;
    const mass = candidates.mass[boat] ?? 0;
    if (mass < LEAST) continue;
    const ways = waysFor(context, { candidates, boat }, quarry);
    if (ways.length === 0) merger.come(place, { mass, boat, from: candidates.from[boat] ?? -1 });
    for (const { way, share } of ways) {
      const part = mass * share;
      merger.come(way, { mass: part, boat, from: place });
      const aim = sight.aimFrom(way);
      if (aim.target < 0) continue;
      const shots = loaded * part * (aim.value >= weights.worthAShot ? 1 : CARELESS);
      fired += shots;
      danger += shots * lossBy(context, aim, quarry);
      if (hurt(sea, aim.target, at) >= ownLeft) fatal += shots;
    }
  }
  return { candidates: merger.candidates(), danger, fired, fatal };
}

interface Member {
  readonly candidates: Candidates;
  readonly boat: number;
}
interface Way {
  readonly way: number;
  readonly share: number; // how likely it is taken; all together 1
}

/** Where a boat may go: to where it can fire, out of where it can be fired at, near to whom it wants. */
function waysFor(
  { sea, weights }: BotContext,
  { candidates, boat }: Member,
  quarry: Quarry,
): readonly Way[] {
  const { sight, armed, loaded, lure } = quarry;
  const place = candidates.cells[boat] ?? 0;
  const closed = candidates.routes[boat];
  const ways: Way[] = [];
  let all = 0;
  for (const way of sea.ways[place] ?? []) {
    if (way === candidates.from[boat] || closed?.[way] === 1) continue;
    const wish =
      loaded * sight.aimFrom(way).value -
      (armed ? weights.enemyCare * sight.exposure(way) : 0) -
      (lure === 0 ? 0 : lure * (sea.far[sight.nearest]?.[way] ?? 0));
    const share = Math.exp(wish * weights.enemySkill);
    ways.push({ way, share });
    all += share;
  }
  return ways.map(({ way, share }) => ({ way, share: share / all }));
}

/** What a shot costs: by where this boat is, and in part by where the enemy thinks it is, which may change. */
function lossBy(
  { sea, weights }: BotContext,
  { target, value }: Aim,
  { at, stakes }: Quarry,
): number {
  const [, one, two] = stakes.losses;
  const real = stakes.losses[hurt(sea, target, at)];
  const thought = value >= 1 ? one + (value - 1) * (two - one) : value * one;
  return real + weights.foresight * (thought - real);
}

/** What the enemy makes of where this boat is, and how it would aim. */
interface EnemySight {
  readonly harm: Float64Array | null; // that it expects of a blast on each cell; null: not thought of
  readonly nearest: number; // where it looks first
  /** The chance that this boat is near enough to come up and fire at one on this cell. */
  readonly exposure: (place: number) => number;
  /** Its best target from a cell. */
  readonly aimFrom: (place: number) => Aim;
}
interface Aim {
  readonly target: number; // -1: none
  readonly value: number; // what it expects there
}

const CLEAR = 0.08; // chance from which on a place is looked at
const REACH = 5; // cells at which a boat can come up and fire
const AT_THE_EDGE = 0.4; // one cell further a blast can still graze

export function enemySight(sea: SeaTables, known: Chances | null, at: number): EnemySight {
  const places = known === null ? [at] : sea.water.filter((cell) => (known[cell] ?? 0) >= CLEAR);
  const harm = known && harmOf(sea, known);
  const aims: (Aim | undefined)[] = [];
  return {
    harm,
    nearest: places[0] ?? at,
    exposure: (place) => {
      let sum = 0;
      for (const cell of places) {
        const far = sea.far[cell]?.[place] ?? Infinity;
        const chance = known === null ? 1 : (known[cell] ?? 0);
        if (far <= REACH) sum += chance;
        else if (far === REACH + 1) sum += AT_THE_EDGE * chance;
      }
      return sum;
    },
    aimFrom: (place) => (aims[place] ??= bestAim({ sea, harm, at }, place)),
  };
}

interface Aiming {
  readonly sea: SeaTables;
  readonly harm: Float64Array | null;
  readonly at: number;
}

/** Nobody likes to be near a blast of one's own. */
function bestAim({ sea, harm, at }: Aiming, place: number): Aim {
  let [target, value] = [-1, 0];
  for (const cell of sea.reach[place] ?? []) {
    const hoped = harm === null ? hurt(sea, cell, at) : (harm[cell] ?? 0);
    if (hoped <= value) continue;
    const net = hoped - hurt(sea, cell, place);
    if (net > value) [target, value] = [cell, net];
  }
  return { target, value };
}
