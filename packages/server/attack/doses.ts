import { isFuzz } from './kinds.ts';
import type { Dose, Kind } from './kinds.ts';
import type { Options } from './options.ts';

type Size = Pick<Dose, 'sockets' | 'times'>;

const FULL: Readonly<Record<Kind, Size>> = {
  flood: { sockets: 60, times: 1_000_000_000 },
  join: { sockets: 8, times: 1_000_000 },
  sheet: { sockets: 30, times: 100_000 },
  crowd: { sockets: 8, times: 5_000 },
  chat: { sockets: 16, times: 100_000 },
  slow: { sockets: 400, times: 1_000 },
  deaf: { sockets: 60, times: 100_000 },
  seats: { sockets: 16, times: 100_000 },
  requests: { sockets: 30, times: 10_000_000 },
  fuzzFrames: { sockets: 16, times: 0 },
  fuzzRequests: { sockets: 8, times: 0 },
};
const QUICK: Readonly<Record<Kind, Size>> = {
  flood: { sockets: 14, times: 150_000 },
  join: { sockets: 2, times: 116 },
  sheet: { sockets: 2, times: 72 },
  crowd: { sockets: 4, times: 40 },
  chat: { sockets: 4, times: 144 },
  slow: { sockets: 12, times: 2 },
  deaf: { sockets: 4, times: 60 },
  seats: { sockets: 4, times: 72 },
  requests: { sockets: 4, times: 300 },
  fuzzFrames: { sockets: 8, times: 0 },
  fuzzRequests: { sockets: 4, times: 0 },
};
const WEIGHTS: Partial<Record<Kind, number>> = { flood: 3, slow: 2 };
const ALL_WEIGHTS = 12;
const FUZZ_SECONDS = 3_600; // fuzzers end by their count
const QUICK_SECONDS = 60; // all else in the short form does, too, on any machine that is not stuck

export function doseOf(kind: Kind, { quick, minutes, frames, requests }: Options): Dose {
  const { sockets, times } = (quick ? QUICK : FULL)[kind];
  if (quick && !isFuzz(kind)) return { sockets, times, seconds: QUICK_SECONDS };
  if (kind === 'fuzzFrames') return { sockets, times: frames, seconds: FUZZ_SECONDS };
  if (kind === 'fuzzRequests') return { sockets, times: requests, seconds: FUZZ_SECONDS };
  return { sockets, times, seconds: (minutes * 60 * (WEIGHTS[kind] ?? 1)) / ALL_WEIGHTS };
}

/** Whether what the honest feel may be measured: behind raised limits they have no protection. */
export const isMeasured = (kind: Kind, { quick }: Options): boolean => !quick && !isFuzz(kind);
