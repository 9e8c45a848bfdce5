import type { Seat } from '@fathom/kit';
import type { MatchInfo, OwnPart, SeatInfo } from '@fathom/protocol';
import { personAt, shownCard } from './cards.ts';
import type { PersonCards } from './cards.ts';
import { foldRow } from './fold.ts';
import { infoOf } from './info.ts';
import type { Attended, Presence } from './info.ts';
import { countsOf } from './log-limits.ts';
import type { MatchRow } from './rows.ts';
import { concerns, isCreator, relievedSeatsOf, seatsOf } from './seating.ts';
import { offerOf } from './rematch.ts';
import { hostTime } from './state.ts';
import type { MatchState } from './state.ts';
import type { Derived, MatchFace, News, PersonInMatch } from './store.ts';
import { NOBODY_WATCHES } from './watchers.ts';

// How matches are shown where nobody has them in memory. All of it follows from their logs.

/** A moment, and for how long no host was there before it. */
export interface Moment {
  readonly now: number;
  readonly downtime: number;
}
/** What everybody may know of a match that nobody is in, and when that was so: in the time that hosts were there. */
interface Face {
  readonly info: MatchInfo;
  readonly ran: number;
  readonly who?: Readonly<Record<Seat, string>>; // who sits where, to show what they are called now; not in older ones
}

/** Whose lists a match is in: who of them is at the table, and what there is for those who are not. */
export interface Readers extends Presence {
  readonly newsOf: (guest: string) => News | null;
}

const NOBODY_HERE: Readers & Attended = {
  isHere: () => false,
  watchers: NOBODY_WATCHES,
  newsOf: () => null,
};
const ranBy = ({ now, downtime }: Moment): number => now - downtime;

export function shownOf(match: MatchState, moment: Moment, presence: Presence): MatchFace {
  const info = infoOf(match, NOBODY_HERE, moment.now);
  return shownAs(match, { info, moment, readers: readersAt(presence) });
}

/** Who is at the table, with no news for anybody. */
const readersAt = (presence: Presence): Readers => ({
  isHere: (guest) => presence.isHere(guest),
  newsOf: NOBODY_HERE.newsOf,
});

interface Showing {
  readonly info: MatchInfo;
  readonly moment: Moment;
  readonly readers: Readers;
}
function shownAs(match: MatchState, showing: Showing): MatchFace {
  const { info, moment } = showing;
  const face: Face = { info, ran: ranBy(moment), who: whoSitsWhere(match) };
  return {
    face: JSON.stringify(face),
    people: peopleOf(match).map((guest) => personIn(match, guest, showing)),
    changedAt: changedAt(match),
    rows: match.length,
  };
}

function personIn(match: MatchState, guest: string, { moment, readers }: Showing): PersonInMatch {
  const own = ownPartOf(match, guest);
  const turn = own.turn && !readers.isHere(guest);
  const news = readers.newsOf(guest) ?? (turn ? seenTurn(match, moment) : null);
  return { guest, own: JSON.stringify(own), turn, news };
}

/** They know it: only that it goes on is to be remembered. */
const seenTurn = (match: MatchState, { now }: Moment): News => ({
  kind: 'turn',
  seq: match.length - 1,
  at: changedAt(match),
  seen: true,
  due: now,
});

/**
 * When something last happened that everybody knows of. Other rows must not show, not even by their time: while a
 * match runs only its clocks tell of moves, since nothing else moves them than what all could hear.
 */
export function changedAt(match: MatchState): number {
  const { status, clocks, startedAt, updatedAt } = match;
  if (status !== 'running') return updatedAt;
  return clocks === null ? (startedAt ?? 0) : hostTime(match, clocks.at);
}

/** Whom a match concerns: whoever made it, has a seat in it, or has one to return to. */
export function peopleOf(match: MatchState): readonly string[] {
  const people = [match.creator];
  for (const { guest, relieved } of match.seats.values())
    for (const person of [guest, relieved?.guest])
      if (typeof person === 'string') people.push(person);
  return [...new Set(people)].filter((guest) => concerns(match, guest));
}

/** What somebody is told of their own place in a match. Whose turn it is everybody may know. */
export function ownPartOf(match: MatchState, guest: string): OwnPart {
  const you = seatsOf(match, guest);
  const waitedFor = match.status === 'running' ? (match.table?.toAct() ?? []) : [];
  return {
    you,
    host: isCreator(match, guest),
    relieved: relievedSeatsOf(match, guest),
    turn: you.some((seat) => waitedFor.includes(seat)),
  };
}

