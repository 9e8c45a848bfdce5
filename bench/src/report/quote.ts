import { existsSync, readFileSync } from 'node:fs';
import type { Results } from './results.ts';

/** What the repository keeps of one part. */
type Kept<P extends 'server' | 'steady' | 'growth'> = Pick<Results, 'date' | 'machine' | 'aims'> & {
  readonly [K in P]: NonNullable<Results[P]>;
};

const FROM = '<!-- figures: node bench/src/quote.ts -->';
const TO = '<!-- /figures -->';

/** A README with the figures that are kept, in the place of those it has. */
export function quoteIn(readme: string): string {
  const from = readme.indexOf(FROM);
  const to = readme.indexOf(TO);
  if (from < 0 || to < from)
    throw new Error(`the README has no place for figures: ${FROM} … ${TO}`);
  return `${readme.slice(0, from)}${FROM}\n\n${quotation()}\n\n${readme.slice(to)}`;
}

function quotation(): string {
  const server = kept('server');
  const steady = kept('steady');
  const growth = kept('growth');
  const parts = [
    ...(server === null ? [] : [ofServer(server)]),
    ...(steady === null ? [] : [ofSteady(steady)]),
    ...(growth === null ? [] : [ofGrowth(growth)]),
  ];
  const missed = [server, steady, growth].flatMap((part) =>
    (part?.aims ?? []).filter(({ met }) => !met),
  );
  if (missed.length > 0) parts.push(ofMissed(missed));
  return parts.join('\n\n');
}

function kept<P extends 'server' | 'steady' | 'growth'>(part: P): Kept<P> | null {
  const file = new URL(`../../results/measured-${part}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept<P>) : null;
}

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const millis = (n: number): string => (n < 10 ? n.toFixed(1) : whole(n));
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(headings), row(headings.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(row)].join(
    '\n',
  );
const where = ({ date, machine }: Pick<Results, 'date' | 'machine'>): string =>
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
    `- ready ${seconds(starts.many.ready)} s after the start (${seconds(starts.empty.ready)} s with none), with ${whole(memoryGrowth / 2 ** 20)} MiB more;`,
    `- creating, sitting down, listing and resuming take at most ${dearest.toFixed(2)} times what they take with ${whole(few)} (medians);`,
    `- a match of ${whole(joins.rows.long)} rows is joined in ${millis(joins.inMemory.long.p50)} ms, at rest in ${millis(joins.atRest.long.p50)} ms; one of ${whole(joins.rows.short)} in ${millis(joins.inMemory.short.p50)} and ${millis(joins.atRest.short.p50)} ms;`,
    `- ${admirals.admirals} matches of Admirals that think at once: the 99th percentile of people's moves goes from ${millis(admirals.alone.p99)} to ${millis(admirals.beside.p99)} ms.`,
  ].join('\n');
}

const ofMissed = (aims: Results['aims']): string =>
  [
    'Aims that were missed:',
    '',
    ...aims.map(
      ({ what, kind, aim, got }) => `- ${what}: ${kind} ${aim}, got ${Number(got.toPrecision(3))}`,
    ),
  ].join('\n');
