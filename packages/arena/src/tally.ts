import process from 'node:process';
import type { Side } from '@fathom/kit';
import type { ForfeitCount, MatchResult, Spread } from './result.ts';
import { RESULT_FORMAT, RESULT_VERSION } from './result.ts';
import type { GameLine, PlayedSet } from './match/game-line.ts';
import type { MatchPlan } from './match/plan.ts';
import { eloOf, meanOf, shareEstimate } from './stats/interval.ts';
import type { Estimate } from './stats/interval.ts';
import type { Sprt } from './stats/sprt.ts';
import { quantile, summariseTimes } from './stats/times.ts';

export interface PlayedMatch {
  readonly plan: MatchPlan;
  readonly gameVersion: number;
  readonly sides: readonly Side[];
  readonly planned: number;
  readonly sets: readonly PlayedSet[]; // in order, at least one
  readonly stopped: MatchResult['stopped'];
  readonly sprt: Sprt | null;
}

export const scoreOfSet = ({ games }: PlayedSet): number =>
  meanOf(games.map(({ line }) => line.score));

export function resultOf(played: PlayedMatch): MatchResult {
  const { plan, sides, sets } = played;
  const games = sets.flatMap((set) => set.games);
  const lines = games.map(({ line }) => line);
  const share = shareEstimate(sets.map(scoreOfSet), sides.length);
  return {
    format: RESULT_FORMAT,
    formatVersion: RESULT_VERSION,
    game: plan.game,
    gameVersion: played.gameVersion,
    node: process.version,
    setup: plan.setup,
    seed: plan.seed,
    contestants: [plan.contestants[0].name, plan.contestants[1].name],
    longest: plan.longest,
    execMillis: plan.execMillis,
    sides,
    planned: played.planned,
    sets: sets.length,
    stopped: played.stopped,
    games: lines.length,
    won: lines.filter(({ score }) => score === 1).length,
    drawn: lines.filter(({ score }) => score > 0 && score < 1).length,
    lost: lines.filter(({ score }) => score === 0).length,
    share,
    elo: eloEstimate(share, sides.length),
    shareBySide: Object.fromEntries(
      sides.map((side) => [
        side,
        meanOf(lines.filter(({ first }) => first === side).map(({ score }) => score)),
      ]),
    ),
    sprt: played.sprt,
    inputs: spreadOf(lines.map(({ inputs }) => inputs)),
    tableSeconds: spreadOf(lines.map(({ millis }) => millis / 1000)),
    times: [
      summariseTimes(games.flatMap(({ times }) => times[0])),
      summariseTimes(games.flatMap(({ times }) => times[1])),
    ],
    endings: countBy(lines.map(({ reason }) => reason)),
    unfinished: lines.filter(({ end }) => end !== 'over').length,
    forfeits: countForfeits(lines),
    lines,
  };
}

function eloEstimate({ value, low, high }: Estimate, sides: number): MatchResult['elo'] {
  const elo = (share: number): number | null => {
    const points = eloOf(share, sides);
    return Number.isFinite(points) ? points : null;
  };
  return { value: elo(value), low: elo(low), high: elo(high) };
}

function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((one, other) => one - other);
  return {
    mean: meanOf(sorted),
    median: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    max: sorted.at(-1) ?? 0,
  };
}

function countBy(words: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([, one], [, other]) => other - one));
}

function countForfeits(lines: readonly GameLine[]): readonly ForfeitCount[] {
  const counts = new Map<string, ForfeitCount>();
  for (const { contestant, reason } of lines.flatMap(({ forfeits }) => forfeits)) {
    const key = `${contestant} ${reason}`;
    const games = (counts.get(key)?.games ?? 0) + 1;
    counts.set(key, { contestant, reason, games });
  }
  return [...counts.values()].toSorted((one, other) => other.games - one.games);
}
