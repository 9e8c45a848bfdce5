import type { Status } from '@fathom/protocol';
import type { KeptListing } from './store.ts';

/** How a match is shown in lists, without its log: JSON texts that the store never looks into. */
export interface MatchFace {
  readonly face: string; // what everybody may know of it
  readonly people: readonly PersonInMatch[]; // whose match it is
  readonly changedAt: number; // Unix time in milliseconds
}
export interface PersonInMatch {
  readonly guest: string;
  readonly own: string; // what only this person is told
}

/** A match in the list of one whose match it is. */
export interface MatchOfPerson extends Pick<MatchFace, 'changedAt'>, Pick<PersonInMatch, 'own'> {
  readonly match: string;
  readonly status: Status;
  readonly face: string | null; // null: it has to be made from the log
}
export type OpenMatch = Pick<MatchOfPerson, 'match' | 'status'>;
export interface PersonQuery {
  readonly guest: string;
  readonly status: readonly Status[];
  readonly limit: number;
  /** The last match of the page before. */
  readonly before?: Pick<MatchOfPerson, 'changedAt' | 'match'>;
}

type Position = Pick<MatchOfPerson, 'changedAt' | 'match'>;

/** The order of a person's matches. */
export function lastChangedFirst(a: Position, b: Position): number {
  if (a.changedAt !== b.changedAt) return b.changedAt - a.changedAt;
  if (a.match === b.match) return 0;
  return a.match < b.match ? 1 : -1;
}

/** Those that a query asks for, for stores that have no index. */
export const selectOfPerson = (
  all: readonly KeptListing[],
  { guest, status, limit, before }: PersonQuery,
): readonly MatchOfPerson[] =>
  all
    .filter((listing) => status.includes(listing.status))
    .flatMap(({ match, status: now, face, shown }): readonly MatchOfPerson[] => {
      const person = shown?.people.find((one) => one.guest === guest);
      if (shown === null || person === undefined) return [];
      return [{ match, status: now, changedAt: shown.changedAt, own: person.own, face }];
    })
    .filter((found) => before === undefined || lastChangedFirst(before, found) < 0)
    .toSorted(lastChangedFirst)
    .slice(0, limit);

export const selectOpenOf = (
  all: readonly KeptListing[],
  guest: string,
  limit: number,
): readonly OpenMatch[] =>
  selectOfPerson(all, { guest, status: ['lobby', 'running'], limit }).map(({ match, status }) => ({
    match,
    status,
  }));
