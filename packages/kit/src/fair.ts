import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
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
export const digest = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))));

/** JSON with the keys of every object in order, so that equal values have equal bytes. */
export function canonical(value: unknown): string {
  if (value === undefined) throw new TypeError('undefined is not JSON');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  let fields = '';
  for (const key of Object.keys(value).toSorted())
    fields += `${fields === '' ? '' : ','}${JSON.stringify(key)}:${canonical((value as Fields)[key])}`;
  return `{${fields}}`;
}
type Fields = Readonly<Record<string, unknown>>;
