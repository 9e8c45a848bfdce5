/**
 * What nodes tell each other at once: that a match has so many rows, that somebody drew on one of its papers, that others are
 * connected to it, that a player does not want to wait for bots, that nobody acts for it any more. Never more than that:
 * whoever listens to the bus learns ids of matches and numbers.
 */
export const POKE_KINDS = ['rows', 'papers', 'people', 'hurry', 'keeper'] as const;
export type PokeKind = (typeof POKE_KINDS)[number];

export interface Poke {
  readonly kind: PokeKind;
  readonly match: string;
  readonly number: number; // of rows; 0 where there is nothing to count
}

const PREFIX = 'fathom';

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

/** null: it is nothing that a node would say. */
export function parsePoke(subject: string, body: string): Poke | null {
  const [prefix, kindText, match = '', ...rest] = subject.split('.');
  const kind = POKE_KINDS.find((known) => known === kindText);
  if (prefix !== PREFIX || kind === undefined || match === '' || rest.length > 0) return null;
  return /^\d{1,9}$/.test(body) ? { kind, match, number: Number(body) } : null;
}
