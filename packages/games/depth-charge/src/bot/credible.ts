import type { Rival } from './captain.ts';

/**
 * The admiral weighs its turns by chances that are kinder than the truth: they leave a lost race a slope to climb, or it
 * would stop trying. People are told how often such a turn has really won, between two admirals in 500 games
 * (`tools/promises.ts`): a straight line through the logits, one for rivals who know where every mine lies.
 */
const FITTED = {
  certain: { slope: 2.35, offset: -0.84 },
  searching: { slope: 2.32, offset: -1.11 },
} as const;

/** How often a turn wins that the admiral gives these odds. */
export function credible(odds: number, rival: Rival | null): number {
  if (odds <= 0 || odds >= 1) return odds <= 0 ? 0 : 1;
  const { slope, offset } = FITTED[rival?.minefields === 1 ? 'certain' : 'searching'];
  return 1 / (1 + Math.exp(-slope * Math.log(odds / (1 - odds)) - offset));
}
