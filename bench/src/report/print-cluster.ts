import type { ClusterResult } from '../cluster/measure.ts';
import type { SetupResult } from '../cluster/playing.ts';
import { STATEMENT_LABELS } from '../cluster/statements.ts';
import type { StatementResult } from '../cluster/statements.ts';
import { table } from './table.ts';

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const millis = (n: number): string => n.toFixed(n < 10 ? 2 : 1);
const times = (n: number | undefined): string => (n === undefined ? '' : `${n.toFixed(2)}×`);

export function printCluster(run: ClusterResult): void {
  printPlaying(run);
  printJoins(run.setups);
  printAppends(run);
  printStatements(run.statements);
}

function printPlaying({ matches, offered, setups, ratios }: ClusterResult): void {
  console.log(
    `\nCluster: ${whole(offered)} moves/s offered to ${whole(matches)} matches; processor time in ms a 1,000 moves; medians`,
  );
  const headings = [
    '',
    'cpu',
    '',
    'nodes',
    'Postgres',
    'NATS',
    'p50 ms',
    '',
    'p99 ms',
    '',
    'KiB/match',
    'WAL/move',
    'transactions/s',
  ];
  const rows = setups.map(({ name, label, median }) => [
    label,
    whole(median.cpu.all),
    times(ratios[name]?.cpu),
    ...[median.cpu.nodes, median.cpu.postgres, median.cpu.nats].map(whole),
    millis(median.p50),
    times(ratios[name]?.p50),
    millis(median.p99),
    times(ratios[name]?.p99),
    whole(median.memoryPerMatch / 1024),
    ...[median.walPerMove, median.transactionsPerSecond].map((n) => (n === null ? '' : whole(n))),
  ]);
  console.log(table(headings, rows));
}

function printJoins(setups: readonly SetupResult[]): void {
  console.log(
    '\nCluster: joining a match at rest, ms; and processor time while nobody moves, ms a second',
  );
  const headings = ['', 'p50', 'p99', 'cpu', 'nodes', 'Postgres', 'idle cpu', 'nodes', 'Postgres'];
  const rows = setups.map(({ label, median: { joinP50, joinP99, joinCpu, idleCpu } }) => [
    label,
    ...[joinP50, joinP99, joinCpu.all, joinCpu.nodes, joinCpu.postgres].map(millis),
    ...[idleCpu.all, idleCpu.nodes, idleCpu.postgres].map(millis),
  ]);
  console.log(table(headings, rows));
}

function printAppends({ appends, scattered, disk, postgres }: ClusterResult): void {
  const all = [...appends, scattered];
  console.log(
    `\nCluster: rows of 220 bytes through the store into one Postgres ${postgres.version}, ` +
      `fsync ${postgres.fsync}; the disk takes ${millis(disk.p50)} ms for a page`,
  );
  const headings = [
    'matches that write',
    'appends/s',
    'a commit',
    'commits/s',
    'p50 ms',
    'p99 ms',
    'WAL/row',
    'pages/row',
    'table/row',
    'index/row',
    'Postgres ms/1,000',
    'store ms/1,000',
  ];
  const rows = all.map((one, i) => [
    i < all.length - 1 ? whole(one.writers) : `${whole(one.writers)}, scattered`,
    whole(one.appendsPerSecond),
    one.batch.toFixed(1),
    whole(one.commitsPerSecond),
    millis(one.latency.p50),
    millis(one.latency.p99),
    whole(one.walPerRow),
    one.fullPagesPerRow.toFixed(3),
    whole(one.tablePerRow),
    whole(one.indexPerRow),
    whole(one.postgresCpu),
    whole(one.storeCpu),
  ]);
  console.log(table(headings, rows));
}

function printStatements(statements: readonly StatementResult[]): void {
  console.log('\nCluster: statements of a site, ms');
  const rows = statements.map(({ name, matches, latency, postgresCpu, nodeCpu, wal }) => [
    STATEMENT_LABELS[name],
    whole(matches),
    ...[latency.p50, latency.p99, postgresCpu, nodeCpu].map(millis),
    whole(wal),
  ]);
  console.log(table(['', 'matches', 'p50', 'p99', 'Postgres cpu', 'node cpu', 'WAL'], rows));
}
