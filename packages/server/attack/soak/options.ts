import { BadOptions, drawSeed, readValues, whole } from '../../programs/options.ts';

export interface SoakOptions {
  readonly seconds: number;
  readonly visitors: number;
  readonly seed: number;
}

export const SOAK_HELP = `Lets people and bots come and go at a server for minutes: matches are made, played, finished, left and
abandoned, sockets opened and broken. Its heap at the end is compared with the one after the first minute.

  npm run soak-test -- [--seconds N] [--visitors N] [--seed S]

  --seconds N    how long people come and go, at least 90 (360)
  --visitors N   how many people there are at a time (24)
  --seed S       of what they do (drawn, and printed)
  --help         this text

Exit code 0: all is well. 1: memory grows. 2: the options make no sense.`;

const LEAST_SECONDS = 90; // a first minute, and some time to compare it with

/** null: only help was asked for. */
export function readSoakOptions(args: readonly string[]): SoakOptions | null {
  const values = readValues(args, { texts: ['seconds', 'visitors', 'seed'] });
  if (values === null) return null;
  const seconds = whole('seconds', values.seconds ?? '360');
  if (seconds < LEAST_SECONDS)
    throw new BadOptions(`--seconds is ${seconds}; it should be at least ${LEAST_SECONDS}`);
  return {
    seconds,
    visitors: whole('visitors', values.visitors ?? '24'),
    seed: whole('seed', values.seed ?? drawSeed()),
  };
}
