import type { Report } from './campaign.ts';
import type { Options } from './options.ts';

const MOST_SHOWN = 5;
const MOST_P99 = 5_000; // milliseconds until a match goes on
const SHARES = { median: 0.5, p99: 0.99, most: 1 } as const;

/** The smallest of the times that this share of them does not exceed. */
export function timeAt(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0);
}

const allTimes = ({ times }: Report): readonly number[] => [...times.values()].flat();
const isLate = (times: readonly number[]): boolean => timeAt(times, SHARES.p99) > MOST_P99;

/** Everything that must not be, in words. None: all is well. */
export function faultsOf(report: Report, { untimed }: Options): readonly string[] {
  const late = (untimed ? [] : [...report.times])
    .filter(([, times]) => isLate(times))
    .map(([kind]) => kind);
  const errors = report.complaints.filter(isError);
  return [
    ...[...report.findings, ['errors of nodes', errors] as const].flatMap(([what, found]) =>
      found.length === 0
        ? []
        : [`${what}: ${found.length}\n  ${found.slice(0, MOST_SHOWN).join('\n  ')}`],
    ),
    ...(late.length === 0 ? [] : [`play-on p99 over ${MOST_P99} ms after: ${late.join(', ')}`]),
    ...(report.memory.acknowledged > 0 ? [] : ['nothing was acknowledged at all']),
  ];
}

const ERROR_LEVEL = 50;
const SAID_OF_OUTAGES = /^(?:The (?:database|bus)|Postgres|NATS)\b.*\b(?:away|back|not there yet)/u;
/** What is neither a line of the server's log nor about an outage counts as one. */
function isError(line: string): boolean {
  try {
    return (JSON.parse(line) as { readonly level: number }).level >= ERROR_LEVEL;
  } catch {
    return !SAID_OF_OUTAGES.test(line);
  }
}

export function summaryOf(
  report: Report,
  { faults, nodes, matches, seed }: Options,
): readonly string[] {
  const { memory, rows, takeovers, overheard, seconds } = report;
  const verdict = [...report.times.values()].some(isLate) ? 'missed' : 'met';
  return [
    `faults        ${faults} on ${nodes} nodes, ${matches} matches at a time, seed ${seed}, ${Math.round(seconds)} s`,
    `inputs        ${memory.acknowledged} acknowledged, ${rows} rows in the logs`,
    `matches       ${memory.finished.size} finished and verified, ${report.matches - memory.begun.size} made and never sat down to`,
    `shown         ${memory.shown.length} updates and snapshots, all looked up in the logs`,
    `keepers       ${takeovers} taken over from nodes that were gone`,
    `bus           ${overheard} messages overheard`,
    ...[...memory.lost].map(([why, count]) => `came back     ${count} times: ${why}`),
    ...countedComplaints(report).map((line) => `nodes said    ${line}`),
    '',
    'play-on times, ms          matches  median     p99    most',
    ...[...report.times].map(([kind, times]) => timesRow(kind, times)),
    timesRow('all', allTimes(report)),
    `p99 at most ${MOST_P99} ms after each kind of fault: ${verdict}`,
  ];
}

function timesRow(kind: string, times: readonly number[]): string {
  const figures = [times.length, ...Object.values(SHARES).map((share) => timeAt(times, share))];
  return kind.padEnd(26) + figures.map((figure) => String(figure).padStart(8)).join('');
}

/** What the nodes said, each thing once, with how often. */
function countedComplaints({ complaints }: Report): readonly string[] {
  const counts = new Map<string, number>();
  for (const line of complaints) {
    const text = wordsOf(line);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => `${count} times: ${text}`);
}
function wordsOf(line: string): string {
  try {
    const { level, msg, problem = '' } = JSON.parse(line) as Readonly<Record<string, string>>;
    return `${level} ${msg} ${problem}`;
  } catch {
    return line;
  }
}
