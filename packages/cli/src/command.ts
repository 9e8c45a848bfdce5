import { parseArguments } from './arguments.ts';
import type { Arguments, OptionSpecs } from './arguments.ts';
import { EXITS } from './exit.ts';
import type { Exit } from './exit.ts';
import { helpOf } from './help.ts';
import type { Explained } from './help.ts';
import type { Terminal } from './terminal.ts';

/** All there is to say about a command, and what it does. */
export interface Definition<O extends OptionSpecs> extends Explained {
  readonly options: O;
  readonly run: (given: Arguments<O>, terminal: Terminal) => Promise<Exit>;
}

/** A command with the types of its options closed over. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly run: (argv: readonly string[], terminal: Terminal) => Promise<Exit>;
}

export function command<const O extends OptionSpecs>(definition: Definition<O>): Command {
  const { name, summary } = definition;
  return {
    name,
    summary,
    run: async (argv, terminal) => {
      const given = parseArguments(definition, argv);
      if (given.type === 'arguments') return await definition.run(given, terminal);
      terminal.out(helpOf(definition, given.operands));
      return EXITS.ok;
    },
  };
}
