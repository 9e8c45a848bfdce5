import { availableParallelism } from 'node:os';
import {
  EXEC_MILLIS,
  LONGEST_GAME,
  contestantNames,
  loadArenaGame,
  parseContestant,
  sidesAt,
} from '@fathom/arena';
import type { ArenaGame, Contestant, Hypotheses, MatchOrder } from '@fathom/arena';
import { BadInput } from '@fathom/kit';
import type { Playable } from '@fathom/kit';
import { messageOf, unusable } from '../exit.ts';
import { knownGame } from '../games.ts';
import { didYouMean } from '../nearest.ts';
import { checkedSetup, literal } from '../play/options.ts';

/** What was asked for on the command line. */
export interface MatchRequest {
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

export async function planArenaMatch(request: MatchRequest): Promise<PlannedMatch> {
  const game = await knownArenaGame(request.game);
  const setup = parseMatchOptions(game, request.options);
  const sides = sidesAt(game, setup).length;
  if (sides < 2)
    throw unusable(`with these options ${game.name} has one side; the arena needs two`);
  const usual = request.sprt === null ? USUAL_GAMES.match : USUAL_GAMES.sprt;
  const games = parseWhole(request.games ?? String(usual), {
    option: '--games',
    least: 1,
    most: MOST_GAMES,
  });
  const execMillis = parseWhole(request.execTimeout ?? String(EXEC_MILLIS), {
    option: '--exec-timeout',
    least: 1,
    most: LONGEST_WAIT,
  });
  const [one, two] = request.bots;
  return {
    game,
    plan: {
      game: game.id,
      setup,
      contestants: [knownContestant(game, one), knownContestant(game, two)],
      seed: request.seed ?? '1',
      longest: LONGEST_GAME,
      execMillis,
    },
    sets: Math.ceil(games / sides),
    threads: parseThreads(request.threads),
    sprt: request.sprt === null ? null : parseSprt(request.sprt),
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

export const MOST_GAMES = 1_000_000;
const MOST_THREADS = 256;

interface Range {
  readonly option: string; // "--games"
  readonly least: number;
  readonly most: number;
}

export function parseWhole(text: string, { option, least, most }: Range): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw unusable(`${option}: expected a whole number from ${least} to ${most}, got "${text}"`);
  return number;
}

function knownContestant(game: ArenaGame, name: string): Contestant {
  const contestant = parsed(game, name);
  if (contestant !== null) return contestant;
  const names = contestantNames(game);
  const meant = didYouMean(name, names);
  const all = [...names, 'exec:<command>'].join(', ');
  throw unusable(
    meant === '' ? `unknown bot "${name}"; there are: ${all}` : `unknown bot "${name}"${meant}`,
  );
}

function parsed(game: ArenaGame, name: string): Contestant | null {
  try {
    return parseContestant(game, name);
  } catch (error) {
    if (error instanceof BadInput) throw unusable(error.message);
    throw error;
  }
}

/** ["players=4 content=hollowSound"], ["players=4,extraRound=true"] or ['{"players":4}'] → options with defaults. */
function parseMatchOptions(game: Playable, given: readonly string[]): unknown {
  return checkedSetup(game, Object.fromEntries(given.flatMap(entriesOf)));
}

function entriesOf(text: string): readonly (readonly [string, unknown])[] {
  if (text.trimStart().startsWith('{')) return entriesOfJson(text);
  return text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(part) ?? [];
      if (name === '')
        throw unusable(`--options: expected name=value or a JSON object, got "${part}"`);
      return [name, literal(value)] as const;
    });
}

function entriesOfJson(text: string): readonly (readonly [string, unknown])[] {
  try {
    return Object.entries(JSON.parse(text) as object);
  } catch (error) {
    throw unusable(`--options: this is not JSON: ${messageOf(error)}`);
  }
}

const USUAL_ERROR = 0.05;
const isError = (chance: number): boolean => chance > 0 && chance < 0.5;

/** "0,30" or "0,30,0.01,0.01" */
function parseSprt(text: string): Hypotheses {
  const parts = text.split(',');
  const numbers = parts.map((part) => (part.trim() === '' ? NaN : Number(part)));
  const [elo0 = NaN, elo1 = NaN, alpha = USUAL_ERROR, beta = USUAL_ERROR] = numbers;
  if (parts.length > 4 || !(elo0 < elo1) || !isError(alpha) || !isError(beta))
    throw unusable(
      `--sprt: expected elo0,elo1[,alpha,beta] with elo0 below elo1 and errors between 0 and 0.5, such as 0,30 or -5,5,0.01,0.01; got "${text}"`,
    );
  return { elo0, elo1, alpha, beta };
}
