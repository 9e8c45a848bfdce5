import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

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

/** What was typed makes no sense. */
export class BadOptions extends Error {
  override readonly name = 'BadOptions';
}

/** null: only help was asked for. */
export function readOptions(args: readonly string[]): Options | null {
  const values = parsed(args);
  if (values.help === true) return null;
  return {
    kills: whole('kills', values.kills ?? '60'),
    matches: whole('matches', values.matches ?? '24'),
    seed: whole('seed', values.seed ?? String(randomInt(1, 1_000_000))),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        kills: { type: 'string' },
        matches: { type: 'string' },
        seed: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new BadOptions(error instanceof Error ? error.message : String(error));
  }
}

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0)
    throw new BadOptions(`--${name} is "${text}"; it should be a whole number above 0`);
  return Number(text);
}
