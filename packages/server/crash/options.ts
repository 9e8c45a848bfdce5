import { BadOptions, drawSeed, readValues, whole } from '../programs/options.ts';
import { STORE_KINDS } from './people/store-kinds.ts';
import type { StoreKind } from './people/store-kinds.ts';

export interface Options {
  readonly kills: number;
  readonly matches: number; // played at the same time; 0: none
  readonly people: number; // with accounts; 0: none
  readonly stores: readonly StoreKind[]; // that people are tried on
  readonly seed: number;
}

export const HELP = `Kills the server at random moments, in two parts.
Matches: many are played by sockets; no acknowledged input may be lost or doubled, and every match goes on.
People: they sign up, are paired, are rated and are told of their turns; nothing of that may be lost or doubled.

  npm run crash-test -- [--part P] [--kills N] [--matches N] [--people N] [--store S] [--seed S]

  --part P      matches or people (both)
  --kills N     how often the server is killed with SIGKILL in each part (60)
  --matches N   how many matches are played at a time; every third is against a bot (24)
  --people N    how many people there are, by fours (12)
  --store S     what people are tried on: sqlite or postgres (both, one after the other)
  --seed S      of the moments and the moves (drawn, and printed)
  --help        this text

Exit code 0: all is well. 1: something was lost. 2: the options make no sense.`;

const PARTS = ['matches', 'people'] as const;
const FOUR = 4; // half of them seek opponents, half write to each other by twos

/** null: only help was asked for. */
export function readOptions(args: readonly string[]): Options | null {
  const texts = ['part', 'kills', 'matches', 'people', 'store', 'seed'] as const;
  const values = readValues(args, { texts });
  if (values === null) return null;
  const part = oneOf('part', values.part, PARTS);
  const store = oneOf('store', values.store, STORE_KINDS);
  const people = whole('people', values.people ?? '12');
  if (people % FOUR !== 0)
    throw new BadOptions(`--people is "${people}"; it should be 4, 8, 12 or more by fours`);
  return {
    kills: whole('kills', values.kills ?? '60'),
    matches: part === 'people' ? 0 : whole('matches', values.matches ?? '24'),
    people: part === 'matches' ? 0 : people,
    stores: store === null ? STORE_KINDS : [store],
    seed: whole('seed', values.seed ?? drawSeed()),
  };
}

function oneOf<T extends string>(
  name: string,
  text: string | undefined,
  known: readonly T[],
): T | null {
  if (text === undefined) return null;
  const found = known.find((each) => each === text);
  if (found === undefined)
    throw new BadOptions(`--${name} is "${text}"; it should be ${known.join(' or ')}`);
  return found;
}
