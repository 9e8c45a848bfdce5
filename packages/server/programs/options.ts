import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

/** What was typed makes no sense. */
export class BadOptions extends Error {
  override readonly name = 'BadOptions';
}

interface Known<Text extends string, Flag extends string> {
  readonly texts: readonly Text[];
  readonly flags?: readonly Flag[];
}
type Values<Text extends string, Flag extends string> = {
  readonly [Name in Text]?: string;
} & { readonly [Name in Flag]?: boolean };

/** What was typed, by name. null: only help was asked for. */
export function readValues<Text extends string, Flag extends string = never>(
  args: readonly string[],
  { texts, flags = [] }: Known<Text, Flag>,
): Values<Text, Flag> | null {
  const options = {
    ...Object.fromEntries(texts.map((name) => [name, { type: 'string' } as const])),
    ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' } as const])),
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    return values.help === true ? null : (values as Values<Text, Flag>);
  } catch (error) {
    throw new BadOptions(error instanceof Error ? error.message : String(error));
  }
}

export function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0)
    throw new BadOptions(`--${name} is "${text}"; it should be a whole number above 0`);
  return Number(text);
}

/** Of a run that is to be another each time, and can be had again. */
export const drawSeed = (): string => String(randomInt(1, 1_000_000));
