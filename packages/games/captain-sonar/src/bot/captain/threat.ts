import { GAUGES } from '../../panel.ts';
import { enemyOf } from '../../vocabulary.ts';
import { harmOf, hurt, likeliest, spreadBy } from '../chances.ts';
import type { Chances } from '../chances.ts';
import type { BotContext } from '../context.ts';

/** What the enemy may do to a boat. */
export interface Threat {
  /** Damage to be expected on a cell, if the enemy then takes the boat to be where `known` says. */
  readonly on: (cell: number, known: Chances | null) => number;
}

const LOOKED_AT = 30; // places of the enemy
const BROKEN = 0.9; // a torpedo that was announced may have broken down since

/** From where the enemy is so many courses from now. */
export function threatOf(context: BotContext, courses: number): Threat {
  const { view, side, sea, weights } = context;
  const enemy = context.enemy();
  const later = spreadBy(sea, enemy, courses);
  const places = likeliest(later, LOOKED_AT);
  const readiness = readinessOf(context, courses);
  const left = view.setup.damage - view.standing[side].damage;
  const fear = 1 + weights.fear * (left <= 1 ? 1 : left === 2 ? 0.4 : 0);
  return {
    on: (cell, known) => {
      const harm = known && harmOf(sea, known);
      let sum = 0;
      for (const place of places)
        sum += (later[place] ?? 0) * shotFrom(context, { place, cell, harm });
      return fear * (readiness * sum + minesNear(context, { mines: enemy.mines, cell, harm }));
    },
  };
}

/** The chance that a crew has a torpedo to fire so many courses from now: as far as all can count, it takes a mark a course. */
function readinessOf({ view, side, weights }: BotContext, courses: number): number {
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
  return marks < GAUGES[setup.mode].torpedo ? 0 : weights.unready;
}

interface Aim {
  readonly place: number;
  readonly cell: number;
  readonly harm: Float64Array | null; // that the enemy expects of a blast; null: not thought of
}

const CARELESS = 0.4; // damage a torpedo in range does, for those who do not think of what the enemy knows

/** The enemy aims where it takes us to be, and that may be elsewhere. */
function shotFrom({ sea, weights }: BotContext, { place, cell, harm }: Aim): number {
  const targets = sea.reach[place] ?? [];
  if (harm === null) return targets.includes(cell) ? CARELESS : 0;
  let [aim, most] = [-1, 0];
  for (const target of targets) {
    const value = harm[target] ?? 0;
    if (value > most) [aim, most] = [target, value];
  }
  if (aim < 0) return 0;
  return most < weights.worthAShot
    ? 0.2 * most
    : hurt(sea, aim, cell) + weights.foresight * (most - hurt(sea, aim, cell));
}

interface Minefield {
  readonly mines: readonly Chances[];
  readonly cell: number;
  readonly harm: Float64Array | null;
}

export function minesNear({ sea, weights }: BotContext, { mines, cell, harm }: Minefield): number {
  let sum = 0;
  for (const mine of mines)
    for (const near of [cell, ...(sea.ring[cell] ?? [])])
      sum +=
        (mine[near] ?? 0) *
        hurt(sea, near, cell) *
        Math.min(1, weights.minesFeared + (harm?.[near] ?? 0.3));
  return sum;
}

const WHOLE = 0.93; // a torpedo that was announced may have broken down since
const SHARE = 0.6; // of the marks nobody can account for, on the torpedo
const UNBROKEN = 0.9;

/**
 * The chance that the enemy can fire a torpedo after each of its next courses. Every course is a mark, and what
 * became of many of them was announced: only the others can be on the torpedo.
 */
export function readinessAhead(context: BotContext, courses: number): readonly number[] {
  const { view, side, weights } = context;
  const enemy = enemyOf(side);
  if (view.standing[enemy].ready.includes('torpedo'))
    return Array.from({ length: courses }, () => WHOLE);
  const full = GAUGES[view.setup.mode].torpedo;
  let marks = marked(binomial(unaccounted(context), SHARE), full - 1);
  return Array.from({ length: courses }, () => {
    marks = added(marks, full, weights.charging);
    return UNBROKEN * (marks[full] ?? 0);
  });
}

function unaccounted({ view, side }: BotContext): number {
  const { record, setup } = view;
  const enemy = enemyOf(side);
  let marks = -view.standing[enemy].awaiting.filter((role) => role === 'firstMate').length;
  for (const said of record) {
    if (!('side' in said) || said.side !== enemy) continue;
    if (said.type === 'courseSet' || said.type === 'silenceRun') marks += 1;
    if (said.type === 'systemReady') marks -= GAUGES[setup.mode][said.system];
  }
  return Math.max(0, marks);
}

function binomial(tries: number, chance: number): readonly number[] {
  let odds = [1];
  for (let i = 0; i < tries; i++)
    odds = [...odds, 0].map((p, k) => p * (1 - chance) + (odds[k - 1] ?? 0) * chance);
  return odds;
}

/** A gauge that has not been heard to be full holds less than that. */
function marked(odds: readonly number[], most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, k) =>
    k < most ? (odds[k] ?? 0) : odds.slice(most).reduce((sum, p) => sum + p, 0),
  );
}

const added = (marks: readonly number[], full: number, chance: number): readonly number[] =>
  Array.from({ length: full + 1 }, (_, k) => {
    const stays = k === full ? 1 : 1 - chance;
    return (marks[k] ?? 0) * stays + (marks[k - 1] ?? 0) * chance;
  });
