import { rowTexts } from '@fathom/kit';
import type { ClockRule, Row, RowTexts, Seat, Seed } from '@fathom/kit';
import type {
  Berth,
  ChatLine,
  CloseReason,
  Pace,
  Spectators,
  Start,
  Visibility,
} from '@fathom/protocol';

/** Who a seat is meant for. `kept` is for one guest, as in a rematch. */
export type SeatReservation =
  | { readonly for: 'anyone' }
  | { readonly for: 'kept'; readonly guest: string; readonly name?: string } // not in older logs
  | { readonly for: 'bot'; readonly level: string; readonly name?: string }; // without a name in older logs

/** Always the first row. */
export interface Created {
  readonly type: 'created';
  readonly at: number; // the host's steady clock, here and in all rows but `played`
  readonly date?: number; // Unix time in milliseconds, for people; in older logs it is `at`
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly setup: unknown;
  readonly clock: ClockRule;
  readonly visibility: Visibility;
  readonly pace: Pace;
  readonly start?: Start; // not in logs from before creators could say when; those start when full
  readonly spectators?: Spectators; // not in older logs, where they are welcome
  readonly lateView?: number; // minutes after which spectators see everything; absent: never before the end
  readonly rated?: boolean; // asked for; absent: no
  readonly shared?: Seed; // the luck of the start, where several matches begin alike
  readonly creator: string; // a guest
  readonly ask?: string; // the creator's id of the wish for it: sent again, it finds this match
  readonly plan: Readonly<Record<Seat, SeatReservation>>;
  readonly berths?: readonly Berth[]; // absent: each seat is for itself
  readonly hostSeed: Seed;
  readonly series?: SeriesSoFar; // where it follows another by rematch
  readonly earlier?: readonly Pick<Chatted, 'guest' | 'line'>[]; // the last that was said at the table of that one
}
/** What a match that follows another takes along of those before it. */
export interface SeriesSoFar {
  readonly number: number; // of this match
  readonly before: string; // the match before it
  readonly wins: Readonly<Record<Seat, number>>; // of whoever each seat is meant for
  readonly draws: number;
}
/** A person has the seat, and what of its berth is free, from here on. In older logs also after the start: they took over on another device. */
export interface Seated {
  readonly type: 'seated';
  readonly at: number;
  readonly seat: Seat;
  readonly guest: string;
  readonly name: string; // at that moment; records keep it, and what is shown is the one they have now
  readonly account?: boolean; // they had an account; not there for guests, nor in older logs
  readonly contribution: string | null;
  readonly leave?: Seat; // given up in the same instant, with the rest of its berth
}
/** A person has left the seat and the rest of its berth. */
export interface Left {
  readonly type: 'left';
  readonly at: number;
  readonly seat: Seat;
}
/** The seat is free and meant for somebody else; whoever had it has lost it, and all of its berth. */
export interface Arranged {
  readonly type: 'arranged';
  readonly at: number;
  readonly seat: Seat;
  readonly plan: SeatReservation;
}
/** Which seats go to one person together from here on. */
export interface Berthed {
  readonly type: 'berthed';
  readonly at: number;
  readonly berths: readonly Berth[];
  readonly freed: readonly Seat[]; // whoever had them has them no more
  readonly given: Readonly<Record<Seat, Seat>>; // to whoever has the other one
}
/** It ends here, without a result. */
export interface Closed {
  readonly type: 'closed';
  readonly at: number;
  readonly reason?: CloseReason; // not in older logs, where only lobbies were given up
}
/** All seats are filled. From here on game time runs. */
export interface Started {
  readonly type: 'started';
  readonly at: number;
  readonly date?: number; // as in `created`
}
/** A row of the table: an input and its events. */
export interface Played extends Row {
  readonly type: 'played';
  readonly id: string | null; // the client's id of the input
}
export interface Chatted {
  readonly type: 'chatted';
  readonly id: string;
  readonly guest: string;
  readonly line: ChatLine;
}
/** A person asks that a bot plays on for another who is away. */
export interface ReliefAsked {
  readonly type: 'reliefAsked';
  readonly at: number;
  readonly id: string;
  readonly guest: string; // who asks
  readonly absent: string; // the guest it is about
  readonly level: string;
}
/** The absent person came back in time: nothing is asked for any more. */
export interface ReliefDropped {
  readonly type: 'reliefDropped';
  readonly at: number;
  readonly absent: string;
}
/** Bots play the seats of this guest from here on. */
export interface Relieved {
  readonly type: 'relieved';
  readonly at: number;
  readonly id?: string | null; // the guest's own input; not there where others asked for it
  readonly guest: string;
  readonly level: string;
}
/** The guest plays again. */
export interface Returned {
  readonly type: 'returned';
  readonly at: number;
  readonly id: string | null;
  readonly guest: string;
}
/** A person plays a seat of a crew mate who is away, or whom a bot has relieved, until that one returns. */
export interface TookOver {
  readonly type: 'tookOver';
  readonly at: number;
  readonly id: string;
  readonly guest: string;
  readonly name: string;
  readonly account?: boolean; // as in `seated`
  readonly seat: Seat;
}
/** A player of a running match would have no spectators; `welcome`: no longer. */
export interface SpectatorsAsked {
  readonly type: 'spectatorsAsked';
  readonly at: number;
  readonly guest: string;
  readonly spectators: Spectators;
}
/** Who may watch from here on: by its creator before the start, by all players after it. */
export interface SpectatorsChosen {
  readonly type: 'spectatorsChosen';
  readonly at: number;
  readonly spectators: Spectators;
}
/** The host was down: game time stood still. */
export interface Paused {
  readonly type: 'paused';
  readonly at: number;
  readonly millis: number; // from the last sign of life to now; below 0 where the clock was set back in between
  readonly aliveAt?: number | null; // the host's sign of life that this makes up for
}
/** All that was one person's in this match is another's from here on: who played as a guest has signed in. */
export interface Adopted {
  readonly type: 'adopted';
  readonly date: number; // not `at`: nothing happened at the table
  readonly from: string;
  readonly to: string;
}
/** Once it is over: somebody would play again. */
export interface Offered {
  readonly type: 'offered';
  readonly at: number;
  readonly guest: string;
}
/** What somebody says to that; withdrawn: the one who has offered it. */
export interface Answered {
  readonly type: 'answered';
  readonly at: number;
  readonly guest: string;
  readonly answer: 'accepted' | 'declined' | 'withdrawn';
}
/** The players go on in another match. */
export interface Followed {
  readonly type: 'followed';
  readonly at: number;
  readonly match: string;
  readonly guest?: string; // whose word was the last that was needed
}
/** Somebody asks the others to stop the clocks for so many days, or to pause for so many minutes; neither: to go on at once. */
export interface TimeOffAsked {
  readonly type: 'timeOffAsked';
  readonly at: number;
  readonly id: string;
  readonly guest: string;
  readonly days: number;
  readonly minutes?: number;
}
/** What another says to that, where it is not the last word that is needed; withdrawn: the one who has asked. */
export interface TimeOffAnswered {
  readonly type: 'timeOffAnswered';
  readonly at: number;
  readonly id: string;
  readonly guest: string;
  readonly answer: 'agreed' | 'declined' | 'withdrawn';
}
/** All have agreed: game time stands still from here on, for so long or until they agree to go on. */
export interface TimeOffBegan {
  readonly type: 'timeOffBegan';
  readonly at: number;
  readonly id: string;
  readonly guest: string; // whose word was the last
  readonly millis: number;
  readonly isPause?: boolean; // nobody can act meanwhile
}
/** All have agreed to go on before that time. */
export interface TimeOffEnded {
  readonly type: 'timeOffEnded';
  readonly at: number;
  readonly id: string;
  readonly guest: string;
  readonly millis?: number; // from then until game time runs; at once if not said
}

/** One line of a match's log: with the rows before it, all there is to know of a match. */
export type MatchRow =
  | Created
  | Seated
  | Left
  | Arranged
  | Berthed
  | Closed
  | Started
  | Played
  | Chatted
  | ReliefAsked
  | ReliefDropped
  | Relieved
  | Returned
  | TookOver
  | SpectatorsAsked
  | SpectatorsChosen
  | Paused
  | Adopted
  | Offered
  | Answered
  | Followed
  | TimeOffAsked
  | TimeOffAnswered
  | TimeOffBegan
  | TimeOffEnded;

/** A row as the log keeps it. */
export interface WrittenRow {
  readonly text: string;
  readonly parts?: RowTexts; // of what was played
}

export function writePlayed(row: Played): WrittenRow {
  const parts = rowTexts(row);
  const start = `{"type":"${row.type}","id":${JSON.stringify(row.id)},"input":${parts.input}`;
  return { text: `${start},"events":[${parts.events.join(',')}]}`, parts };
}
