import process from 'node:process';
import { playMatch } from '../arena.ts';
import type { Progress } from '../arena.ts';
import type { ArenaGame } from '../contestants/arena-game.ts';
import { parseContestant } from '../contestants/contestant.ts';
import type { Contestant } from '../contestants/contestant.ts';
import { EXEC_MILLIS, LONGEST_GAME, sidesAt } from '../match/plan.ts';
import type { MatchResult } from '../result.ts';
import { encounters, entrantsOf } from './design.ts';
import type { Encounter } from './design.ts';
import type { Ladder } from './ladder.ts';
import type { GameLadder } from './ladders.ts';
import { rank } from './rank.ts';

export interface LadderOrder {
  readonly game: ArenaGame;
  readonly kind: GameLadder;
  readonly who: 'levels' | 'all';
  readonly games: number; // between two levels
  readonly seed: string;
  readonly threads: number;
  readonly signal: AbortSignal;
  readonly onProgress: (encounter: Encounter, progress: Progress) => void;
  readonly onResult: (result: MatchResult) => void;
}

/** null: it was stopped before the end. */
export async function playLadder(order: LadderOrder): Promise<Ladder | null> {
  const { game, kind, games, seed } = order;
  const setup = game.parseSetup(kind.options);
  const sides = sidesAt(game, setup).length;
  const entrants = entrantsOf(game, order.who);
  const results: MatchResult[] = [];
  for (const encounter of encounters(entrants, games, sides)) {
    const result = await meet(order, encounter, setup);
    if (result === null || result.stopped !== 'complete') return null;
    order.onResult(result);
    results.push(result);
  }
  const { id, version: gameVersion } = game;
  const played = { game: id, gameVersion, setup, sides, seed, games, node: process.version };
  return rank({ kind, entrants, results, played });
}

async function meet(
  { game, seed, threads, signal, onProgress }: LadderOrder,
  encounter: Encounter,
  setup: unknown,
): Promise<MatchResult | null> {
  const named = (name: string): Contestant => {
    const contestant = parseContestant(game, name);
    if (contestant === null) throw new Error(`${game.name} has no bot "${name}"`);
    return contestant;
  };
  return await playMatch({
    game,
    plan: {
      game: game.id,
      setup,
      contestants: [named(encounter.one), named(encounter.others)],
      // Each encounter has luck of its own: what one seed favours must not run through the whole ladder.
      seed: `${seed} ${encounter.one} ${encounter.others}`,
      longest: LONGEST_GAME,
      execMillis: EXEC_MILLIS,
    },
    sets: Math.ceil(encounter.games / sidesAt(game, setup).length),
    threads,
    sprt: null,
    signal,
    onProgress: (progress) => onProgress(encounter, progress),
    onComplaint: () => {},
  });
}
