import { shareFor } from './elo.ts';
import { likelihoodRatio } from './likelihood.ts';

/** H0: the first is better by elo0 or less; H1: by elo1 or more. */
export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
  readonly alpha: number; // how often H1 may be accepted though H0 holds
  readonly beta: number; // how often H0 may be accepted though H1 holds
}
export type Verdict = 'accepted' | 'rejected' | 'undecided'; // of H1
export interface Sprt extends Hypotheses {
  readonly llr: number; // the log of how much likelier the results are under H1
  readonly lower: number; // at or below: rejected
  readonly upper: number; // at or above: accepted
  readonly verdict: Verdict;
}

/** A sequential test that is told of one set after another and says when to stop. */
export interface SequentialTest {
  readonly add: (score: number) => void; // the mean score of a set, from 0 to 1
  readonly state: () => Sprt;
}

export function sequentialTest(hypotheses: Hypotheses, sides: number): SequentialTest {
  const { elo0, elo1, alpha, beta } = hypotheses;
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  const shares = [shareFor(elo0, sides), shareFor(elo1, sides)] as const;
  const counts = new Map<number, number>(halfPoints(sides).map((score) => [score, 0]));
  let llr = 0;
  let verdict: Verdict = 'undecided';
  return {
    add: (score) => {
      const key = Math.round(score * KEY) / KEY;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (verdict !== 'undecided') return;
      llr = likelihoodRatio([...counts], shares);
      if (llr >= upper) verdict = 'accepted';
      if (llr <= lower) verdict = 'rejected';
    },
    state: () => ({ ...hypotheses, llr, lower, upper, verdict }),
  };
}

const KEY = 2 ** 40; // equal scores may differ in their last digits

/** What a set can bring where games are won, drawn and lost: for pairs 0, ¼, ½, ¾ and 1. */
const halfPoints = (games: number): readonly number[] =>
  Array.from({ length: 2 * games + 1 }, (_, half) => Math.round((half / 2 / games) * KEY) / KEY);
