import { measureAdmirals } from './admirals.ts';
import type { AdmiralsPlan, AdmiralsResult } from './admirals.ts';
import type { Share, WrittenMatch } from './data.ts';
import { compareJoins } from './joins.ts';
import type { JoinResult } from './joins.ts';
import { withMatches } from './server.ts';
import type { FullServer } from './server.ts';
import type { StartResult } from './start.ts';
import { correspondence, longMatch } from './templates.ts';
import { compareVisits } from './visiting.ts';
import type { DeedResult, Place } from './visiting.ts';

export interface GrowthPlan {
  readonly few: number; // open matches
  readonly many: number;
  readonly visits: number; // of each kind
  readonly rows: { readonly short: number; readonly long: number }; // of matches that are joined
  readonly joins: number;
  readonly admirals: AdmiralsPlan;
}
export interface GrowthResult extends Opened {
  readonly few: number;
  readonly many: number;
  readonly joins: JoinResult;
  readonly admirals: AdmiralsResult;
}
interface Opened {
  readonly starts: Readonly<Record<'empty' | 'few' | 'many', StartResult>>;
  readonly memoryGrowth: number; // bytes, from no matches to many
  readonly visits: readonly DeedResult[];
}

const DAY = 24 * 3_600_000;

/** What a server costs as the number of its matches grows, and as they do. */
export async function measureGrowth(plan: GrowthPlan): Promise<GrowthResult> {
  const opened = await measureOpen(plan);
  const joins = await measureJoins(plan);
  const admirals = await measureAdmirals(plan.admirals);
  return { few: plan.few, many: plan.many, ...opened, joins, admirals };
}

/** Matches by correspondence that nobody looks at. */
async function measureOpen({ few, many, visits: count }: GrowthPlan): Promise<Opened> {
  const empty = await withMatches('no match', [], async ({ start }) => start);
  return withMatches(named(few), await byCorrespondence(few), async (small) =>
    withMatches(named(many), await byCorrespondence(many), async (large) => {
      const places = { few: placeOf(small), many: placeOf(large) };
      const visits = await compareVisits(places, count);
      return {
        starts: { empty, few: small.start, many: large.start },
        memoryGrowth: large.start.memory - empty.memory,
        visits,
      };
    }),
  );
}

const named = (matches: number): string => `${matches.toLocaleString('en')} matches`;

/** Of each stage as many. */
async function byCorrespondence(matches: number): Promise<Share[]> {
  const templates = await correspondence(Date.now() - DAY);
  const upTo = (i: number): number => Math.floor((i * matches) / templates.length);
  return templates.map((template, i) => ({ template, matches: upTo(i + 1) - upTo(i) }));
}

const placeOf = (
  { host, data }: FullServer,
  matches: readonly WrittenMatch[] = data.shares.flat(),
): Place => ({ host, matches, cookieOf: data.cookieOf });

export async function measureJoins({
  rows,
  joins: matches,
}: Pick<GrowthPlan, 'rows' | 'joins'>): Promise<JoinResult> {
  const startAt = Date.now() - DAY;
  const shares = [
    { template: await longMatch(rows.short, startAt), matches },
    { template: await longMatch(rows.long, startAt), matches },
  ];
  return withMatches(`matches of ${rows.short} and ${rows.long} rows`, shares, async (server) => {
    const [short = [], long = []] = server.data.shares;
    const places = { short: placeOf(server, short), long: placeOf(server, long) };
    return compareJoins(places, rows);
  });
}