const whoSitsWhere = ({ seats }: MatchState): Readonly<Record<Seat, string>> =>
  Object.fromEntries(
    [...seats].flatMap(([seat, state]) => {
      const guest = personAt(state);
      return guest === null ? [] : [[seat, guest]];
    }),
  );

/** What faces that were written before there was such a thing say of it. */
const SINCE = {
  spectators: 'welcome',
  lateView: null,
  watchers: NOBODY_WATCHES,
  unwatched: null,
} as const;

/** The public face of a match as it is now, though nobody has looked at it since it was written. */
export async function infoFrom(
  face: string,
  moment: Moment,
  cards?: PersonCards,
): Promise<MatchInfo> {
  const { info: kept, ran, who = {} } = JSON.parse(face) as Face;
  const info = { ...SINCE, ...kept };
  await cards?.load(Object.values(who));
  const seats = info.seats.map((seat) => namedAnew(seat, cards?.of(who[seat.seat] ?? '') ?? null));
  if (info.status !== 'running') return { ...info, seats };
  const passed = Math.max(0, ranBy(moment) - ran);
  const off = info.timeOff?.left ?? 0;
  const left = Math.max(0, off - passed);
  const asked = info.timeOff?.asked ?? null;
  return {
    ...info,
    seats,
    time: Math.round(info.time + Math.max(0, passed - off)),
    timeOff: left === 0 && asked === null ? null : { ...info.timeOff, left, asked },
  };
}

function namedAnew(seat: SeatInfo, card: ReturnType<PersonCards['of']>): SeatInfo {
  const { holder } = seat;
  if (card === null || holder === null) return seat;
  const shown = shownCard(card);
  if (holder.kind === 'person') return { ...seat, holder: { ...holder, ...shown } };
  return holder.relieves === null ? seat : { ...seat, holder: { ...holder, relieves: shown.name } };
}

/** Everything that lists know of a match, from its log alone. */
export const derivedOf = (
  match: MatchState,
  moment: Moment,
  presence: Presence = NOBODY_HERE,
): Derived => ({
  game: match.created.game,
  visibility: match.created.visibility,
  status: match.status,
  updatedAt: statusSince(match),
  shown: shownOf(match, moment, presence),
});

/** By the calendar, as far as the log has it. */
function statusSince(match: MatchState): number {
  const { created, status } = match;
  if (status === 'lobby') return created.date ?? created.at;
  return status === 'running' ? (match.startedOn ?? match.updatedAt) : match.updatedAt;
}

const CHANGES_LISTS: ReadonlySet<MatchRow['type']> = new Set([
  'seated',
  'left',
  'arranged',
  'berthed',
  'closed',
  'started',
  'relieved',
  'returned',
  'tookOver',
  'offered',
  'answered',
  'adopted',
  'followed',
  'timeOffAsked',
  'timeOffAnswered',
  'timeOffBegan',
  'timeOffEnded',
  'spectatorsChosen',
]);

interface ComingFace extends Moment {
  readonly status: MatchState['status'];
  readonly date: number;
  readonly readers: Readers;
}
/** What lists say once this row is in the log; null: nothing new. */
export function derivedAfter(
  match: MatchState,
  row: MatchRow,
  { status, date, readers, ...moment }: ComingFace,
): Derived | null {
  const { game, visibility } = match.created;
  const updatedAt = status === match.status ? null : date;
  if (CHANGES_LISTS.has(row.type))
    return {
      game,
      visibility,
      status,
      updatedAt,
      shown: shownAfter(match, row, { moment, readers }),
    };
  // The last move: what is shown of it has to wait for the table to move.
  return updatedAt === null ? null : { game, visibility, status, updatedAt, shown: null };
}

function shownAfter(
  match: MatchState,
  row: MatchRow,
  { moment, readers }: Omit<Showing, 'info'>,
): MatchFace {
  const next: MatchState = {
    ...match,
    seats: new Map([...match.seats].map(([seat, held]) => [seat, { ...held }])),
    applied: new Set(),
    talk: new Map(),
    reliefs: new Map(),
    botWishes: new Map(),
    offer: match.offer && { ...match.offer, answers: new Map(match.offer.answers) },
    timeOffWish: match.timeOffWish && {
      ...match.timeOffWish,
      agreed: new Set(match.timeOffWish.agreed),
    },
    wouldBeAlone: new Set(match.wouldBeAlone),
    players: new Set(match.players),
    counts: countsOf(
      0,
      [...match.seats.values()].map(({ chair }) => chair),
    ),
  };
  foldRow(next, row, { bytes: 0 });
  const info = infoOf(match.status === 'finished' ? match : next, NOBODY_HERE, moment.now);
  return shownAs(next, {
    info: { ...info, rematch: next.rematch, offer: offerOf(next) },
    moment,
    readers,
  });
}
