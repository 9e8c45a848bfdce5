import type { NewsKind, OwnNews, Status } from '@fathom/protocol';
import type { KeptListing } from './store.ts';

/** How a match is shown in lists, without its log: JSON texts that the store never looks into. */
export interface MatchFace {
  readonly face: string; // what everybody may know of it
  readonly people: readonly PersonInMatch[]; // whose match it is
  readonly changedAt: number; // Unix time in milliseconds
  readonly rows: number; // of the log it was made from
}
/** What a row brings about for somebody, as a list keeps it. */
export interface News {
  readonly kind: NewsKind;
  readonly seq: number; // of the row; nobody is told
  readonly at: number; // as everybody may know it
  /** They were at the table when it came. It counts only where the match did not wait for them before. */
  readonly seen: boolean;
  readonly due: number; // when to send a notice of it, by the host's clock
}
/** What somebody's list says of a match besides what they are told there. */
export interface OwnChange {
  readonly guest: string;
  readonly turn: boolean; // the match waits for them, and they are not at it
  readonly news: News | null; // null: as it was; but news of a turn goes with the turn
}
export interface PersonInMatch extends OwnChange {
  readonly own: string; // what only this person is told
}
/** The same in a store that has no index. */
export interface KeptPerson extends PersonInMatch {
  readonly noticeAt: number | null;
}

/** A match in the list of one whose match it is. */
export interface MatchOfPerson
  extends Pick<MatchFace, 'changedAt'>, Pick<PersonInMatch, 'own' | 'turn'> {
  readonly match: string;
  readonly status: Status;
  readonly face: string | null; // null: it has to be made from the log
  readonly news: OwnNews | null; // that they have not seen
}
export type OpenMatch = Pick<MatchOfPerson, 'match' | 'status' | 'turn'>;
export interface PersonQuery {
  readonly guest: string;
  readonly status: readonly Status[];
  readonly turn?: boolean; // only those that wait for them, or only the others
  readonly limit: number;
  /** The last match of the page before. */
  readonly before?: Pick<MatchOfPerson, 'changedAt' | 'match'>;
}

/** Matches of a person that lie in an index in the order of the list. Only one that runs can wait for anybody. */
export interface PersonGroup {
  readonly status: Status;
  readonly turn: boolean;
}
export const groupsOfPerson = ({ status, turn }: PersonQuery): readonly PersonGroup[] =>
  [...new Set(status)]
    .flatMap((one) => [
      { status: one, turn: false },
      { status: one, turn: true },
    ])
    .filter((group) => !group.turn || group.status === 'running')
    .filter((group) => turn === undefined || group.turn === turn);

type Position = Pick<MatchOfPerson, 'changedAt' | 'match'>;

/** The order of a person's matches. */
export function lastChangedFirst(a: Position, b: Position): number {
  if (a.changedAt !== b.changedAt) return b.changedAt - a.changedAt;
  if (a.match === b.match) return 0;
  return a.match < b.match ? 1 : -1;
}

/** A match that somebody has not come to since it had news for them. */
export interface NewsOfPerson extends OwnNews {
  readonly match: string;
  readonly game: string;
}
/** News of which a notice is to be sent. */
export interface DueNotice extends Pick<
  MatchOfPerson,
  'match' | 'status' | 'own' | 'turn' | 'face'
> {
  readonly guest: string;
  readonly news: Omit<News, 'due'>;
}
export interface NoticeQuery {
  readonly now: number; // by the host's clock
  readonly lease: number; // milliseconds after which what was not settled is due again
  readonly limit: number;
}
/** Which notice: that of somebody, of one news of a match. */
export interface NoticeKey {
  readonly match: string;
  readonly guest: string;
  readonly seq: number;
}

/** What matches have for people who are not at them. */
export interface NewsStore {
  /** Somebody has come to a match: its news are none any more, and no notice is due. True: there was something. */
  see(match: string, guest: string): Promise<boolean>;
  /** The last news that somebody has not seen. */
  latest(guest: string): Promise<NewsOfPerson | null>;
  /** What one match has for somebody since they were last there, seen or not. */
  newsOf(match: string, guest: string): Promise<Omit<News, 'due'> | null>;
  /** How many matches of somebody are over, so many at most. */
  countOver(guest: string, most: number): Promise<number>;
  /** Notices that are due, first due first. Each is claimed by one who asks, for the time of the lease. */
  claimNotices(query: NoticeQuery): Promise<readonly DueNotice[]>;
  /** Ends a notice, or puts it off (`next`: when it is due again), unless there are other news by now. */
  settleNotice(key: NoticeKey, next: number | null): Promise<void>;
}

