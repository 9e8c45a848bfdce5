import type { Holder } from '@fathom/protocol';
import type { CallOff } from './clock.ts';
import type { MatchState, SeatState } from './state.ts';
import { DELETED_ACCOUNT } from './words.ts';

/** What everybody may know of a person, whatever match they are in. */
export interface PersonCard {
  readonly name: string;
  readonly account: boolean; // a name that is theirs alone; without it they are a guest
  readonly gone?: boolean; // they had an account and deleted it
  readonly erased?: boolean; // what they said is shown no more
}

/** The present cards of people. A match notes the name somebody sat down with, and shows the one they have now. */
export interface PersonCards {
  /** null: it is not at hand. */
  readonly of: (guest: string) => PersonCard | null;
  /** Resolves once they are at hand, as far as there are any. */
  readonly load: (guests: readonly string[]) => Promise<void>;
  /** Calls back when cards that were at hand have changed. */
  readonly watch: (hear: (guests: ReadonlySet<string>) => void) => CallOff;
}

export type ShownCard = Pick<Extract<Holder, { kind: 'person' }>, 'name' | 'account' | 'gone'>;

export const shownCard = ({ name, account, gone = false }: PersonCard): ShownCard =>
  gone ? { name: DELETED_ACCOUNT, account: false, gone } : { name, account };

/** Whoever sits in a seat, or has it to return to. */
export const personAt = ({ guest, relieved }: SeatState): string | null =>
  guest ?? relieved?.guest ?? null;

/** In it, or with it to return to. */
export const isSeatOf = ({ guest, relieved }: SeatState, person: string): boolean =>
  guest === person || relieved?.guest === person;

export const isGone = (card: PersonCard | null): boolean =>
  card?.gone === true || card?.erased === true;

/** Notes who of those at a match, and of those who talked there, is gone or was erased. Says whether somebody is new among them. */
export function noteGone(match: MatchState, cards: PersonCards | undefined): boolean {
  const { gone, erased } = match;
  const before = gone.size + erased.size;
  for (const guest of [...peopleAt(match), ...match.authors]) {
    const card = cards?.of(guest) ?? null;
    if (isGone(card)) gone.add(guest);
    if (card?.erased === true) erased.add(guest);
  }
  return gone.size + erased.size > before;
}

export const peopleAt = ({ seats }: MatchState): readonly string[] => [
  ...new Set(
    [...seats.values()].flatMap(({ guest, relieved }) =>
      [guest ?? [], relieved?.guest ?? []].flat(),
    ),
  ),
];
