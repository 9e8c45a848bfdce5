import type { Seat } from '@fathom/kit';
import type { NewsKind, Status } from '@fathom/protocol';
import { changedAt, ownPartOf, peopleOf } from './faces.ts';
import type { Moment, Readers } from './faces.ts';
import type { Presence } from './info.ts';
import type { MatchRow, Played } from './rows.ts';
import { seatsOf } from './seating.ts';
import { hostTime } from './state.ts';
import type { MatchState } from './state.ts';
import type { News, OwnChange } from './store.ts';

/** Whoever comes back within so many milliseconds is sent no notice. */
const NOTICE_AFTER = 3_000;

/** A row on its way into the log, as far as lists care. */
export interface ComingRow {
  readonly status: Status; // of the match after it
  readonly by?: string | undefined; // who brings it about: to them it is no news
  readonly next?: ComingTurn | undefined; // of what is played
}
interface ComingTurn {
  toAct(): readonly Seat[];
  heard(viewer: readonly Seat[]): readonly unknown[];
}
/** What a move changes in lists, and for whom of those at the table it is another's turn now, which nobody writes down. */
export interface TurnChanges {
  readonly own: readonly OwnChange[];
  readonly atTable: readonly string[];
}
const NO_CHANGES: TurnChanges = { own: [], atTable: [] };

/**
 * What the lists of a match's people say of it. Those who are at the table see it there: of them nothing is written, so that
 * play costs what it did, and whoever goes is written down then.
 */
export interface OwnNewsDesk {
  /** What a row that lists show anew has for each. */
  readers(row: MatchRow, coming: ComingRow, moment: Moment): Readers;
  changesBy(row: Played, coming: ComingRow, moment: Moment): TurnChanges;
  /** This was written. */
  wrote(people: readonly OwnChange[]): void;
  /** Another host has written a row, and what follows from it. */
  heard(row: MatchRow): void;
  /** The match waits for somebody who is not at it, and their list does not say so. */
  isOwed(guest: string): boolean;
  /** Somebody is at the table of whom there may be news in a list. */
  mayHaveNews(guest: string): boolean;
  /** Their list says nothing any more. */
  saw(guest: string): void;
}

export function openOwnNews(
  state: MatchState,
  presence: Presence,
  isFollowed: (guest: string) => boolean,
): OwnNewsDesk {
  return new NewsOfMatch(state, presence, isFollowed);
}

/** What somebody's list says of a match: that it is their turn; that it is not, and maybe other news; nothing at all. */
type ListSays = 'turn' | 'noTurn' | 'nothing';

class NewsOfMatch implements OwnNewsDesk {
  readonly #state: MatchState;
  readonly #presence: Presence;
  readonly #isFollowed: (guest: string) => boolean;
  readonly #says = new Map<string, ListSays>(); // of the others it is not known
  #people: readonly string[] | null = null; // of the match, until a row may change them

  constructor(state: MatchState, presence: Presence, isFollowed: (guest: string) => boolean) {
    this.#state = state;
    this.#presence = presence;
    this.#isFollowed = isFollowed;
  }

