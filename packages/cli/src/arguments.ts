import { parseArgs } from 'node:util';
import { codeOf, messageOf, unusable } from './exit.ts';
import type { Failure } from './exit.ts';
import { didYouMean } from './nearest.ts';

/** Something a command is given by its place: <file>. */
export interface Operand {
  readonly name: string;
  readonly help: string;
  readonly optional?: true;
  readonly several?: true; // the last one: as many as there are
}
interface Flag {
  readonly type: 'boolean';
  readonly help: string;
}
interface Value {
  readonly type: 'string';
  readonly value: string; // what stands for it in the help: FILE
  readonly help: string;
  readonly multiple?: true;
}
export type OptionSpec = Flag | Value;
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type Given<O extends OptionSpec> = O extends Flag
  ? boolean
  : O extends { readonly multiple: true }
    ? readonly string[]
    : string | null;

export interface Arguments<O extends OptionSpecs> {
  readonly type: 'arguments';
  readonly operands: readonly string[];
  readonly options: { readonly [Name in keyof O]: Given<O[Name]> };
}
export interface HelpWanted {
  readonly type: 'help';
  readonly operands: readonly string[];
}
/** What a command takes, and its name for the errors. */
export interface Syntax<O extends OptionSpecs> {
  readonly name: string;
  readonly operands: readonly Operand[];
  readonly options: O;
}

export function parseArguments<O extends OptionSpecs>(
  syntax: Syntax<O>,
  argv: readonly string[],
): Arguments<O> | HelpWanted {
  const { values, positionals } = split(syntax, argv);
  if (values['help'] === true) return { type: 'help', operands: positionals };
  const missing = syntax.operands[positionals.length];
  if (missing !== undefined && missing.optional !== true)
    throw wrong(syntax, `missing <${missing.name}>`);
  const isOpen = syntax.operands.at(-1)?.several === true;
  const extra = isOpen ? undefined : positionals[syntax.operands.length];
  if (extra !== undefined) throw wrong(syntax, `unexpected argument "${extra}"`);
  const given = Object.entries(syntax.options).map(([name, option]) => [
    name,
    values[name] ?? absent(option),
  ]);
  return {
    type: 'arguments',
    operands: positionals,
    options: Object.fromEntries(given) as Arguments<O>['options'],
  };
}

function absent(option: OptionSpec): boolean | readonly string[] | null {
  if (option.type === 'boolean') return false;
  return option.multiple === true ? [] : null;
}

const HELP = { type: 'boolean', short: 'h' } as const;

function split<O extends OptionSpecs>(
  syntax: Syntax<O>,
  argv: readonly string[],
): {
  readonly values: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
} {
  const options = Object.entries(syntax.options).map(([name, option]) => [
    name,
    { type: option.type, multiple: option.type === 'string' && option.multiple === true },
  ]);
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { ...(Object.fromEntries(options) as Record<string, never>), help: HELP },
    });
  } catch (error) {
    if (codeOf(error)?.startsWith('ERR_PARSE_ARGS') !== true) throw error;
    throw wrong(syntax, inShort(messageOf(error), Object.keys(syntax.options)));
  }
}

/** Node explains at length; the first sentence is enough. */
function inShort(message: string, known: readonly string[]): string {
  const [sentence = message] = message.split(/\.\s|\.$/);
  const unknown = /^Unknown option '(--?)([^']*)'/.exec(sentence);
  if (unknown === null) return sentence.charAt(0).toLowerCase() + sentence.slice(1);
  const [, dashes = '', name = ''] = unknown;
  const meant = didYouMean(name, known).replace('"', '"--');
  return `unknown option "${dashes}${name}"${meant}`;
}

const wrong = (syntax: { readonly name: string }, problem: string): Failure =>
  unusable(`${problem} (see "fathom ${syntax.name} --help")`);
