import { existsSync, readFileSync } from 'node:fs';
import type { Results } from './results.ts';

/** What the repository keeps of one part. */
type Quoted = 'server' | 'steady' | 'growth' | 'cluster';
export type Kept<P extends Quoted> = Pick<Results, 'date' | 'machine' | 'aims'> & {
  readonly [K in P]: NonNullable<Results[P]>;
};

/** A place for figures in a document. */
export interface QuotePlace {
  readonly from: string;
  readonly to: string;
}
const README: QuotePlace = {
  from: '<!-- figures: node bench/src/quote.ts -->',
  to: '<!-- /figures -->',
};

/** A README with the figures that are kept, in the place of those it has. */
export const quoteIn = (readme: string): string => putInto(readme, README, quotation());

export function putInto(document: string, { from, to }: QuotePlace, figures: string): string {
  const start = document.indexOf(from);
  const end = document.indexOf(to);
  if (start < 0 || end < start) throw new Error(`there is no place for figures: ${from} … ${to}`);
  return `${document.slice(0, start)}${from}\n\n${figures}\n\n${document.slice(end)}`;
}

function quotation(): string {
  const server = kept('server');
  const steady = kept('steady');
  const growth = kept('growth');
  const cluster = kept('cluster');
  const parts = [
    ...(server === null ? [] : [ofServer(server)]),
    ...(steady === null ? [] : [ofSteady(steady)]),
    ...(growth === null ? [] : [ofGrowth(growth)]),
    ...(cluster === null ? [] : [ofCluster(cluster)]),
  ];
  const missed = [server, steady, growth, cluster].flatMap((part) =>
    (part?.aims ?? []).filter(({ met }) => !met),
  );
  if (missed.length > 0) parts.push(ofMissed(missed));
  return parts.join('\n\n');
}

export function kept<P extends Quoted>(part: P): Kept<P> | null {
  const file = new URL(`../../results/measured-${part}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept<P>) : null;
}

export const whole = (n: number): string => Math.round(n).toLocaleString('en');
export const millis = (n: number): string => (n < 10 ? n.toFixed(1) : whole(n));
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
export const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(headings), row(headings.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(row)].join(
    '\n',
  );
export const where = ({ date, machine }: Pick<Results, 'date' | 'machine'>): string =>
  `${machine.cores} cores (${machine.cpu}), Node ${machine.node.slice(1)}, ${date.slice(0, 10)}`;

function ofServer(run: Kept<'server'>): string {
  const { sizes } = run.server;
  const contestants = sizes[0]?.contestants ?? [];
  const rows = contestants.map(({ name, label }) => [
    label,
    ...sizes.flatMap(({ contestants: all }) => {
      const figures = all.find((one) => one.name === name)?.median;
      return figures === undefined
        ? ['', '']
        : [whole(figures.movesPerSecond), millis(figures.p99)];
    }),
  ]);
  const headings = sizes.flatMap(({ matches }) => [`${whole(matches)} matches: moves/s`, 'p99 ms']);
  return `As many moves as each server can take, ${where(run)}:\n\n${table(['', ...headings], rows)}`;
}

function ofSteady(run: Kept<'steady'>): string {
  const { offered, matches, contestants } = run.steady;
  const rows = contestants.map(({ label, median: { p50, p99, p999 } }) => [
    label,
    ...[p50, p99, p999].map(millis),
  ]);
  const load = `${whole(offered)} moves a second to ${whole(matches)} matches`;
  return `${load}, milliseconds from when a move is due to the other's screen:\n\n${table(['', 'p50', 'p99', 'p99.9'], rows)}`;
}

function ofGrowth(run: Kept<'growth'>): string {
  const { few, many, starts, memoryGrowth, visits, joins, admirals } = run.growth;
  const dearest = Math.max(...visits.map(({ ratios }) => ratios.p50));
  const seconds = (time: number): string => (time / 1000).toFixed(1);
  return [
    `With ${whole(many)} open matches that nobody looks at:`,
    '',
    `- ready ${seconds(starts.many.ready)} s after the start (${seconds(starts.empty.ready)} s with none), with ${whole(Math.max(0, memoryGrowth / 2 ** 20))} MiB more;`,
    `- creating, sitting down, listing and resuming take at most ${dearest.toFixed(2)} times what they take with ${whole(few)} (medians);`,
    `- a match of ${whole(joins.rows.long)} rows is joined in ${millis(joins.inMemory.long.p50)} ms, at rest in ${millis(joins.atRest.long.p50)} ms; one of ${whole(joins.rows.short)} in ${millis(joins.inMemory.short.p50)} and ${millis(joins.atRest.short.p50)} ms;`,
    `- ${admirals.admirals} matches of Admirals that think at once: the 99th percentile of people's moves goes from ${millis(admirals.alone.p99)} to ${millis(admirals.beside.p99)} ms.`,
  ].join('\n');
}

function ofCluster(run: Kept<'cluster'>): string {
  const { offered, matches, appends } = run.cluster;
  const most = appends.at(-1);
  return [
    `The same ${whole(offered)} moves a second to ${whole(matches)} matches on several nodes, all on one machine, ${where(run)}:`,
    '',
    ofSetups(run),
    '',
    `One Postgres takes ${whole(most?.appendsPerSecond ?? 0)} appends a second when ${whole(most?.writers ?? 0)} matches write at once. What that means for a large site: docs/SCALING.md.`,
  ].join('\n');
}

/** What a move costs on each setup. */
export const ofSetups = ({ cluster: { setups } }: Kept<'cluster'>): string =>
  table(
    ['', 'processor, ms a 1,000 moves', 'of nodes', 'of Postgres', 'of NATS', 'p50 ms', 'p99 ms'],
    setups.map(({ label, median: { cpu, p50, p99 } }) => [
      label,
      ...[cpu.all, cpu.nodes, cpu.postgres, cpu.nats].map(whole),
      millis(p50),
      millis(p99),
    ]),
  );

const ofMissed = (aims: Results['aims']): string =>
  [
    'Aims that were missed:',
    '',
    ...aims.map(
      ({ what, kind, aim, got }) => `- ${what}: ${kind} ${aim}, got ${Number(got.toPrecision(3))}`,
    ),
  ].join('\n');
