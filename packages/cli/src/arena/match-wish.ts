import { availableParallelism } from 'node:os';
import { EXEC_MILLIS, LONGEST_GAME, loadArenaGame, sidesAt } from '@fathom/arena';
import type { ArenaGame, MatchOrder } from '@fathom/arena';
import { unusable } from '../exit.ts';
import { knownGame } from '../games/known-games.ts';
import { knownContestant } from './contestants.ts';
import { parseMatchOptions } from './match-options.ts';
import { MOST_GAMES, MOST_THREADS, parseWhole } from './numbers.ts';
import { parseSprt } from './sprt-bounds.ts';

/** What was asked for on the command line. */
export interface MatchWish {
  readonly game: string;
  readonly bots: readonly [string, string];
  readonly games: string | null;
  readonly seed: string | null;
  readonly options: readonly string[];
  readonly threads: string | null;
  readonly sprt: string | null;
  readonly execTimeout: string | null;
}
/** All of a match but how it is watched. */
export type PlannedMatch = Omit<MatchOrder, 'signal' | 'onProgress' | 'onComplaint'>;

export const USUAL_GAMES = { match: 100, sprt: 20_000 } as const;
const LONGEST_WAIT = 3_600_000;

export async function planArenaMatch(wish: MatchWish): Promise<PlannedMatch> {
  const game = await knownArenaGame(wish.game);
  const setup = parseMatchOptions(game, wish.options);
  const sides = sidesAt(game, setup).length;
  if (sides < 2)
    throw unusable(`with these options ${game.name} has one side; the arena needs two`);
  const usual = wish.sprt === null ? USUAL_GAMES.match : USUAL_GAMES.sprt;
  const games = parseWhole(wish.games ?? String(usual), {
    option: '--games',
    least: 1,
    most: MOST_GAMES,
  });
  const execMillis = parseWhole(wish.execTimeout ?? String(EXEC_MILLIS), {
    option: '--exec-timeout',
    least: 1,
    most: LONGEST_WAIT,
  });
  const [one, two] = wish.bots;
  return {
    game,
    plan: {
      game: game.id,
      setup,
      contestants: [knownContestant(game, one), knownContestant(game, two)],
      seed: wish.seed ?? '1',
      longest: LONGEST_GAME,
      execMillis,
    },
    sets: Math.ceil(games / sides),
    threads: parseThreads(wish.threads),
    sprt: wish.sprt === null ? null : parseSprt(wish.sprt),
  };
}

export const parseThreads = (text: string | null): number =>
  parseWhole(text ?? String(availableParallelism()), {
    option: '--threads',
    least: 1,
    most: MOST_THREADS,
  });

async function knownArenaGame(id: string): Promise<ArenaGame> {
  const game = await loadArenaGame(knownGame(id).id);
  if (game === null) throw unusable(`${id} cannot be played in the arena`);
  return game;
}
