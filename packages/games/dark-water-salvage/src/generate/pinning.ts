import { splitBy } from '../belief/answers.ts';
import { isSingle, setOf, sizeOf } from '../belief/region-set.ts';
import type { RegionSet } from '../belief/region-set.ts';
import type { Content } from '../content/index.ts';
import type { Card } from '../vocabulary.ts';

/** How many researches the best plan needs until it knows where a wreck lies. */
export interface Pinning {
  readonly mean: number; // over all regions
  readonly most: number;
}
interface Plan {
  readonly total: number; // researches, over all regions of a set together
  readonly most: number;
}

const AT_ONCE: Plan = { total: 0, most: 0 };
const NEVER: Plan = { total: Infinity, most: Infinity };

/** With these cards at hand. Infinite if there are regions they do not tell apart. */
export function pinning(content: Content, cards: readonly Card[]): Pinning {
  const splits = cards.map((card) => [...splitBy(content, card).values()]);
  const known = new Map<RegionSet, Plan>();
  const planFor = (left: RegionSet): Plan => {
    if (left === 0n || isSingle(left)) return AT_ONCE;
    const before = known.get(left);
    if (before !== undefined) return before;
    const plan = splits.reduce(
      (best, split) => better(best, asking(left, split, best.total)),
      NEVER,
    );
    known.set(left, plan);
    return plan;
  };
  /** As soon as it cannot beat `limit` it is given up. */
  const asking = (left: RegionSet, split: readonly RegionSet[], limit: number): Plan => {
    const parts = split.map((part) => part & left).filter((part) => part !== 0n);
    if (parts.length < 2) return NEVER;
    let total = sizeOf(left);
    let most = 0;
    for (const part of parts) {
      const plan = planFor(part);
      total += plan.total;
      most = Math.max(most, plan.most);
      if (total > limit) return NEVER;
    }
    return { total, most: most + 1 };
  };
  const all = setOf(content.wreckRegions);
  const { total, most } = planFor(all);
  return { mean: total / sizeOf(all), most };
}

const better = (one: Plan, other: Plan): Plan =>
  other.total < one.total || (other.total === one.total && other.most < one.most) ? other : one;
