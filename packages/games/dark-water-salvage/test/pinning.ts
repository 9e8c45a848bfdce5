import { answerOf } from '@fathom/dark-water-salvage';
import type { Card, Content, Region } from '@fathom/dark-water-salvage';

/** How many researches the best plan needs until it knows the region, on average over all regions, and at most. */
export function pinning(content: Content, cards: readonly Card[]): Pinning {
  const known = new Map<string, Pinning>();
  const plan = (left: readonly Region[]): Pinning => {
    const key = left.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const best = left.length < 2 ? { total: 0, most: 0, regions: left.length } : cheapest(left);
    known.set(key, best);
    return best;
  };
  const cheapest = (left: readonly Region[]): Pinning => {
    let best: Pinning = { total: Infinity, most: Infinity, regions: left.length };
    for (const card of cards) {
      const parts = split(content, left, card);
      if (parts.length < 2) continue;
      const plans = parts.map(plan);
      const total = left.length + plans.reduce((sum, part) => sum + part.total, 0);
      const most = 1 + Math.max(...plans.map((part) => part.most));
      if (total < best.total || (total === best.total && most < best.most))
        best = { total, most, regions: left.length };
    }
    return best;
  };
  return plan(content.wreckRegions);
}

export interface Pinning {
  readonly total: number; // researches, over all regions together
  readonly most: number;
  readonly regions: number;
}

function split(content: Content, left: readonly Region[], card: Card): readonly Region[][] {
  const parts = new Map<string, Region[]>();
  for (const region of left) {
    const answer = String(answerOf(content, { region, value: 0 }, card));
    parts.set(answer, [...(parts.get(answer) ?? []), region]);
  }
  return [...parts.values()];
}
