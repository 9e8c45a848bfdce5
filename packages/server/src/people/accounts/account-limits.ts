import { openBucket } from '../../limits/bucket.ts';
import type { Rate } from '../../limits/bucket.ts';
import { byNetwork } from '../../limits/by-network.ts';
import { refused } from './account-refusals.ts';

export type AccountLimit = 'ceremony' | 'account' | 'code' | 'link' | 'data';

/** What costs too much, or could be guessed at, to be had without end. Each counts by network. */
const ratesFor = (accountsPerHour: number): Readonly<Record<AccountLimit, Rate>> => ({
  account: anHour(accountsPerHour), // made; a class of thirty may do so at once
  ceremony: anHour(accountsPerHour * 10), // asked for, answered or not
  link: anHour(accountsPerHour * 5), // made, looked at or followed
  data: anHour(Math.ceil(accountsPerHour / 2)), // taken away
  code: { burst: 10, perSecond: 1 / 20 }, // tried
});
const anHour = (burst: number): Rate => ({ burst, perSecond: burst / 3_600 });

/** Throws where a network has had its share. */
export type TakeShare = (what: AccountLimit, network: string) => void;

export function countShares(accountsPerHour: number): TakeShare {
  const rates = ratesFor(accountsPerHour);
  const buckets = byNetwork(() => ({
    ceremony: openBucket(rates.ceremony),
    account: openBucket(rates.account),
    code: openBucket(rates.code),
    link: openBucket(rates.link),
    data: openBucket(rates.data),
  }));
  return (what, network) => {
    const bucket = buckets.of(network)[what];
    const at = performance.now();
    if (!bucket.take(at)) throw refused('tooManyTries', { seconds: bucket.secondsUntil(at) });
  };
}
