import { GAUGES } from '../../panel.ts';
import { enemyOf } from '../../vocabulary.ts';
import { harmOf, hurt, likeliest, spreadBy } from '../chances.ts';
import type { Chances } from '../chances.ts';
import type { Post } from '../post.ts';

/** What the enemy may do to a boat. */
export interface Threat {
  /** Damage to be expected on a cell, if the enemy then takes the boat to be where `known` says. */
  readonly on: (cell: number, known: Chances | null) => number;
}

const LOOKED_AT = 30; // places of the enemy
const BROKEN = 0.9; // a torpedo that was announced may have broken down since

/** From where the enemy is so many courses from now. */
export function threatOf(post: Post, courses: number): Threat {
  const { view, side, sea, temper } = post;
  const enemy = post.enemy();
  const later = spreadBy(sea, enemy, courses);
  const places = likeliest(later, LOOKED_AT);
  const readiness = readinessOf(post, courses);
  const left = view.setup.damage - view.standing[side].damage;
  const fear = 1 + temper.fear * (left <= 1 ? 1 : left === 2 ? 0.4 : 0);
  return {
    on: (cell, known) => {
      const harm = known && harmOf(sea, known);
      let sum = 0;
      for (const place of places)
        sum += (later[place] ?? 0) * shotFrom(post, { place, cell, harm });
      return fear * (readiness * sum + minesNear(post, { mines: enemy.mines, cell, harm }));
    },
  };
}

/** The chance that a crew has a torpedo to fire so many courses from now: as far as all can count, it takes a mark a course. */
export function readinessOf({ view, side, temper }: Post, courses: number): number {
  const { setup, standing, record } = view;
  const enemy = enemyOf(side);
  if (standing[enemy].ready.includes('torpedo')) return BROKEN;
  let marks = courses;
  for (let i = record.length - 1; i >= 0; i--) {
    const said = record[i];
    if (said?.type === 'exploded' && said.charge === 'torpedo' && said.side === enemy) break;
    if ((said?.type === 'courseSet' || said?.type === 'silenceRun') && said.side === enemy)
      marks += 1;
  }
  return marks < GAUGES[setup.mode].torpedo ? 0 : temper.unready;
}

interface Aim {
  readonly place: number;
  readonly cell: number;
  readonly harm: Float64Array | null; // that the enemy expects of a blast; null: not thought of
}

const CARELESS = 0.4; // damage a torpedo in range does, for those who do not think of what the enemy knows

/** The enemy aims where it takes us to be, and that may be elsewhere. */
function shotFrom({ sea, temper }: Post, { place, cell, harm }: Aim): number {
  const targets = sea.reach[place] ?? [];
  if (harm === null) return targets.includes(cell) ? CARELESS : 0;
  let [aim, most] = [-1, 0];
  for (const target of targets) {
    const value = harm[target] ?? 0;
    if (value > most) [aim, most] = [target, value];
  }
  if (aim < 0) return 0;
  return most < temper.worthAShot
    ? 0.2 * most
    : hurt(sea, aim, cell) + temper.foresight * (most - hurt(sea, aim, cell));
}

interface Minefield {
  readonly mines: readonly Chances[];
  readonly cell: number;
  readonly harm: Float64Array | null;
}

export function minesNear({ sea, temper }: Post, { mines, cell, harm }: Minefield): number {
  let sum = 0;
  for (const mine of mines)
    for (const near of [cell, ...(sea.ring[cell] ?? [])])
      sum +=
        (mine[near] ?? 0) *
        hurt(sea, near, cell) *
        Math.min(1, temper.minesFeared + (harm?.[near] ?? 0.3));
  return sum;
}
