/**
 * What nodes tell each other at once: that a match has so many rows, that somebody drew on one of its papers, that others are
 * connected to it, that a player does not want to wait for bots, that nobody acts for it any more; that somebody's list of
 * matches has changed; and that something about people has, without a word about whom. Never more than that: whoever listens to the bus learns ids of matches, hashes and numbers.
 * Whispers are sealed.
 */
export const POKE_KINDS = [
  'rows',
  'papers',
  'people',
  'hurry',
  'keeper',
  'own',
  'changes',
] as const;
export type PokeKind = (typeof POKE_KINDS)[number];

export interface Poke {
  readonly kind: PokeKind;
  readonly match: string; // of `own`: whose list it is, as a keyed hash; of `changes`: EVERYBODY
  readonly number: number; // of rows; 0 where there is nothing to count
}

const PREFIX = 'fathom';

/** No match is called so. */
export const EVERYBODY = 'everybody';

/** All pokes about one match. */
export const subjectOfMatch = (match: string): string => `${PREFIX}.*.${match}`;

export const makePoke = ({
  kind,
  match,
  number,
}: Poke): readonly [subject: string, body: string] => [
  `${PREFIX}.${kind}.${match}`,
  String(number),
];

/** Something about a match that only nodes can read (`sealed-peers.ts`). */
export interface SealedWhisper {
  readonly match: string;
  readonly sealed: string;
}
const WHISPER = 'whisper';

export const makeWhisper = ({
  match,
  sealed,
}: SealedWhisper): readonly [subject: string, body: string] => [
  `${PREFIX}.${WHISPER}.${match}`,
  sealed,
];

/** null: it is none. */
export function parseWhisper(subject: string, body: string): SealedWhisper | null {
  const [prefix, kind, match = '', ...rest] = subject.split('.');
  if (prefix !== PREFIX || kind !== WHISPER || match === '' || rest.length > 0) return null;
  return { match, sealed: body };
}

/** null: it is nothing that a node would say. */
export function parsePoke(subject: string, body: string): Poke | null {
  const [prefix, kindText, match = '', ...rest] = subject.split('.');
  const kind = POKE_KINDS.find((known) => known === kindText);
  if (prefix !== PREFIX || kind === undefined || match === '' || rest.length > 0) return null;
  return /^\d{1,9}$/.test(body) ? { kind, match, number: Number(body) } : null;
}
