import type { GrowthResult } from '../growth/measure.ts';
import type { AdmiralsResult } from '../growth/admirals.ts';
import type { JoinResult } from '../growth/joins.ts';
import type { StartResult } from '../growth/start.ts';
import { DEED_LABELS } from '../growth/visiting.ts';
import type { DeedResult } from '../growth/visiting.ts';
import type { Latency } from './statistics.ts';
import { table } from './table.ts';

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const millis = (n: number): string => n.toFixed(n < 10 ? 2 : 1);
const times = (n: number): string => `${n.toFixed(2)}×`;
const MIB = 2 ** 20;

export function printGrowth({ few, many, starts, visits, joins, admirals }: GrowthResult): void {
  console.log('\nGrowth: open matches by correspondence, nobody connected');
  const rows = [
    startRow('none', starts.empty),
    startRow(whole(few), starts.few),
    startRow(whole(many), starts.many),
  ];
  console.log(table(['matches', 'listens s', 'ready s', 'cpu s', 'MiB'], rows));
  printVisits(visits, { few, many });
  printJoins(joins);
  printAdmirals(admirals);
}

const startRow = (name: string, { listening, ready, cpu, memory }: StartResult): string[] => [
  name,
  ...[listening, ready, cpu].map((time) => (time / 1000).toFixed(2)),
  whole(memory / MIB),
];

function printVisits(
  visits: readonly DeedResult[],
  { few, many }: { readonly few: number; readonly many: number },
): void {
  console.log(`\nGrowth: with ${whole(few)} and with ${whole(many)} matches, milliseconds`);
  const headings = ['', 'times', 'p50', 'p50', '', 'p99', 'p99', '', 'cpu', 'cpu', ''];
  const rows = visits.map((visit) => [
    DEED_LABELS[visit.deed],
    whole(visit.few.count),
    ...(['p50', 'p99', 'cpu'] as const).flatMap((figure) => [
      millis(visit.few[figure]),
      millis(visit.many[figure]),
      times(visit.ratios[figure]),
    ]),
  ]);
  console.log(table(headings, rows));
}

function printJoins({ rows, atRest, inMemory, costs }: JoinResult): void {
  console.log('\nGrowth: joining a match, milliseconds');
  const row = (name: string, { p50, p99 }: Latency): string[] => [name, millis(p50), millis(p99)];
  const lines = [
    row(`at rest, ${whole(rows.short)} rows`, atRest.short),
    [...row(`at rest, ${whole(rows.long)} rows`, atRest.long), times(atRest.ratio)],
    row(`in memory, ${whole(rows.short)} rows`, inMemory.short),
    [...row(`in memory, ${whole(rows.long)} rows`, inMemory.long), times(inMemory.ratio)],
  ];
  console.log(table(['', 'p50', 'p99', ''], lines));
  const { short, long } = costs;
  console.log(
    `At rest: ${millis(short.cpu)} and ${millis(long.cpu)} ms of processor time; ` +
      `the answer has ${whole(short.bytes)} and ${whole(long.bytes)} bytes.`,
  );
}

function printAdmirals(run: AdmiralsResult): void {
  const { admirals, matches, offered, alone, beside, botMoves } = run;
  console.log(
    `\nGrowth: ${offered} moves/s in ${matches} matches of people, beside ${admirals} of Admirals ` +
      `(${botMoves.toFixed(1)} moves/s of theirs), milliseconds`,
  );
  const row = (name: string, { p50, p99, p999 }: Latency): string[] => [
    name,
    ...[p50, p99, p999].map(millis),
  ];
  console.log(
    table(['', 'p50', 'p99', 'p99.9'], [row('alone', alone), row('beside Admirals', beside)]),
  );
}
