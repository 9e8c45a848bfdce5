import type { LadderKind } from '@fathom/kit';
import type { GameLine } from '../match/game-line.ts';
import type { MatchResult } from '../result.ts';
import { ratingsOf } from '../stats/ratings.ts';
import type { ScoreCounts } from '../stats/ratings.ts';
import type { TimeSummary } from '../stats/times.ts';
import type { Entrant } from './design.ts';
import { ANCHOR, LADDER_FORMAT, LADDER_VERSION } from './ladder.ts';
import type { Ladder, Meeting, Rung } from './ladder.ts';

export interface PlayedLadder {
  readonly kind: LadderKind;
  readonly entrants: readonly Entrant[]; // the first is the anchor
  readonly results: readonly MatchResult[];
  readonly played: Pick<
    Ladder,
    'game' | 'gameVersion' | 'setup' | 'sides' | 'seed' | 'games' | 'node'
  >;
}

/** Turns results into a ladder. */
export function rank({ kind, entrants, results, played }: PlayedLadder): Ladder {
  const meetings = results.map(meetingOf);
  const numberOf = (name: string): number => entrants.findIndex((known) => known.name === name);
  const ratings = ratingsOf(
    entrants.length,
    meetings.map(({ one, others, scores }) => ({
      one: numberOf(one),
      others: numberOf(others),
      sides: played.sides,
      scores,
    })),
    ANCHOR,
  );
  const rungs = entrants.map((entrant, i): Rung => {
    const rating = ratings[i] ?? { value: ANCHOR, low: ANCHOR, high: ANCHOR };
    return { ...entrant, rating, ...recordOf(entrant.name, results) };
  });
  return {
    format: LADDER_FORMAT,
    formatVersion: LADDER_VERSION,
    id: kind.id,
    title: kind.title,
    ...played,
    rungs: rungs.toSorted((one, other) => other.rating.value - one.rating.value),
    meetings,
  };
}

const meetingOf = ({ contestants, games, share, lines, unfinished }: MatchResult): Meeting => ({
  one: contestants[0],
  others: contestants[1],
  games,
  share,
  scores: scoreCounts(lines),
  unfinished,
});

function scoreCounts(lines: readonly GameLine[]): ScoreCounts {
  const points = new Map<number, number>();
  for (const { set, score } of lines) points.set(set, (points.get(set) ?? 0) + score);
  const gamesASet = lines.length / points.size;
  const counts = new Map<number, number>();
  for (const sum of points.values())
    counts.set(sum / gamesASet, (counts.get(sum / gamesASet) ?? 0) + 1);
  return [...counts].toSorted(([one], [other]) => one - other);
}

function recordOf(
  name: string,
  results: readonly MatchResult[],
): Pick<Rung, 'games' | 'forfeits' | 'times'> {
  const own = results.flatMap((result) =>
    ([0, 1] as const)
      .filter((number) => result.contestants[number] === name)
      .map((number) => ({ result, number })),
  );
  return {
    games: own.reduce((sum, { result }) => sum + result.games, 0),
    forfeits: own.reduce(
      (sum, { result, number }) =>
        sum +
        result.forfeits
          .filter(({ contestant }) => contestant === number)
          .reduce((games, forfeit) => games + forfeit.games, 0),
      0,
    ),
    times: joined(own.map(({ result, number }) => result.times[number])),
  };
}

/** Of several encounters: the mean over all decisions, and the highest of their 95th percentiles. */
function joined(summaries: readonly TimeSummary[]): TimeSummary {
  const decisions = summaries.reduce((sum, each) => sum + each.decisions, 0);
  const spent = summaries.reduce((sum, each) => sum + each.decisions * each.mean, 0);
  return {
    decisions,
    mean: decisions === 0 ? 0 : spent / decisions,
    p95: Math.max(0, ...summaries.map(({ p95 }) => p95)),
    max: Math.max(0, ...summaries.map(({ max }) => max)),
  };
}
