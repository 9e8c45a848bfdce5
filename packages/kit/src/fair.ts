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
  const sorted = inOrder(value);
  return sorted === UNSORTABLE ? writeInOrder(value) : JSON.stringify(sorted);
}
type Fields = Readonly<Record<string, unknown>>;

const UNSORTABLE = Symbol('unsortable');
/** An object cannot have such a key in the order of its letters: numbers always come first, and the other is no key of its own. */
const isUnruly = (key: string): boolean =>
  (key.charCodeAt(0) >= DIGIT_0 && key.charCodeAt(0) <= DIGIT_9) || key === '__proto__';
const DIGIT_0 = 48;
const DIGIT_9 = 57;

/**
 * The same value with its keys in order, which JSON.stringify then writes several times as fast as code of ours could.
 * What is in order already is not copied.
 */
function inOrder(value: unknown): unknown {
  if (value === undefined) throw new TypeError('undefined is not JSON');
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? listInOrder(value) : fieldsInOrder(value as Fields);
}

function listInOrder(list: readonly unknown[]): unknown {
  let copy: unknown[] | null = null;
  for (let i = 0; i < list.length; i++) {
    const item = inOrder(list[i]);
    if (item === UNSORTABLE) return UNSORTABLE;
    if (item !== list[i]) copy ??= [...list];
    if (copy !== null) copy[i] = item;
  }
  return copy ?? list;
}

function fieldsInOrder(fields: Fields): unknown {
  const keys = Object.keys(fields);
  let isSame = !sortInPlace(keys);
  const copy: Record<string, unknown> = {};
  for (const key of keys) {
    if (isUnruly(key)) return UNSORTABLE;
    const item = inOrder(fields[key]);
    if (item === UNSORTABLE) return UNSORTABLE;
    if (item !== fields[key]) isSame = false;
    copy[key] = item;
  }
  return isSame ? fields : copy;
}

const FEW_KEYS = 16;

/** Few keys by insertion, which allocates nothing, as the engine's own sort does. Says whether anything may have moved. */
function sortInPlace(keys: string[]): boolean {
  if (keys.length > FEW_KEYS) {
    keys.sort();
    return true;
  }
  let hasMoved = false;
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string;
    let place = i;
    for (; place > 0 && (keys[place - 1] as string) > key; place--)
      keys[place] = keys[place - 1] as string;
    if (place !== i) hasMoved = true;
    keys[place] = key;
  }
  return hasMoved;
}

function writeInOrder(value: unknown): string {
  if (value === undefined) throw new TypeError('undefined is not JSON');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(writeInOrder).join(',')}]`;
  const fields = Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${writeInOrder((value as Fields)[key])}`);
  return `{${fields.join(',')}}`;
}
