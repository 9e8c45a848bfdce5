import { counted } from '@fathom/kit';
import type { Ladder, Meeting, Rung } from './ladder.ts';

/** The page of all ladders, from what was played and nothing else. */
export const ladderPage = (ladders: readonly Ladder[]): string =>
  [HEAD, ...ladders.map(sectionOf), ''].join('\n\n');

const HEAD = `# Ladders

How strong the bots are, measured by playing them against each other: the same luck with sides swapped, in sets of as many
games as the game has sides. Ratings are the ones under which the results are likeliest, with the lowest level at 1000;
ranges hold with 95 %. 100 points mean 64 % of the points between two, 250 mean 81 %. At a table of four a bot plays alone
against three of the other kind, and equal ones get 25 %; the column against the level below counts the games in which the
higher level was the one alone.

Levels are in bold; the others are sparring partners and baselines that people do not meet. Times are milliseconds a
decision in one thread: the mean, the highest 95th percentile of its encounters, and the longest, on a machine that may
have had other things to do.

This page and its pictures are written by \`fathom ladder\`; \`fathom ladder --from bench/results\` draws them again.
[BOTS.md](BOTS.md) says how matches are played and how to enter a bot of your own.`;

function sectionOf(ladder: Ladder): string {
  const { id, title, seed, node } = ladder;
  return [
    `## ${title}`,
    `![${title}: ratings of all bots](images/ladder-${id}.svg)`,
    tableOf(ladder),
    `${gamesText(ladder)} Seed \`${seed}\`, ${ladder.game}@${ladder.gameVersion}, Node ${node}: \`${commandOf(ladder)}\`.`,
  ].join('\n\n');
}

/** How many games two bots played with each other, as counted, not as planned. */
function gamesText({ sides, rungs, meetings }: Ladder): string {
  const levels = new Set(rungs.filter(({ kind }) => kind === 'level').map(({ name }) => name));
  const isAmongLevels = ({ one, others }: Meeting): boolean =>
    levels.has(one) && levels.has(others);
  const among = pairTotals(meetings.filter(isAmongLevels));
  const outside = pairTotals(meetings.filter((meeting) => !isAmongLevels(meeting)));
  const alone = sides === 2 ? '' : ', half of them with each of the two alone at the table';
  const others = outside.length === 0 ? '' : `; ${range(outside)} between a level and another bot`;
  return `${range(among)} between two levels that met${alone}${others}.`;
}

function pairTotals(meetings: readonly Meeting[]): readonly number[] {
  const totals = new Map<string, number>();
  for (const { one, others, games } of meetings) {
    const pair = [one, others].toSorted().join(' ');
    totals.set(pair, (totals.get(pair) ?? 0) + games);
  }
  return [...totals.values()];
}

function range(totals: readonly number[]): string {
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  return least === most ? counted(most, 'game') : `${least} to ${most} games`;
}

/** What plays it again. */
function commandOf({ id, games, seed, rungs }: Ladder): string {
  const isWhole = rungs.some(({ kind }) => kind !== 'level');
  return `fathom ladder ${id} --games ${games} --seed ${seed}${isWhole ? '' : ' --levels-only'}`;
}

function tableOf(ladder: Ladder): string {
  const rows = ladder.rungs.map((rung) => `| ${cellsOf(ladder, rung).join(' | ')} |`);
  return [
    '| bot | rating | step | against the level below | ms a decision |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function cellsOf(ladder: Ladder, rung: Rung): readonly string[] {
  const { rating, times, title, name, kind } = rung;
  const below = levelBelow(ladder, rung);
  const isAnchor = rating.low === rating.high;
  const range = isAnchor ? '' : ` (${rating.low.toFixed(0)} … ${rating.high.toFixed(0)})`;
  return [
    kind === 'level' ? `**${title}** \`${name}\`` : `${title} \`${name}\``,
    `${rating.value.toFixed(0)}${range}`,
    below === null ? '' : signed(rating.value - below.rating.value),
    below === null ? '' : headToHead(ladder, rung, below),
    `${short(times.mean)}, ${short(times.p95)}, ${short(times.max)}`,
  ];
}

/** Levels are listed the strongest first. */
function levelBelow({ rungs }: Ladder, rung: Rung): Rung | null {
  if (rung.kind !== 'level') return null;
  const levels = rungs.filter(({ kind }) => kind === 'level');
  return levels[levels.indexOf(rung) + 1] ?? null;
}

function headToHead({ meetings }: Ladder, { name }: Rung, below: Rung): string {
  const met = meetings.find(({ one, others }) => one === name && others === below.name);
  if (met === undefined) return '';
  const { share, games } = met;
  const [value, low, high] = [share.value, share.low, share.high].map((each) =>
    (100 * each).toFixed(0),
  );
  return `${value} % (${low} … ${high}) of ${games}`;
}

const signed = (points: number): string =>
  `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(0)}`;
const short = (millis: number): string => (millis < 10 ? millis.toFixed(1) : millis.toFixed(0));
