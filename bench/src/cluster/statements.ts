import {
  ASK,
  ATTENDANCE,
  BEAT,
  HEADS,
  NETWORKS,
} from '../../../packages/server/src/site/statements.ts';
import { openPostgresStore } from '../../../packages/server/src/store/index.ts';
import { openPostgres } from '../../../packages/server/src/store/postgres/connection.ts';
import type { Postgres } from '../../../packages/server/src/store/postgres/connection.ts';
import { say } from '../report/say.ts';
import { latencyOf } from '../report/statistics.ts';
import type { Latency } from '../report/statistics.ts';
import { checkpoint, readLedger } from './ledger.ts';
import { processorTimes } from './processor.ts';
import type { Machines } from './site.ts';
import { ROWS_BEFORE, idOf, listingOf } from './stock.ts';

export interface StatementsPlan {
  readonly matches: readonly number[]; // in the memory of one node
  readonly time: number; // milliseconds for each statement
}
/** What one statement of a site costs, asked again and again, one after the other. */
export interface StatementResult {
  readonly name: StatementName;
  readonly matches: number; // that it is about, or networks
  readonly count: number;
  readonly latency: Latency;
  readonly postgresCpu: number; // milliseconds each
  readonly nodeCpu: number; // milliseconds each, of who asks
  readonly wal: number; // bytes each
}
export const STATEMENT_LABELS = {
  beat: 'heartbeat: each node, every second',
  heads: 'heads: each node, every 2 s',
  attendance: 'who is where: each node, every 5 s',
  networks: 'use of networks: each node, every second',
  keepers: 'keepers: when a node is gone',
  due: 'what falls due',
  read: 'reading a row: the other node, after a poke',
  list: 'lists: 5 s after a move, pages touched first',
  listAgain: 'lists: the same matches again',
  rest: 'letting a match go, pages touched first',
} as const;
export type StatementName = keyof typeof STATEMENT_LABELS;

interface Question {
  readonly name: StatementName;
  readonly matches: number;
  readonly ask: (n: number) => Promise<unknown>;
  readonly isFirst?: boolean; // that touches its pages since a checkpoint
}

const LIFE = 3_000;

/** `stocked` matches lie in the database. */
export async function measureStatements(
  { postgres, url }: Machines,
  { matches: sizes, time }: StatementsPlan,
): Promise<StatementResult[]> {
  const site = openPostgres(url, { lines: 1 });
  const store = await openPostgresStore({ url, node: 'bench' });
  const ids = (count: number): string[] => Array.from({ length: count }, (_, n) => idOf(n));
  const ofSize = (matches: number): Question[] => {
    const all = ids(matches);
    const known = [
      all,
      all.map(() => HUGE),
      all.map(() => 'nobody'),
      all.map(() => 0),
      all.map(() => NOTHING_DRAWN),
    ];
    return [
      { name: 'heads', matches, ask: () => site.query(HEADS, known) },
      { name: 'attendance', matches, ask: () => site.query(ATTENDANCE, ['bench', all]) },
    ];
  };
  const list = (n: number): Promise<void> =>
    store.relist(idOf(n), ROWS_BEFORE, listingOf(n, Date.now()));
  const some = ids(MOST_ASKED);
  const questions: Question[] = [
    { name: 'beat', matches: 0, ask: () => site.query(BEAT, ['bench', LIFE]) },
    ...sizes.flatMap(ofSize),
    {
      name: 'due',
      matches: 0,
      ask: () => store.wakes({ timed: true, by: Date.now(), limit: 100 }),
    },
    {
      name: 'read',
      matches: 1,
      ask: (n) => store.read(idOf(n), LAST_ROW),
    },
    { name: 'list', matches: 1, ask: list, isFirst: true },
    { name: 'listAgain', matches: 1, ask: (n) => list(n % FEW) },
    { name: 'rest', matches: 1, ask: (n) => store.rest(idOf(n), AT_REST), isFirst: true },
    {
      name: 'networks',
      matches: some.length,
      ask: () => site.query(NETWORKS, ['bench', some, some.map(() => USE), some]),
    },
    // Taken by turns by nodes that do not live.
    { name: 'keepers', matches: some.length, ask: (n) => site.query(ASK, [`gone ${n % 2}`, some]) },
  ];
  try {
    const results: StatementResult[] = [];
    for (const question of questions)
      results.push(await repeat(question, { time, site, pid: postgres.pid() }));
    return results;
  } finally {
    await Promise.all([site.close(), store.close()]);
  }
}

const HUGE = 1_000_000; // rows: nobody has more, so that there is nothing to tell
const USE = JSON.stringify({ sockets: 2, matches: { waiting: 0, running: 1 }, rates: {} });
const FEW = 50;
const NOTHING_DRAWN = '0';
const MOST_ASKED = 1_000; // matches at a time
const LAST_ROW = { from: ROWS_BEFORE - 1, rows: 100, bytes: 1_000_000 };
const AT_REST = { wakeAt: Date.now() + 86_400_000, quietSince: null, timed: true, downtime: 0 };
const LEAST = 3;

interface Surroundings {
  readonly time: number;
  readonly site: Postgres;
  readonly pid: number; // of the database
}

async function repeat(
  { name, matches, ask, isFirst = false }: Question,
  { time, site, pid }: Surroundings,
): Promise<StatementResult> {
  await ask(0); // is prepared
  if (isFirst) await checkpoint(site);
  const { wal } = await readLedger(site);
  const times: number[] = [];
  const [before = 0] = processorTimes([pid]);
  const own = process.cpuUsage();
  const end = performance.now() + time;
  for (let n = 1; n <= LEAST || performance.now() < end; n++) {
    const from = performance.now();
    await ask(n);
    times.push(performance.now() - from);
  }
  const { user, system } = process.cpuUsage(own);
  const [after = 0] = processorTimes([pid]);
  const latency = latencyOf(times);
  const ledger = await readLedger(site);
  const about = matches > 1 ? ` (${matches.toLocaleString('en')} matches)` : '';
  say(`cluster: ${STATEMENT_LABELS[name]}${about}: ${latency.p50.toFixed(2)} ms`);
  return {
    name,
    matches,
    count: times.length,
    latency,
    postgresCpu: (after - before) / times.length,
    nodeCpu: (user + system) / 1000 / times.length,
    wal: (ledger.wal - wal) / times.length,
  };
}
