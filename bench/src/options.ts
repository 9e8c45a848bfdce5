import { parseArgs } from 'node:util';

export const PARTS = ['rules', 'belief', 'server', 'crews'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  readonly parts: readonly Part[];
  readonly quick: boolean;
  readonly help: boolean;
}

export const HELP = `npm run bench -- [options]

  --only rules,crews           only these parts of: rules, belief, server, crews
  --quick                      a minute instead of some ten; figures not to be quoted
  --help                       this

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
      },
    });
  } catch (error) {
    throw new BadOption(error instanceof Error ? error.message : String(error));
  }
}

function readParts(only: string | undefined): readonly Part[] {
  if (only === undefined) return PARTS;
  return only.split(',').map((text) => {
    const part = PARTS.find((known) => known === text.trim());
    if (part === undefined)
      throw new BadOption(`--only: there is no part "${text}"; there are ${PARTS.join(', ')}`);
    return part;
  });
}
