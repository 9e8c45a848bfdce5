import type { TellDone } from '@fathom/host';
import type { Limited, MetLimit } from '@fathom/protocol';
import { openBucket } from './bucket.ts';
import type { Bucket, Rate } from './bucket.ts';
import { byNetwork } from './by-network.ts';
import { NETWORKS_ALONE } from './network-counts.ts';
import type { NetworkCounts } from './network-counts.ts';

export type RequestKind = Extract<Limited, 'data' | 'changes' | 'files'>;

/** Counts requests by network and by what they cost. */
export interface RequestCounts {
  /** Pays for a request. null: it is paid; else the limit that was met, and nothing was taken. */
  readonly pay: (network: string, request: PaidRequest, now: number) => MetLimit | null;
}
export interface PaidRequest {
  readonly kind: RequestKind;
  readonly cost: number;
}

/** How many of each for one that reads: a first visit fetches some 110 files, and makes few changes. */
const SHARES: Readonly<Record<RequestKind, number>> = { data: 1, changes: 0.4, files: 4 };
const AT_ONCE = 1 / 3; // of a minute's worth
const NETWORKS_IN_ALL = 20; // as many may use up all they have at the same time

type Buckets = Readonly<Record<RequestKind, Bucket>>;

export function countRequests(
  perMinute: number,
  { shareRate }: NetworkCounts = NETWORKS_ALONE,
): RequestCounts {
  const open = (times: number): Buckets => {
    const bucket = (kind: RequestKind): Bucket =>
      openBucket(rateOf(perMinute * SHARES[kind] * times));
    return { data: bucket('data'), changes: bucket('changes'), files: bucket('files') };
  };
  const all = open(NETWORKS_IN_ALL);
  const networks = byNetwork(() => open(1));
  const share = (kind: RequestKind): TellDone =>
    shareRate(kind, {
      debt: (network) => networks.of(network)[kind].debt(performance.now()),
      charge: (network, cost) => networks.of(network)[kind].charge(performance.now(), cost),
    });
  const tell = { data: share('data'), changes: share('changes'), files: share('files') };
  return {
    pay: (network, { kind, cost }, now) => {
      const own = networks.of(network)[kind];
      const wait = own.secondsUntil(now, cost);
      if (wait > 0) return { what: kind, seconds: wait };
      const fullFor = all[kind].secondsUntil(now, cost);
      if (fullFor > 0) return { what: 'server', seconds: fullFor };
      own.take(now, cost);
      all[kind].take(now, cost);
      tell[kind](network, cost);
      return null;
    },
  };
}

const rateOf = (perMinute: number): Rate => ({
  burst: perMinute * AT_ONCE,
  perSecond: perMinute / 60,
});
