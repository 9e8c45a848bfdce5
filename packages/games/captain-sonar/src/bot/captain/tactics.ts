import type { Announcement } from '../../events.ts';
import { enemyOf } from '../../vocabulary.ts';
import type { SideName } from '../../vocabulary.ts';
import { bits, harmOf } from '../chances.ts';
import type { Chances } from '../chances.ts';
import type { Post } from '../post.ts';
import { numberOf } from '../sea.ts';

/** How things stand for a Captain: reckoned once a decision. */
export interface Tactics {
  readonly at: number; // the own cell
  readonly chances: Chances; // of the enemy
  readonly harm: Float64Array; // damage to the enemy that a blast on each cell is expected to do
  readonly unknown: number; // bits
  readonly enemyLeft: number; // damage the enemy can still take, and is sunk by
  readonly ownLeft: number;
  readonly calm: number; // 1, and less the longer nobody has been hurt: a boat that only hides wins nothing
}

export function tacticsOf(post: Post): Tactics | null {
  const { view, boat, side, sea } = post;
  if (boat.position === null) return null;
  const { chances } = post.enemy();
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
export const bitWorth = ({ temper }: Post, { unknown }: Tactics): number =>
  temper.bit * Math.min(1, Math.max(0, (unknown - temper.found) / (temper.unknown - temper.found)));

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
