import { BadOptions, drawSeed, readValues, whole } from '../programs/options.ts';
import { KINDS } from './kinds.ts';
import type { Kind } from './kinds.ts';

export interface Options {
  readonly seed: number;
  readonly minutes: number; // of all attacks together, the fuzzers apart
  readonly matches: number; // honest ones, at the same time
  readonly frames: number;
  readonly requests: number;
  readonly only: readonly Kind[];
  readonly quick: boolean;
}

export const HELP = `Starts a server with its default limits, plays honest matches of all games on it, and attacks it
in every way this house knows of, from other addresses of the loopback network. Then fuzzes a second one.
Reports what the honest players felt and what memory and disk did. Linux only: it uses 127.0.0.0/8 and /proc.

  npm run attack-test -- [--minutes N] [--matches N] [--frames N] [--requests N] [--only KIND,…] [--seed S] [--quick]

  --minutes N    how long the attacks last together (5)
  --matches N    how many honest matches are played meanwhile (50)
  --frames N     how many frames the fuzzer sends (1000000)
  --requests N   how many requests the fuzzer makes (100000)
  --only KIND,…  some kinds of attack only: ${KINDS.slice(0, 6).join(', ')},
                 ${KINDS.slice(6).join(', ')}
  --seed S       of moves, moments and mutations (drawn, and printed)
  --quick        a few of each, for seconds: judges no times, as they say little in so short a run
  --help         this text

Exit code 0: all is well. 1: something gave way. 2: the options make no sense.`;

const FULL = { minutes: '5', matches: '50', frames: '1000000', requests: '100000' };
const QUICK = { minutes: '1', matches: '6', frames: '4000', requests: '600' };

/** null: only help was asked for. */
export function readOptions(args: readonly string[]): Options | null {
  const values = readValues(args, {
    texts: ['minutes', 'matches', 'frames', 'requests', 'only', 'seed'],
    flags: ['quick'],
  });
  if (values === null) return null;
  const quick = values.quick === true;
  const usual = quick ? QUICK : FULL;
  return {
    quick,
    seed: whole('seed', values.seed ?? drawSeed()),
    minutes: whole('minutes', values.minutes ?? usual.minutes),
    matches: whole('matches', values.matches ?? usual.matches),
    frames: whole('frames', values.frames ?? usual.frames),
    requests: whole('requests', values.requests ?? usual.requests),
    only: values.only === undefined ? KINDS : values.only.split(',').map(kindNamed),
  };
}

function kindNamed(text: string): Kind {
  const kind = KINDS.find((known) => known === text);
  if (kind === undefined)
    throw new BadOptions(`--only names "${text}"; there are ${KINDS.join(', ')}`);
  return kind;
}
