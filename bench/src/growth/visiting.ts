import { say } from '../report/say.ts';
import { latencyOf, median } from '../report/statistics.ts';
import type { Latency } from '../report/statistics.ts';
import type { Host } from '../trial/host.ts';
import type { Data, WrittenMatch } from './data.ts';
import { visitsTo } from './visits.ts';

/** In the order they are done: what is made here would change what is listed and resumed. */
export const DEEDS = ['resume', 'list', 'listOwn', 'create', 'sitDown'] as const;
export type Deed = (typeof DEEDS)[number];
export const DEED_LABELS: Readonly<Record<Deed, string>> = {
  resume: 'joining a match at rest',
  list: 'listing the lobby',
  listOwn: "listing a person's matches",
  create: 'creating a match',
  sitDown: 'sitting down',
};

/** A server with few or with many open matches, all of them at rest. */
export interface Place {
  readonly host: Host;
  readonly matches: readonly WrittenMatch[];
  readonly cookieOf: Data['cookieOf'];
}
export interface DeedResult {
  readonly deed: Deed;
  readonly few: Spent;
  readonly many: Spent;
  readonly ratios: { readonly p50: number; readonly p99: number; readonly cpu: number };
}
/** What it took each time. */
export interface Spent extends Latency {
  readonly count: number;
  readonly cpu: number; // milliseconds of the server's processor time, the median of blocks
}

const BLOCK = 25; // in a row at one server, then as many at the other: what disturbs the machine meets both

/** Does each deed at both servers by turns. */
export async function compareVisits(
  places: { readonly few: Place; readonly many: Place },
  count: number,
): Promise<DeedResult[]> {
  const few = openVisitor(places.few);
  const many = openVisitor(places.many);
  const results: DeedResult[] = [];
  for (const deed of DEEDS) {
    // A match is at rest only once.
    const wanted = deed === 'resume' ? Math.min(count, places.few.matches.length) : count;
    for (let done = 0; done < wanted; done += BLOCK)
      for (const visitor of done % (2 * BLOCK) === 0 ? [few, many] : [many, few])
        await visitor.block(deed, Math.min(BLOCK, wanted - done));
    results.push(compared(deed, few.spent(deed), many.spent(deed)));
    say(`growth: ${DEED_LABELS[deed]}, ${wanted} times at each`);
  }
  return results;
}

const compared = (deed: Deed, few: Spent, many: Spent): DeedResult => ({
  deed,
  few,
  many,
  ratios: { p50: many.p50 / few.p50, p99: many.p99 / few.p99, cpu: many.cpu / few.cpu },
});

interface Visitor {
  readonly block: (deed: Deed, count: number) => Promise<void>;
  readonly spent: (deed: Deed) => Spent;
}

function openVisitor({ host, matches, cookieOf }: Place): Visitor {
  const visits = visitsTo(host.port);
  const made: string[] = [];
  const times: Record<Deed, number[]> = {
    resume: [],
    list: [],
    listOwn: [],
    create: [],
    sitDown: [],
  };
  const cpus: Record<Deed, number[]> = {
    resume: [],
    list: [],
    listOwn: [],
    create: [],
    sitDown: [],
  };
  /** The nth of some that lie far apart. */
  const nth = (n: number): { readonly id: string; readonly cookie: string } => {
    const { id, guests } = matches[(n * stride(matches.length)) % matches.length] ?? NO_MATCH;
    return { id, cookie: cookieOf(guests[n % guests.length] ?? '') };
  };
  const deeds: Readonly<Record<Deed, (n: number) => Promise<number>>> = {
    resume: (n) => visits.join(nth(n).id, nth(n).cookie),
    list: () => visits.list(),
    listOwn: (n) => visits.listOwn(nth(n).cookie),
    create: async () => {
      const { time, match } = await visits.create();
      made.push(match);
      return time;
    },
    sitDown: (n) => visits.sitDown(made[n] ?? ''),
  };
  return {
    block: async (deed, count) => {
      const before = await host.cpu();
      for (let i = 0; i < count; i++) times[deed].push(await deeds[deed](times[deed].length));
      cpus[deed].push(((await host.cpu()) - before) / count);
    },
    spent: (deed) => ({
      count: times[deed].length,
      ...latencyOf(times[deed]),
      cpu: median(cpus[deed]),
    }),
  };
}

const NO_MATCH: WrittenMatch = { id: '', guests: [] };
/** No divisor of any number of matches that is used here: all of them come before one comes again. */
const stride = (matches: number): number => (matches > 977 ? 977 : 37);
