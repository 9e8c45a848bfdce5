import { rowTexts } from '@fathom/kit';
import type { ClockRule, Row, RowTexts, Seat, Seed } from '@fathom/kit';
import type { ChatLine, CloseReason, Pace, Start, Visibility } from '@fathom/protocol';

/** Who a seat is meant for. `kept` is for one guest, as in a rematch. */
export type SeatReservation =
  | { readonly for: 'anyone' }
  | { readonly for: 'kept'; readonly guest: string }
  | { readonly for: 'bot'; readonly level: string };

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
  readonly creator: string; // a guest
  readonly plan: Readonly<Record<Seat, SeatReservation>>;
  readonly hostSeed: Seed;
}
/** A person has the seat from here on. Before the start: sat down; after it: took over on another device. */
export interface Seated {
  readonly type: 'seated';
  readonly at: number;
  readonly seat: Seat;
  readonly guest: string;
  readonly name: string;
  readonly contribution: string | null;
  readonly leave?: Seat; // given up in the same instant
}
export interface Left {
  readonly type: 'left';
  readonly at: number;
  readonly seat: Seat;
}
/** The seat is free and meant for somebody else; whoever had it has lost it. */
export interface Arranged {
  readonly type: 'arranged';
  readonly at: number;
  readonly seat: Seat;
  readonly plan: SeatReservation;
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
/** The host was down: game time stood still. */
export interface Paused {
  readonly type: 'paused';
  readonly at: number;
  readonly millis: number; // from the last sign of life to now; below 0 where the clock was set back in between
  readonly aliveAt?: number | null; // the host's sign of life that this makes up for
}
/** The players go on in another match. */
export interface Followed {
  readonly type: 'followed';
  readonly at: number;
  readonly match: string;
}

/** One line of a match's log: with the rows before it, all there is to know of a match. */
export type MatchRow =
  | Created
  | Seated
  | Left
  | Arranged
  | Closed
  | Started
  | Played
  | Chatted
  | ReliefAsked
  | ReliefDropped
  | Relieved
  | Returned
  | Paused
  | Followed;

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
