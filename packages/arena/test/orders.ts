import type { MatchOrder } from '../src/arena.ts';
import { loadArenaGame } from '../src/contestants/arena-game.ts';
import type { ArenaGame } from '../src/contestants/arena-game.ts';
import type { Contestant } from '../src/contestants/contestant.ts';
import { newRunningPrograms, runningProgramsIn } from '../src/contestants/exec/process-group.ts';
import { openPrograms } from '../src/contestants/exec/programs.ts';
import { parseContestant } from '../src/contestants/contestant.ts';
import type { MatchContext } from '../src/match/seat-player.ts';
import type { MatchPlan } from '../src/match/plan.ts';

/** What is wanted; all else is usual. */
export interface Wish extends Partial<Omit<MatchPlan, 'contestants'>> {
  readonly bots: readonly [string, string];
}

export async function arenaGame(id: string): Promise<ArenaGame> {
  const game = await loadArenaGame(id);
  if (game === null) throw new Error(`there is no game "${id}"`);
  return game;
}

export function named(game: ArenaGame, name: string): Contestant {
  const contestant = parseContestant(game, name);
  if (contestant === null) throw new Error(`there is no bot "${name}"`);
  return contestant;
}

export function planOf(game: ArenaGame, { bots: [one, two], ...wish }: Wish): MatchPlan {
  return {
    game: game.id,
    seed: 'test',
    longest: 10_000,
    execMillis: 5000,
    contestants: [named(game, one), named(game, two)],
    ...wish,
    setup: game.parseSetup(wish.setup ?? {}),
  };
}

/** To play sets in this very thread. */
export async function matchContext(id: string, wish: Wish): Promise<MatchContext> {
  const game = await arenaGame(id);
  const plan = planOf(game, wish);
  const programs = openPrograms({
    answerMillis: plan.execMillis,
    running: runningProgramsIn(newRunningPrograms()),
    onStderr: () => {},
  });
  return { plan, game, programs };
}

export async function orderOf(
  id: string,
  wish: Wish,
  order: Partial<MatchOrder> = {},
): Promise<MatchOrder> {
  const game = await arenaGame(id);
  return {
    game,
    plan: planOf(game, wish),
    sets: 3,
    threads: 1,
    sprt: null,
    signal: new AbortController().signal,
    onProgress: () => {},
    onComplaint: () => {},
    ...order,
  };
}