/** What a list keeps of somebody once something else was written of them. */
export function keptPerson(given: PersonInMatch, known?: KeptPerson): KeptPerson {
  const { turn, news } = given;
  if (news !== null && isNew(news, known)) return { ...given, noticeAt: news.due };
  if (known === undefined || (!turn && known.news?.kind === 'turn'))
    return { ...given, news: null, noticeAt: null };
  return { ...given, news: known.news ?? null, noticeAt: known.noticeAt ?? null };
}
const isNew = (news: News, known?: KeptPerson): boolean =>
  news.seen ? known?.turn !== true : news.seq !== known?.news?.seq;

const unseen = (news: News | null | undefined): OwnNews | null =>
  !news || news.seen ? null : { kind: news.kind, at: news.at };

/** Those that a query asks for, for stores that have no index. */
export const selectOfPerson = (
  all: readonly KeptListing[],
  { guest, status, turn, limit, before }: PersonQuery,
): readonly MatchOfPerson[] =>
  all
    .filter((listing) => status.includes(listing.status))
    .flatMap(({ match, status: now, face, shown }): readonly MatchOfPerson[] => {
      const person = shown?.people.find((one) => one.guest === guest);
      if (shown === null || person === undefined) return [];
      const { changedAt } = shown;
      const { own, turn: waits, news } = person;
      return [{ match, status: now, changedAt, own, turn: waits, news: unseen(news), face }];
    })
    .filter((found) => turn === undefined || found.turn === turn)
    .filter((found) => before === undefined || lastChangedFirst(before, found) < 0)
    .toSorted(lastChangedFirst)
    .slice(0, limit);

export const selectOpenOf = (
  all: readonly KeptListing[],
  guest: string,
  limit: number,
): readonly OpenMatch[] =>
  selectOfPerson(all, { guest, status: ['lobby', 'running'], limit }).map(
    ({ match, status, turn }) => ({ match, status, turn }),
  );

/** News in listings that are kept in memory. */
export function memoryNews(listings: Map<string, KeptListing>): NewsStore {
  const change = (
    { match, guest }: Omit<NoticeKey, 'seq'>,
    to: (person: KeptPerson) => KeptPerson,
  ): void => {
    const listing = listings.get(match);
    if (!listing?.shown) return;
    const people = listing.shown.people.map((one) => (one.guest === guest ? to(one) : one));
    listings.set(match, { ...listing, shown: { ...listing.shown, people } });
  };
  const every = (): readonly (readonly [KeptListing, KeptPerson])[] =>
    [...listings.values()].flatMap((listing) =>
      (listing.shown?.people ?? []).map((person) => [listing, person] as const),
    );
  return {
    see: async (match, guest) => {
      let wasThere = false;
      change({ match, guest }, (one) => {
        wasThere = one.turn || one.news !== null;
        return { ...one, turn: false, news: null, noticeAt: null };
      });
      return wasThere;
    },
    latest: async (guest) => {
      const found = every()
        .flatMap(([{ match, game }, person]): readonly NewsOfPerson[] => {
          const news = person.guest === guest ? unseen(person.news) : null;
          return news === null ? [] : [{ match, game, kind: news.kind, at: news.at }];
        })
        .toSorted((a, b) => b.at - a.at || (a.match < b.match ? 1 : -1));
      return found[0] ?? null;
    },
    newsOf: async (match, guest) => {
      const known = listings.get(match)?.shown?.people.find((one) => one.guest === guest)?.news;
      if (known === undefined || known === null) return null;
      const { kind, seq, at, seen } = known;
      return { kind, seq, at, seen };
    },
    countOver: async (guest, most) =>
      selectOfPerson([...listings.values()], {
        guest,
        status: ['finished', 'closed'],
        limit: most,
      }).length,
    claimNotices: async ({ now, lease, limit }) => {
      const due = every()
        .filter(([, { noticeAt }]) => noticeAt !== null && noticeAt <= now)
        .toSorted(([, a], [, b]) => (a.noticeAt ?? 0) - (b.noticeAt ?? 0))
        .slice(0, limit);
      return due.flatMap(([{ match, status, face }, { guest, own, turn, news }]) => {
        change({ match, guest }, (one) => ({ ...one, noticeAt: now + lease }));
        if (news === null) return [];
        const { kind, seq, at, seen } = news;
        return [{ match, status, face, guest, own, turn, news: { kind, seq, at, seen } }];
      });
    },
    settleNotice: async (key, next) =>
      change(key, (one) => (one.news?.seq === key.seq ? { ...one, noticeAt: next } : one)),
  };
}
