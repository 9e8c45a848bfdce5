import type { Hex } from './hex.ts';
import { isPlan, planDive, searchMinutes } from './plan.ts';
import type { DivePlan } from './plan.ts';
import { depthOf, diverOf } from './rules/table.ts';
import type { OpenTable } from './state.ts';
import { groupNumber } from './vocabulary.ts';
import type { SideName } from './vocabulary.ts';

/** The best search a diver could make in a hex now, in as few minutes as it takes. null: no dive is possible there. */
export function bestDive(table: OpenTable, side: SideName, hex: Hex): DivePlan | null {
  const diver = diverOf(table, side);
  const best =
    diver === null ? undefined : searchMinutes(depthOf(table, hex) ?? 0, diver.group).at(-1);
  if (best === undefined) return null;
  const plan = planDive(table, side, { hex, minutes: best.from });
  return isPlan(plan) ? plan : null;
}

/**
 * Why one dive is better than another: a better search, less nitrogen, less time, a marker beside it that may be turned as
 * well. In this order: what finds the target comes first, and what a rare event may do comes last.
 */
export const ADVANTAGES = ['search', 'nitrogen', 'minutes', 'beside'] as const;
export type Advantage = (typeof ADVANTAGES)[number];

/** Chances that differ by less differ by rounding alone. */
const ALIKE = 1e-9;
const more = (one: number, other: number): number =>
  Math.abs(one - other) < ALIKE ? 0 : one - other;

const GAINS: { readonly [Name in Advantage]: (one: DivePlan, other: DivePlan) => number } = {
  search: (one, other) => more(one.turns, other.turns),
  beside: (one, other) => more(one.wins, other.wins),
  nitrogen: (one, other) => groupNumber(other.after) - groupNumber(one.after),
  minutes: (one, other) => other.minutes - one.minutes,
};

/** What first tells two dives apart, and for which of them it speaks. null: they are equal. */
export interface DiveDifference {
  readonly by: Advantage;
  readonly better: DivePlan;
  readonly worse: DivePlan;
}
export function differenceOf(one: DivePlan, other: DivePlan): DiveDifference | null {
  const by = ADVANTAGES.find((name) => GAINS[name](one, other) !== 0);
  if (by === undefined) return null;
  return GAINS[by](one, other) > 0
    ? { by, better: one, worse: other }
    : { by, better: other, worse: one };
}
