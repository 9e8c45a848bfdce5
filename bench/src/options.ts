import { parseArgs } from 'node:util';

export const PARTS = ['rules', 'belief', 'server', 'steady', 'crews', 'growth', 'cluster'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  readonly parts: readonly Part[];
  readonly quick: boolean;
  readonly help: boolean;
  /** Of the servers; null: as the plan says. */
  readonly contestants: readonly string[] | null;
  readonly matches: readonly number[] | null;
  readonly rounds: number | null;
}

export const HELP = `npm run bench -- [options]

  --only rules,crews           only these parts of: ${PARTS.join(', ')}
  --quick                      a minute instead of some ten; figures not to be quoted
  --help                       this

Of the parts "server", "steady" and "cluster" (which has rounds only), for work on the path of a move in less than a minute:
  --contestants fathom,relay   only these of: fathom, durable-relay, boardgame, colyseus, relay, echo
  --matches 100,1000           so many matches at a time
  --rounds 1                   so many rounds; what counts is their median

Figures are ratios within one run: all contestants run on this machine, in turn and several times.
Nothing else should run meanwhile. Results go to bench/results/; bench/README.md says how to read them.`;

/** The command line says something that cannot be followed. */
export class BadOption extends Error {
  override readonly name = 'BadOption';
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parse(args);
  return {
    parts: readParts(values.only),
    quick: values.quick ?? false,
    help: values.help ?? false,
    contestants: listOf(values.contestants),
    matches: listOf(values.matches)?.map((text) => readCount('matches', text)) ?? null,
    rounds: values.rounds === undefined ? null : readCount('rounds', values.rounds),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        quick: { type: 'boolean' },
        help: { type: 'boolean' },
        contestants: { type: 'string' },
        matches: { type: 'string' },
        rounds: { type: 'string' },
      },
    });
  } catch (error) {
    throw new BadOption(error instanceof Error ? error.message : String(error));
  }
}

const listOf = (text: string | undefined): readonly string[] | null =>
  text?.split(',').map((part) => part.trim()) ?? null;

const readParts = (only: string | undefined): readonly Part[] =>
  listOf(only)?.map((text) => oneOf(PARTS, text, '--only: there is no part')) ?? PARTS;

/** The known name that `text` is, or an error that lists them all. */
export function oneOf<T extends string>(known: readonly T[], text: string, error: string): T {
  const found = known.find((name) => name === text);
  if (found === undefined) throw new BadOption(`${error} "${text}"; there are ${known.join(', ')}`);
  return found;
}

function readCount(option: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new BadOption(`--${option}: "${text}" should be a whole number above 0`);
  return Number(text);
}
