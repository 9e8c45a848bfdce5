import type { Operand, Option, Options } from './arguments.ts';
import type { Definition } from './definition.ts';

type Entry = readonly [term: string, text: string];

export function helpOf<O extends Options>(
  definition: Definition<O>,
  given: readonly string[],
): string {
  const { name, summary, operands, options, exits, more } = definition;
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

const optionEntry = ([name, option]: readonly [string, Option]): Entry => [
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
