import type { Announcement } from '../../events.ts';
import { enemyOf } from '../../vocabulary.ts';
import type { SideName } from '../../vocabulary.ts';
import { bits, harmOf } from '../chances.ts';
import type { Chances } from '../chances.ts';
import type { BotContext } from '../context.ts';
import { numberOf } from '../sea.ts';

/** How things stand for a Captain: reckoned once a decision. */
export interface Tactics {
  readonly at: number; // the boat's own cell
  readonly chances: Chances; // of the enemy
  readonly harm: Float64Array; // damage to the enemy that a blast on each cell is expected to do
  readonly unknown: number; // bits
  readonly enemyLeft: number; // damage the enemy can still take, and is sunk by
  readonly ownLeft: number;
  readonly calm: number; // 1, and less the longer nobody has been hurt: a boat that only hides wins nothing
}

export function tacticsOf(context: BotContext): Tactics | null {
  const { view, boat, side, sea } = context;
  if (boat.position === null) return null;
  const { chances } = context.enemy();
  const { damage } = view.setup;
  return {
    at: numberOf(sea, boat.position),
    chances,
    harm: harmOf(sea, chances),
    unknown: bits(chances),
    enemyLeft: damage - view.standing[enemyOf(side)].damage,
    ownLeft: damage - view.standing[side].damage,
    calm: calmIn(view.record, side),
  };
}

/** What a bit of knowledge about the enemy is worth: much while little is known, nothing once the boat is found. */
export const bitWorth = ({ weights }: BotContext, { unknown }: Tactics): number =>
  weights.bit *
  Math.min(1, Math.max(0, (unknown - weights.found) / (weights.unknown - weights.found)));

const LULL = 25; // moves without any damage that are nothing special

function calmIn(record: readonly Announcement[], side: SideName): number {
  const last = record.findLastIndex(isHarm);
  let moves = 0;
  for (let i = last + 1; i < record.length; i++) {
    const said = record[i];
    if ((said?.type === 'courseSet' || said?.type === 'surfaced') && said.side === side) moves += 1;
  }
  return LULL / Math.max(LULL, moves);
}

const isHarm = (said: Announcement): boolean =>
  said.type === 'damaged' ||
  (said.type === 'exploded' && (said.hits.alpha !== 'clear' || said.hits.bravo !== 'clear'));

/** What points of damage are worth as things stand: the first one of a game is worth 1. */
export interface Stakes {
  /** Of damage done and taken at once. */
  readonly trade: (done: number, taken: number) => number;
  readonly gains: readonly [none: 0, one: number, two: number]; // of damage done
  readonly losses: readonly [none: 0, one: number, two: number]; // of damage taken
}

const DIRECT = 0.4; // of all hits
const HULL = 4;

/** The chance to win a race of hits that come from either side as often, by how much each boat can still take. */
const ODDS: readonly (readonly number[])[] = oddsUpTo(HULL);

function oddsUpTo(most: number): readonly (readonly number[])[] {
  const odds: number[][] = [];
  for (let own = 0; own <= most; own++) {
    const row: number[] = [];
    odds.push(row);
    for (let enemy = 0; enemy <= most; enemy++) {
      if (own === 0 || enemy === 0) {
        row.push(own === enemy ? 0.5 : own === 0 ? 0 : 1);
        continue;
      }
      const at = (mine: number, theirs: number): number =>
        odds[Math.max(0, mine)]?.[Math.max(0, theirs)] ?? 0;
      const hit = (1 - DIRECT) * at(own, enemy - 1) + DIRECT * at(own, enemy - 2);
      const struck = (1 - DIRECT) * at(own - 1, enemy) + DIRECT * at(own - 2, enemy);
      row.push((hit + struck) / 2);
    }
  }
  return odds;
}

const oddsAt = (own: number, enemy: number): number =>
  ODDS[Math.max(0, own)]?.[Math.max(0, enemy)] ?? 0;
const UNIT = oddsAt(HULL, HULL - 1) - oddsAt(HULL, HULL);

export function stakesOf(own: number, enemy: number): Stakes {
  const now = oddsAt(own, enemy);
  const trade = (done: number, taken: number): number =>
    (oddsAt(own - taken, enemy - done) - now) / UNIT;
  return {
    trade,
    gains: [0, trade(1, 0), trade(2, 0)],
    losses: [0, -trade(0, 1), -trade(0, 2)],
  };
}