  readers(row: MatchRow, { by }: ComingRow, moment: Moment): Readers {
    this.#people = null;
    const kind = kindOf(this.#state, row);
    const causer = causerOf(this.#state, row) ?? by;
    const at = 'at' in row ? row.at : this.#state.updatedAt;
    const seq = this.#state.length;
    const due = moment.now + NOTICE_AFTER;
    const isHere = (guest: string): boolean => this.#presence.isHere(guest);
    return {
      isHere,
      newsOf: (guest) =>
        kind === null || guest === causer || isHere(guest)
          ? null
          : { kind, seq, at, seen: isTakenBack(row), due },
    };
  }

  changesBy(row: Played, coming: ComingRow, moment: Moment): TurnChanges {
    const { status, next } = coming;
    if (next === undefined || (status === 'running' && this.#isQuiet())) return NO_CHANGES;
    const state = this.#state;
    const waitedFor: readonly Seat[] = status === 'running' ? next.toAct() : [];
    const causer = causerOf(state, row);
    const own: OwnChange[] = [];
    const atTable: string[] = [];
    for (const guest of this.#peopleNow()) {
      const was = ownPartOf(state, guest).turn;
      const is = seatsOf(state, guest).some((seat) => waitedFor.includes(seat));
      const away = !this.#presence.isHere(guest);
      const kind = status === 'running' ? turnKind(is && !was) : 'over';
      const news =
        kind === null || !away || guest === causer
          ? null
          : {
              kind,
              seq: state.length,
              at: timeOf(state, row, coming),
              seen: false,
              due: moment.now + NOTICE_AFTER,
            };
      const change = this.#changeOf(guest, is && away, news);
      if (change !== null) own.push(change);
      else if (is !== was) atTable.push(guest);
    }
    return { own, atTable };
  }

  wrote(changes: readonly OwnChange[]): void {
    for (const { guest, turn, news } of changes) {
      const saysNothing = news === null && this.#says.get(guest) === 'nothing';
      if (turn || !saysNothing) this.#says.set(guest, turn ? 'turn' : 'noTurn');
    }
  }

  heard(row: MatchRow): void {
    if (row.type !== 'played') this.#people = null;
    for (const guest of this.#peopleNow())
      if (!this.#presence.isHere(guest))
        this.#says.set(guest, ownPartOf(this.#state, guest).turn ? 'turn' : 'noTurn');
  }

  isOwed(guest: string): boolean {
    if (this.#says.get(guest) === 'turn' || this.#presence.isHere(guest)) return false;
    return ownPartOf(this.#state, guest).turn;
  }

  mayHaveNews(guest: string): boolean {
    return this.#says.get(guest) !== 'nothing';
  }

  saw(guest: string): void {
    this.#says.set(guest, 'nothing');
  }

  #peopleNow(): readonly string[] {
    return (this.#people ??= peopleOf(this.#state));
  }

  /** All are at the table, and no list that says or shows anything has to change: so it is with nearly every move. */
  #isQuiet(): boolean {
    for (const guest of this.#peopleNow()) {
      const says = this.#says.get(guest);
      if (says === undefined || says === 'turn') return false;
      if (!this.#presence.isHere(guest) || this.#isFollowed(guest)) return false;
    }
    return true;
  }

  #changeOf(guest: string, turn: boolean, news: News | null): OwnChange | null {
    const says = this.#says.get(guest);
    const isStale =
      says === undefined ? turn || ownPartOf(this.#state, guest).turn : (says === 'turn') !== turn;
    return isStale || news !== null ? { guest, turn, news } : null;
  }
}

const turnKind = (isTheirs: boolean): NewsKind | null => (isTheirs ? 'turn' : null);

/** What a row that is no move is to those who are not at the table. */
const NEWS_OF_ROW: Partial<Readonly<Record<MatchRow['type'], NewsKind>>> = {
  seated: 'seated',
  started: 'began',
  offered: 'offered',
  followed: 'offered',
  closed: 'closed',
};
/** Once a match runs, whoever takes a seat goes on at another device. */
function kindOf({ status }: MatchState, row: MatchRow): NewsKind | null {
  if (isTakenBack(row)) return 'offered';
  return row.type === 'seated' && status !== 'lobby' ? null : (NEWS_OF_ROW[row.type] ?? null);
}

/** An offer that is no more: there is nothing left to look at. */
const isTakenBack = (row: MatchRow): boolean =>
  row.type === 'answered' && row.answer === 'withdrawn';

const BY_THEIR_GUEST: ReadonlySet<MatchRow['type']> = new Set([
  'seated',
  'offered',
  'answered',
  'followed',
]);

/** Who brings a row about, where it says so. */
function causerOf(match: MatchState, row: MatchRow): string | undefined {
  if ('guest' in row && BY_THEIR_GUEST.has(row.type)) return row.guest;
  if (row.type === 'closed' && row.reason === 'givenUp') return match.creator;
  if (row.type !== 'played' || row.input.type === 'tick') return undefined;
  const { input } = row;
  if (input.type === 'forfeit' && input.reason !== 'resigned') return undefined;
  return match.seats.get(input.seat)?.guest ?? undefined;
}

/** When it happened, as everybody may know: a move that not all hear of has no time of its own. */
function timeOf(match: MatchState, { input }: Played, { status, next }: ComingRow): number {
  const isKnown = status !== 'running' || (next?.heard([]).length ?? 0) > 0;
  return isKnown ? hostTime(match, input.at) : changedAt(match);
}
