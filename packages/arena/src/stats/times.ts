/** Milliseconds a decision. */
export interface TimeSummary {
  readonly decisions: number;
  readonly mean: number;
  readonly p95: number;
  readonly max: number;
}

export function summariseTimes(times: readonly number[]): TimeSummary {
  const sorted = Float64Array.from(times).toSorted();
  const sum = sorted.reduce((total, time) => total + time, 0);
  return {
    decisions: sorted.length,
    mean: sorted.length === 0 ? 0 : sum / sorted.length,
    p95: quantile(sorted, 0.95),
    max: sorted.at(-1) ?? 0,
  };
}

/** The smallest that is not below this share of them; 0 for none. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = Math.ceil(sorted.length * share) - 1;
  return sorted[Math.max(0, place)] ?? 0;
}
