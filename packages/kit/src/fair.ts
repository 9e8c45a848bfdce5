import { sha256 } from '#sha256';
import type { Seat } from './game.ts';
import type { Seed } from './rng.ts';

/** What a player's client added to the luck of the match; null: nothing (bots, plain programs). */
export interface Contribution {
  readonly seat: Seat;
  readonly contribution: string | null;
}

/**
 * Fair luck in three steps. Before anyone sits down the host publishes a commitment to its own secret seed;
 * each player's client adds random bytes of its own; the match seed is the hash of both. The host cannot
 * choose the luck after it has seen the players' bytes, and no player can choose it without the host's seed.
 */
export const commitmentTo = (match: string, hostSeed: Seed): string =>
  digest(['fathom/commitment/1', match, hostSeed]);

export const matchSeed = (
  match: string,
  hostSeed: Seed,
  contributions: readonly Contribution[],
): Seed =>
  digest([
    'fathom/match-seed/1',
    match,
    hostSeed,
    contributions.map(({ seat, contribution }) => [seat, contribution]),
  ]) as Seed;

/** SHA-256 of the canonical JSON of a value, in hexadecimal. */
export const digest = (value: unknown): string => sha256(canonical(value));

/** JSON with the keys of every object in order, so that equal values have equal bytes. */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === undefined) throw new TypeError('undefined is not JSON');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += (text === '' ? '' : ',') + canonical(item);
    return `[${text}]`;
  }
  for (const key of Object.keys(value).toSorted())
    text += `${text === '' ? '' : ','}${quoted(key)}:${canonical((value as Fields)[key])}`;
  return `{${text}}`;
}
type Fields = Readonly<Record<string, unknown>>;

const PLAIN = /^[\w .:/-]*$/; // characters that JSON leaves as they are
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));
