import { say } from '../report/say.ts';
import { latencyOf, median } from '../report/statistics.ts';
import type { Latency } from '../report/statistics.ts';
import type { Place } from './visiting.ts';
import { visitsTo } from './visits.ts';

/** Joining a match of many rows against one of few. */
export interface JoinResult {
  readonly rows: { readonly short: number; readonly long: number };
  readonly atRest: Compared; // loaded first
  readonly inMemory: Compared; // joined again
  readonly costs: Readonly<Record<'short' | 'long', JoinCost>>;
}
/** What one join at rest takes: medians. */
export interface JoinCost {
  readonly cpu: number; // milliseconds of the server's processor time
  readonly bytes: number; // of the answer
}
export interface Compared {
  readonly short: Latency;
  readonly long: Latency;
  readonly ratio: number; // of the medians
}

/** Joins each short and each long match twice, by turns. */
export async function compareJoins(
  places: { readonly short: Place; readonly long: Place },
  rows: JoinResult['rows'],
): Promise<JoinResult> {
  const costs: Record<'short' | 'long', JoinCost[]> = { short: [], long: [] };
  const times = { atRest: { short: [], long: [] }, inMemory: { short: [], long: [] } } as Times;
  for (let n = 0; n < places.short.matches.length; n++)
    for (const length of n % 2 === 0 ? LENGTHS : LENGTHS.toReversed()) {
      const { host, matches, cookieOf } = places[length];
      const match = matches[n];
      if (match === undefined) continue;
      const { join, joinMeasured } = visitsTo(host.port);
      const cookie = cookieOf(match.guests[0] ?? '');
      const before = await host.cpu();
      const { time, bytes } = await joinMeasured(match.id, cookie);
      costs[length].push({ cpu: (await host.cpu()) - before, bytes });
      times.atRest[length].push(time);
      times.inMemory[length].push(await join(match.id, cookie));
    }
  say(`growth: ${places.short.matches.length} matches of each length joined`);
  return {
    rows,
    atRest: compared(times.atRest),
    inMemory: compared(times.inMemory),
    costs: { short: costOf(costs.short), long: costOf(costs.long) },
  };
}

const LENGTHS = ['short', 'long'] as const;
type ByLength = Readonly<Record<(typeof LENGTHS)[number], number[]>>;
type Times = Readonly<Record<'atRest' | 'inMemory', ByLength>>;

const costOf = (each: readonly JoinCost[]): JoinCost => ({
  cpu: median(each.map(({ cpu }) => cpu)),
  bytes: median(each.map(({ bytes }) => bytes)),
});

function compared(times: ByLength): Compared {
  const short = latencyOf(times.short);
  const long = latencyOf(times.long);
  return { short, long, ratio: long.p50 / short.p50 };
}
