import type { Arguments, Operand, Options } from './arguments.ts';
import type { Exit } from './exit.ts';
import type { Terminal } from './terminal.ts';

/** All there is to say about a command, and what it does. */
export interface Definition<O extends Options> {
  readonly name: string;
  readonly summary: string; // one line, for the list of commands
  readonly operands: readonly Operand[];
  readonly options: O;
  readonly exits: readonly (readonly [Exit, string])[];
  /** What --help says besides; it gets the operands that were given with it. */
  readonly more?: (operands: readonly string[]) => string;
  readonly run: (given: Arguments<O>, terminal: Terminal) => Promise<Exit>;
}
