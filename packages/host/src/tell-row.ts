import type { Side } from '@fathom/kit';
import { canRead } from './chat.ts';
import type { MatchControls } from './controls.ts';
import type { Cause } from './room.ts';
import type { Chatted, MatchRow } from './rows.ts';
import { isCreator, isDeserted, isFull } from './seating.ts';
import { startOf } from './state.ts';
import type { MatchState, SeatState } from './state.ts';
import { dropWish } from './surrender.ts';

/** Somebody who held a seat that a row is about. */
interface Holder {
  readonly guest: string;
  readonly side: Side;
}

/** Whose seat a row changes, as it was before the row. */
export function holderBefore(match: MatchState, row: MatchRow): Holder | null {
  const seats = [...match.seats.values()];
  const held = seats.find(({ chair, guest }) => {
    if (row.type === 'relieved') return guest === row.guest;
    return 'seat' in row && chair.seat === row.seat;
  });
  return held === undefined ? null : holderOf(held);
}
const holderOf = ({ guest, chair }: SeatState): Holder | null =>
  guest === null ? null : { guest, side: chair.side };

/** Every seat is taken, and nothing else is waited for: the start is the next row. */
export const isAboutToStart = (match: MatchState): boolean =>
  match.status === 'lobby' && startOf(match) === 'full' && isFull(match);

/** A creator who waits for a crew may stand up and watch; whoever waits for one opponent has gone. */
export const isGivenUpBy = (match: MatchState, guest: string): boolean =>
  startOf(match) === 'full' && isDeserted(match) && isCreator(match, guest);

interface ToldRow {
  readonly row: MatchRow;
  readonly before: Holder | null;
  readonly cause: Cause | null; // where it is an input of somebody here
}

/** Tells everybody who listens here what a row has changed, whichever host has written it. */
export function tellRow(controls: MatchControls, { row, before, cause }: ToldRow): void {
  const { state, room, info, showMatch } = controls;
  switch (row.type) {
    case 'played':
      return room.publish(state.clocks, cause);
    case 'chatted':
      return tellLine(controls, row);
    case 'started':
      return room.welcomeAgain(info());
    case 'seated':
      if (!controls.isHere(row.guest)) controls.absences.went(row.guest);
      if (before !== null) changeHands(controls, before);
      room.welcomeAgain(info(), row.guest);
      return isAboutToStart(state) ? undefined : showMatch();
    case 'left':
      if (before !== null) room.welcomeAgain(info(), before.guest);
      return before !== null && isGivenUpBy(state, before.guest) ? undefined : showMatch();
    case 'arranged':
      if (before !== null) room.welcomeAgain(info(), before.guest);
      return isAboutToStart(state) ? undefined : showMatch();
    case 'relieved':
      if (before !== null) changeHands(controls, before);
      return showMatch();
    case 'returned':
      room.welcomeAgain(info(), row.guest);
      return showMatch();
    case 'closed':
    case 'followed':
    case 'reliefAsked':
    case 'reliefDropped':
      return showMatch();
    case 'created':
    case 'paused':
      return undefined;
    default:
      return row satisfies never;
  }
}

/** Whoever had the seat knows from now on what everybody may. */
function changeHands(controls: MatchControls, { guest, side }: Holder): void {
  dropWish(controls, guest, side);
  controls.room.welcomeAgain(controls.info(), guest);
}

/** The line as it was folded: older hosts write none of its channel. */
function tellLine({ state, room, pace }: MatchControls, { guest }: Chatted): void {
  const line = state.chat.at(-1);
  if (line === undefined) return;
  pace.note(guest, line.to);
  room.sendWhere({ t: 'chat', line }, (reader) => canRead(state, reader, line.to));
}
