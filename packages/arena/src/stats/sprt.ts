import { shareFor } from './interval.ts';

/** H0: the first is better by elo0 or less; H1: by elo1 or more. */
export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
  readonly alpha: number; // how often H1 may be accepted though H0 holds
  readonly beta: number; // how often H0 may be accepted though H1 holds
}
export type SprtVerdict = 'accepted' | 'rejected' | 'undecided'; // of H1
export interface Sprt extends Hypotheses {
  readonly llr: number; // the log of how much likelier the results are under H1
  readonly lower: number; // at or below: rejected
  readonly upper: number; // at or above: accepted
  readonly verdict: SprtVerdict;
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
  let verdict: SprtVerdict = 'undecided';
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

/** How often each score was seen. */
type Counts = readonly (readonly [score: number, count: number])[];

const NEVER_SEEN = 1e-3; // a score that can be but was not: rare, not impossible

/**
 * The log of how much likelier the scores are if their mean is the second share than if it is the first. Each time the
 * chances of the scores are those that fit best of all with such a mean (a generalised sequential test: with pairs of
 * games this is the pentanomial one that chess engines are tuned with).
 */
export function likelihoodRatio(seen: Counts, shares: readonly [number, number]): number {
  const counts = seen.map(([score, count]) => [score, Math.max(count, NEVER_SEEN)] as const);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const chances = counts.map(([score, count]) => [score, count / total] as const);
  const [tilt0, tilt1] = [tiltFor(chances, shares[0]), tiltFor(chances, shares[1])];
  return counts.reduce((sum, [score, count]) => {
    const under0 = 1 + tilt0 * (score - shares[0]);
    const under1 = 1 + tilt1 * (score - shares[1]);
    return sum + count * Math.log(under0 / under1);
  }, 0);
}

const HALVINGS = 100;

/**
 * With a mean of `share`, the likeliest chances are p/(1 + tilt·(score − share)) for observed p. The tilt is where their
 * mean comes out right; it falls all the way between the two ends where a chance would be infinite.
 */
function tiltFor(chances: Counts, share: number): number {
  const scores = chances.map(([score]) => score);
  let low = -1 / (Math.max(...scores) - share);
  let high = 1 / (share - Math.min(...scores));
  const excess = (tilt: number): number =>
    chances.reduce((sum, [score, chance]) => {
      const off = score - share;
      return sum + (chance * off) / (1 + tilt * off);
    }, 0);
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
