import type { Side } from '@fathom/kit';
import { canRead } from './chat.ts';
import type { MatchControls } from './controls.ts';
import type { Cause } from './room.ts';
import type { Chatted, MatchRow, Played } from './rows.ts';
import { isCreator, isDeserted, isFull, seatsOf } from './seating.ts';
import { startOf } from './state.ts';
import type { MatchState, SeatState } from './state.ts';
import { dropWish } from './surrender.ts';

/** Somebody who held a seat that a row is about. */
interface Holder {
  readonly guest: string;
  readonly side: Side;
}

/** Whose seats a row changes, as it was before the row; each person once. */
export function holdersBefore(match: MatchState, row: MatchRow): readonly Holder[] {
  const holders = new Map<string, Holder>();
  for (const seat of match.seats.values())
    if (seat.guest !== null && isChanged(row, seat))
      holders.set(seat.guest, { guest: seat.guest, side: seat.chair.side });
  return [...holders.values()];
}
function isChanged(row: MatchRow, { chair, guest, relieved }: SeatState): boolean {
  if (row.type === 'relieved') return guest === row.guest;
  if (row.type === 'adopted') return guest === row.from;
  if (row.type === 'returned') return relieved?.guest === row.guest;
  return 'seat' in row && chair.seat === row.seat;
}

/** Every seat is taken, and nothing else is waited for: the start is the next row. */
export const isAboutToStart = (match: MatchState): boolean =>
  match.status === 'lobby' && startOf(match) === 'full' && isFull(match);

/** A creator who waits for a crew may stand up and watch; whoever waits for one opponent has gone. */
export const isGivenUpBy = (match: MatchState, guest: string): boolean =>
  startOf(match) === 'full' && isDeserted(match) && isCreator(match, guest);

/** `cause`: where it is an input of somebody here. `isTurnMoved`: everybody could hear that others are waited for now. */
export function tellPlayed(
  controls: MatchControls,
  cause: Cause | null,
  isTurnMoved: boolean,
): void {
  const { state, room } = controls;
  room.publish(state.clocks, cause);
  if (state.status === 'finished') room.endLate(() => controls.info());
  if (isTurnMoved && isSomebodyMissed(controls)) controls.showMatch();
}

/** Tells everybody who listens here what a row has changed, whichever host has written it. */
export function tellRow(
  controls: MatchControls,
  row: Exclude<MatchRow, Played>,
  before: readonly Holder[], // whose seats it has changed
): void {
  const { state, room } = controls;
  switch (row.type) {
    case 'chatted':
      return tellLine(controls, row);
    case 'started':
      return room.welcomeAgain(controls.info());
    case 'berthed':
      room.welcomeAgain(controls.info()); // anybody may have more seats now, or fewer
      return isAboutToStart(state) ? undefined : controls.showMatch();
    case 'seated':
      if (!controls.isHere(row.guest)) controls.absences.went(row.guest);
      for (const holder of before) changeHands(controls, holder);
      room.welcomeAgain(controls.info(), row.guest);
      return isAboutToStart(state) ? undefined : controls.showMatch();
    case 'left':
      for (const { guest } of before) room.welcomeAgain(controls.info(), guest);
      return before.some(({ guest }) => isGivenUpBy(state, guest))
        ? undefined
        : controls.showMatch();
    case 'arranged':
      for (const { guest } of before) room.welcomeAgain(controls.info(), guest);
      return isAboutToStart(state) ? undefined : controls.showMatch();
    case 'relieved':
      for (const holder of before) changeHands(controls, holder);
      return controls.showMatch();
    case 'returned':
    case 'tookOver':
      for (const holder of before) changeHands(controls, holder);
      room.welcomeAgain(controls.info(), row.guest);
      return controls.showMatch();
    case 'adopted':
      controls.absences.forget(row.from);
      if (!controls.isHere(row.to)) controls.absences.went(row.to);
      for (const holder of before) changeHands(controls, holder);
      room.welcomeAgain(controls.info(), row.to);
      return controls.showMatch();
    case 'closed':
    case 'offered':
    case 'answered':
    case 'followed':
    case 'timeOffAsked':
    case 'timeOffAnswered':
    case 'timeOffBegan':
    case 'timeOffEnded':
    case 'reliefAsked':
    case 'reliefDropped':
    case 'spectatorsAsked':
    case 'spectatorsChosen':
      return controls.showMatch();
    case 'created':
    case 'paused':
      return undefined;
    default:
      return row satisfies never;
  }
}

/** Whether those who are here may claim one who is not: then they have to know when it is that one's turn. */
function isSomebodyMissed(controls: MatchControls): boolean {
  const { state } = controls;
  if (state.status !== 'running' || state.clocks !== null) return false;
  for (const { guest } of state.seats.values())
    if (guest !== null && !controls.isHere(guest)) return true;
  return false;
}

/** Whoever had the seat knows from now on what everybody may, or what their other seats may. */
function changeHands(controls: MatchControls, { guest, side }: Holder): void {
  if (seatsOf(controls.state, guest).length === 0) dropWish(controls, guest, side);
  controls.room.welcomeAgain(controls.info(), guest);
}

/** The line as it was folded: older hosts write none of its channel. */
function tellLine({ state, services, room, pace }: MatchControls, { guest }: Chatted): void {
  const line = state.chat.at(-1);
  if (line === undefined) return;
  pace.note(guest, line.to);
  room.sendWhere(
    { t: 'chat', line },
    (reader) =>
      canRead(state, reader, line.to) && services.conduct?.hasBlocked(reader, guest) !== true,
  );
}
