import type { AppendsResult } from '../cluster/appending.ts';
import { STATEMENT_LABELS } from '../cluster/statements.ts';
import { ASSUMPTIONS } from '../simulation/assumptions.ts';
import { findFigures } from '../simulation/figures.ts';
import { wholeReport } from '../simulation/report.ts';
import { kept, millis, ofSetups, putInto, table, where, whole } from './quote.ts';
import type { Kept, QuotePlace } from './quote.ts';

const placeFor = (name: string): QuotePlace => ({
  from: `<!-- ${name}: node bench/src/quote.ts -->`,
  to: `<!-- /${name} -->`,
});

/** docs/SCALING.md with the figures that are kept, and what is reckoned from them. */
export function quoteInScaling(document: string): string {
  const cluster = kept('cluster');
  const measured = cluster === null ? 'No figures are kept yet.' : ofMeasured(cluster);
  return putInto(
    putInto(document, placeFor('measured'), measured),
    placeFor('reckoned'),
    reckoned(),
  );
}

function ofMeasured(run: Kept<'cluster'>): string {
  const { matches, offered, setups, appends, scattered, disk, postgres, stocked, statements } =
    run.cluster;
  const { loadBefore } = run.machine;
  const three = setups.at(-1)?.median;
  return [
    `Measured ${where(run)}; load before the run ${loadBefore.toFixed(1)}. Nodes, Postgres ${postgres.version}, NATS and the players share these cores.`,
    `**A move**: ${whole(offered)} a second offered to ${whole(matches)} matches, from when it was due to the other's screen.`,
    ofSetups(run),
    '**Joining a match at rest**, one after the other, milliseconds; and what a match in memory takes of all nodes together.',
    table(
      ['', 'p50', 'p99', 'processor of nodes', 'of Postgres', 'KiB a match'],
      setups.map(({ label, median: { joinP50, joinP99, joinCpu, memoryPerMatch } }) => [
        label,
        ...[joinP50, joinP99, joinCpu.nodes, joinCpu.postgres].map(millis),
        whole(memoryPerMatch / 1024),
      ]),
    ),
    `On three nodes a move of this load made ${whole(three?.walPerMove ?? 0)} bytes of WAL, and Postgres did ${whole(three?.transactionsPerSecond ?? 0)} transactions a second.`,
    `**Appends** of 220 bytes through the store, fsync ${postgres.fsync}, synchronous_commit ${postgres.synchronousCommit}, ${whole(stocked)} matches of ten rows in the database. The disk takes ${millis(disk.p50)} ms (p99 ${millis(disk.p99)}) to make a page durable.`,
    table(
      [
        'matches that write',
        'appends/s',
        'rows a commit',
        'p50 ms',
        'p99 ms',
        'Postgres, ms a 1,000',
        'store, ms a 1,000',
        'WAL a row',
        'whole pages a row',
        'table a row',
        'index a row',
      ],
      [...appends, scattered].map((one, i) => appendsRow(one, i === appends.length)),
    ),
    '**Statements**, one after the other, each as often as it can be asked.',
    table(
      ['', 'matches', 'p50 ms', 'p99 ms', 'Postgres, ms', 'node, ms', 'WAL bytes'],
      statements.map(({ name, matches: about, latency, postgresCpu, nodeCpu, wal }) => [
        STATEMENT_LABELS[name],
        whole(about),
        ...[latency.p50, latency.p99, postgresCpu, nodeCpu].map((time) => time.toFixed(2)),
        whole(wal),
      ]),
    ),
  ].join('\n\n');
}

const appendsRow = (one: AppendsResult, isScattered: boolean): string[] => [
  `${whole(one.writers)}${isScattered ? ', each row another match' : ''}`,
  whole(one.appendsPerSecond),
  one.batch.toFixed(1),
  millis(one.latency.p50),
  millis(one.latency.p99),
  whole(one.postgresCpu),
  whole(one.storeCpu),
  whole(one.walPerRow),
  one.fullPagesPerRow.toFixed(3),
  whole(one.tablePerRow),
  whole(one.indexPerRow),
];

const PLAN = {
  people: [5_000, 50_000, 200_000, 1_000_000],
  matches: 1_000_000,
  seconds: 3,
  seed: 1,
};

function reckoned(): string {
  const { figures, source } = findFigures(null);
  const parts = wholeReport(PLAN, { figures, assumptions: ASSUMPTIONS });
  return [
    `From figures that are ${source}. In play Postgres took ${figures.postgresMore.toFixed(2)} times what its statements take one after the other; that is counted.`,
    ...parts.flatMap(({ title, headings, rows }) => [`**${title}**`, table(headings, rows)]),
  ].join('\n\n');
}
