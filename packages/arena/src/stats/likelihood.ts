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
