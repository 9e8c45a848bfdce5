import type { Operand, OptionSpec, OptionSpecs } from './arguments.ts';
import type { Exit } from './exit.ts';

type Entry = readonly [term: string, text: string];

/** What --help tells of a command. */
export interface Explained {
  readonly name: string;
  readonly summary: string; // one line, for the list of commands
  readonly operands: readonly Operand[];
  readonly options: OptionSpecs;
  readonly exits: readonly (readonly [Exit, string])[];
  /** What --help says besides; it gets the operands that were given with it. */
  readonly more?: (operands: readonly string[]) => string;
}

export function helpOf(explained: Explained, given: readonly string[]): string {
  const { name, summary, operands, options, exits, more } = explained;
  const usage = ['Usage: fathom', name, ...operands.map(operandName), '[options]'].join(' ');
  const parts = [
    `${usage}\n\n${summary}`,
    list(
      'Arguments:',
      operands.map((operand) => [operandName(operand), operand.help]),
    ),
    list('Options:', [...Object.entries(options).map(optionEntry), ['-h, --help', 'Show this.']]),
    more?.(given) ?? '',
    list(
      'Exit codes:',
      exits.map(([exit, meaning]) => [String(exit), meaning]),
    ),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const operandName = ({ name, optional, several }: Operand): string => {
  const named = several === true ? `${name} …` : name;
  return optional === true ? `[${named}]` : `<${named}>`;
};

const optionEntry = ([name, option]: readonly [string, OptionSpec]): Entry => [
  option.type === 'boolean' ? `--${name}` : `--${name} ${option.value}`,
  option.help,
];

const WIDTH = 100;

/** A heading and two columns, the second wrapped. Empty for an empty list. */
export function list(heading: string, entries: readonly Entry[]): string {
  if (entries.length === 0) return '';
  const width = Math.max(...entries.map(([term]) => term.length));
  const indent = ' '.repeat(width + 4);
  const lines = entries.map(([term, text]) =>
    `  ${term.padEnd(width)}  ${wrap(text, WIDTH - indent.length).join(`\n${indent}`)}`.trimEnd(),
  );
  return [heading, ...lines].join('\n');
}

function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length === 0) lines.push(word);
    else if (longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
