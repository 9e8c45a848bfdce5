import type { MatchResult, Spread, Sprt, TimeSummary } from '@fathom/arena';
import { counted } from '@fathom/kit';
import { printable } from '../paint.ts';
import type { Paint } from '../paint.ts';

/** A match in words, for people. */
export function reportOf(result: MatchResult, gameName: string, paint: Paint): string {
  const [first, second] = result.contestants.map(printable) as [string, string];
  const unit = result.sides.length === 2 ? 'pair' : 'set';
  const lines = [
    paint.strong(`${gameName}: ${first} against ${second}`),
    `${counted(result.games, 'game')} in ${counted(result.sets, unit)}${stopText(result)}, seed "${printable(result.seed)}"`,
    '',
    row('points', pointsText(result)),
    row('Elo', eloText(result)),
    ...(result.sprt === null ? [] : [row('SPRT', sprtText(result.sprt, paint))]),
    row('by side', bySideText(result)),
    row('inputs', spreadText(result.inputs, 0)),
    row('table time', `${spreadText(result.tableSeconds, 0)} s`),
    row(
      'endings',
      Object.entries(result.endings)
        .map(([end, n]) => `${end} ${n}`)
        .join(', '),
    ),
    '',
    'decisions in ms',
    ...[first, second].map((name, i) => `  ${name}: ${timeText(result.times[i])}`),
    '',
    ...troubleLines(result, [first, second], paint),
  ];
  return lines.join('\n').trimEnd();
}

/** One line, for a list of many matches. */
export function summaryOf(result: MatchResult): string {
  const [first, second] = result.contestants.map(printable);
  return `  ${first} – ${second}: ${pointsText(result)}`;
}

const row = (label: string, text: string): string => `${label.padEnd(11)} ${text}`;
const percent = (share: number): string => (100 * share).toFixed(1);
const signed = (points: number | null, open: string): string =>
  points === null ? open : `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(0)}`;

function stopText({ stopped, planned, sides }: MatchResult): string {
  if (stopped === 'complete') return '';
  const all = planned * sides.length;
  return stopped === 'sprt' ? `, decided before ${all}` : `, stopped before ${all}`;
}

function pointsText({ share, won, drawn, lost }: MatchResult): string {
  const between = `${percent(share.low)} … ${percent(share.high)}`;
  return `${percent(share.value)} % (95 %: ${between}); ${won} won, ${drawn} drawn, ${lost} lost`;
}

function eloText({ elo, share, sides }: MatchResult): string {
  const value = signed(elo.value, share.value === 1 ? '+∞' : '−∞');
  const even = sides.length === 2 ? '' : `, against even chances of ${sides.length}`;
  return `${value} (95 %: ${signed(elo.low, '−∞')} … ${signed(elo.high, '+∞')})${even}`;
}

export function sprtText(sprt: Sprt, paint: Paint): string {
  const { llr, lower, upper, elo0, elo1, verdict } = sprt;
  const between = `LLR ${llr.toFixed(2)} (${lower.toFixed(2)} … ${upper.toFixed(2)})`;
  switch (verdict) {
    case 'accepted':
      return paint.good(`accepted: ${elo1} Elo rather than ${elo0}; ${between}`);
    case 'rejected':
      return paint.bad(`rejected: ${elo0} Elo rather than ${elo1}; ${between}`);
    case 'undecided':
      return `undecided between ${elo0} and ${elo1} Elo; ${between}`;
    default:
      return verdict satisfies never;
  }
}

const bySideText = ({ shareBySide }: MatchResult): string =>
  Object.entries(shareBySide)
    .map(([side, share]) => `${side} ${percent(share)} %`)
    .join(', ');

const spreadText = ({ mean, median, p95, max }: Spread, digits: number): string =>
  `mean ${mean.toFixed(1)}, median ${median.toFixed(digits)}, 95 % ${p95.toFixed(digits)}, most ${max.toFixed(digits)}`;

function timeText(times: TimeSummary | undefined): string {
  if (times === undefined || times.decisions === 0) return 'none';
  const { mean, p95, max, decisions } = times;
  return `mean ${mean.toFixed(2)}, 95 % ${p95.toFixed(2)}, most ${max.toFixed(1)} (${decisions})`;
}

function troubleLines(
  { forfeits, unfinished, longest }: MatchResult,
  names: readonly [string, string],
  paint: Paint,
): readonly string[] {
  return [
    ...forfeits.map(({ contestant, reason, games }) =>
      paint.bad(`${names[contestant]} forfeited ${counted(games, 'time')}: ${printable(reason)}`),
    ),
    ...(unfinished === 0
      ? []
      : [paint.bad(`${counted(unfinished, 'game')} had no end within ${longest} inputs: shared`)]),
  ];
}
