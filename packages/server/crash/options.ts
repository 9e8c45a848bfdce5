import { drawSeed, readValues, whole } from '../programs/options.ts';

export interface Options {
  readonly kills: number;
  readonly matches: number; // played at the same time
  readonly seed: number;
}

export const HELP = `Plays many matches by sockets while the server is killed at random moments, and checks that
no acknowledged input is lost or doubled and that every match goes on.

  npm run crash-test -- [--kills N] [--matches N] [--seed S]

  --kills N     how often the server is killed with SIGKILL (60)
  --matches N   how many matches are played at a time; every third is against a bot (24)
  --seed S      of the moments and the moves (drawn, and printed)
  --help        this text

Exit code 0: all is well. 1: something was lost. 2: the options make no sense.`;

/** null: only help was asked for. */
export function readOptions(args: readonly string[]): Options | null {
  const values = readValues(args, { texts: ['kills', 'matches', 'seed'] });
  if (values === null) return null;
  return {
    kills: whole('kills', values.kills ?? '60'),
    matches: whole('matches', values.matches ?? '24'),
    seed: whole('seed', values.seed ?? drawSeed()),
  };
}
