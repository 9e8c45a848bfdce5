import { availableParallelism } from 'node:os';
import { BadOptions, drawSeed, readValues, whole } from '../programs/options.ts';
import { SEARCHED } from './searches.ts';

/** What the secrecy test is made of. */
export const PARTS = ['worlds', 'leaks', 'sockets'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  readonly pairs: number; // of worlds, a game
  readonly minutes: number; // for the worlds of all games
  readonly games: readonly string[];
  readonly parts: readonly Part[];
  readonly seed: string;
  readonly threads: number;
  readonly match: number | null; // only this one
}

export const HELP = `Compares pairs of worlds that a viewer must be unable to tell apart, byte by byte, by all doors.

  npm run secrecy-test -- [--pairs N] [--minutes M] [--game G] [--seed S] [--part P] [--threads T] [--match K]

  --pairs N     truly different pairs of worlds a game (100000)
  --minutes M   for the worlds of all games together; with fewer pairs by then it has failed (60)
  --game G      ${SEARCHED.join(', ')} (all)
  --seed S      of the matches: letters and digits (drawn, and printed)
  --part P      worlds: the pairs of worlds. leaks: planted leaks, each with 20 seeds. sockets: pairs over real
                sockets (all three)
  --threads T   how many threads search for worlds (one a core)
  --match K     only the K-th match of the game and seed, to repeat what was found
  --help        this text

Exit code 0: all is well. 1: something leaks, or too few worlds were found. 2: the options make no sense.`;

/** null: only help was asked for. */
export function readOptions(args: readonly string[]): Options | null {
  const values = readValues(args, {
    texts: ['pairs', 'minutes', 'game', 'seed', 'part', 'threads', 'match'],
  });
  if (values === null) return null;
  const { seed = drawSeed(), game, part, match } = values;
  if (!/^[A-Za-z0-9]{1,32}$/.test(seed))
    throw new BadOptions(`--seed is "${seed}"; it should be up to 32 letters and digits`);
  if (match !== undefined && game === undefined)
    throw new BadOptions('--match needs --game: it is the number of a match of one game');
  return {
    pairs: whole('pairs', values.pairs ?? '100000'),
    minutes: whole('minutes', values.minutes ?? '60'),
    games: oneOf('game', SEARCHED, game),
    parts: oneOf('part', PARTS, match === undefined ? part : 'worlds'),
    seed,
    threads: whole('threads', values.threads ?? String(availableParallelism())),
    match: match === undefined ? null : whole('match', match),
  };
}

/** All of them where none was asked for. */
function oneOf<T extends string>(
  name: string,
  known: readonly T[],
  text: string | undefined,
): readonly T[] {
  if (text === undefined) return known;
  const found = known.filter((item) => item === text);
  if (found.length === 0)
    throw new BadOptions(`--${name} is "${text}"; it should be one of ${known.join(', ')}`);
  return found;
}
