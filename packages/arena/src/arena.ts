import { rehearse } from './contestants/exec/programs.ts';
import type { ArenaGame } from './contestants/arena-game.ts';
import type { PlayedSet } from './match/game-line.ts';
import { sidesAt } from './match/plan.ts';
import type { MatchPlan } from './match/plan.ts';
import { playSets } from './pool/pool.ts';
import type { MatchResult } from './result.ts';
import { sequentialTest } from './stats/sprt.ts';
import type { Hypotheses, Sprt } from './stats/sprt.ts';
import { resultOf, scoreOfSet } from './tally.ts';

export interface Progress {
  readonly done: number; // sets, in order
  readonly planned: number;
  readonly gamesASet: number;
  readonly points: number; // share of the first contestant so far
  readonly sprt: Sprt | null;
}
export interface MatchOrder {
  readonly game: ArenaGame;
  readonly plan: MatchPlan;
  readonly sets: number;
  readonly threads: number;
  readonly sprt: Hypotheses | null;
  readonly signal: AbortSignal; // stops it with the result so far
  readonly onProgress: (progress: Progress) => void;
  /** What a program writes to its stderr. */
  readonly onComplaint: (name: string, line: string) => void;
}

/**
 * Plays a match. Sets count in the order of their numbers, however the threads finish them, so that the result and the
 * moment a sequential test stops depend on the seed alone. null: not one set was finished. Throws BadInput when a program cannot be
 * started.
 */
export async function playMatch(order: MatchOrder): Promise<MatchResult | null> {
  const { game, plan } = order;
  const sides = sidesAt(game, plan.setup);
  const test = order.sprt && sequentialTest(order.sprt, sides.length);
  const early = new Map<number, PlayedSet>(); // those before them are still being played
  const counted: PlayedSet[] = [];
  const decided = new AbortController();
  let points = 0;
  const isDecided = (): boolean => test !== null && test.state().verdict !== 'undecided';

  const count = (played: PlayedSet): void => {
    counted.push(played);
    points += scoreOfSet(played);
    test?.add(scoreOfSet(played));
    order.onProgress({
      done: counted.length,
      planned: order.sets,
      gamesASet: sides.length,
      points: points / counted.length,
      sprt: test?.state() ?? null,
    });
    if (isDecided()) decided.abort();
  };
  const { onComplaint } = order;
  await rehearse(plan.contestants, { answerMillis: plan.execMillis, onComplaint });
  await playSets({
    plan,
    onComplaint,
    sets: order.sets,
    threads: order.threads,
    signal: AbortSignal.any([order.signal, decided.signal]),
    onSet: (played) => {
      early.set(played.set, played);
      for (let next = early.get(counted.length); next !== undefined && !isDecided();) {
        early.delete(next.set);
        count(next);
        next = early.get(counted.length);
      }
    },
  });
  if (counted.length === 0) return null;
  return resultOf({
    plan,
    gameVersion: game.version,
    sides,
    planned: order.sets,
    sets: counted,
    stopped: stopOf(counted.length === order.sets, isDecided()),
    sprt: test?.state() ?? null,
  });
}

function stopOf(isComplete: boolean, isDecided: boolean): MatchResult['stopped'] {
  if (isDecided) return 'sprt';
  return isComplete ? 'complete' : 'interrupted';
}
