import { unusable } from '../exit.ts';

export const MOST_GAMES = 1_000_000;
export const MOST_THREADS = 256;

interface Range {
  readonly option: string; // "--games"
  readonly least: number;
  readonly most: number;
}

export function parseWhole(text: string, { option, least, most }: Range): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw unusable(`${option}: expected a whole number from ${least} to ${most}, got "${text}"`);
  return number;
}
