import { mean, quantile } from '../report/statistics.ts';

export interface Times {
  readonly count: number;
  readonly mean: number; // milliseconds, as all of these
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export function timed(work: () => unknown): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

export function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    count: sorted.length,
    mean: mean(sorted),
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    max: quantile(sorted, 1),
  };
}
