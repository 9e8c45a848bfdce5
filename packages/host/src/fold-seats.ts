import type { Seat } from '@fathom/kit';
import { berthOf, berthsWithout, personFor } from './berths.ts';
import type { Arranged, Seated, TookOver } from './rows.ts';
import { NOBODY, seatOf, vacate } from './state.ts';
import type { MatchState, SeatState } from './state.ts';

// The part of the fold that is about who sits where. Seats of a berth change hands together.

export function seatGuest(match: MatchState, row: Seated): void {
  if (row.leave !== undefined) standUp(match, row.leave);
  for (const seat of takenBy(match, row)) {
    if (seat.guest !== null) match.reliefs.delete(seat.guest);
    if (seat.plan.for !== 'kept' || seat.plan.guest !== row.guest) seat.wins = null;
    seat.handovers += 1;
    seat.guest = row.guest;
    seat.name = row.name;
    seat.account = row.account === true;
    seat.relieved = null;
    if (match.status === 'running') match.players.add(row.guest);
    if (match.status === 'lobby') seat.contribution = row.contribution;
  }
}

/** The seat, and what of its berth is free for the same person. */
function takenBy(match: MatchState, { seat, guest }: Seated): readonly SeatState[] {
  return berthOf(match, seat)
    .map((each) => seatOf(match, each))
    .filter((each) => {
      if (each.chair.seat === seat) return true;
      const person = personFor(each);
      return each.guest === null && (person === null || person === guest);
    });
}

/** Whoever gets up leaves the seats that go together. Who comes back by the same link can have them again. */
export function standUp(match: MatchState, left: Seat): void {
  for (const seat of heldWith(match, left)) if (seat.guest !== null) vacate(seat);
}

/** The seat, and what else of its berth is the same person's. */
function heldWith(match: MatchState, seat: Seat): readonly SeatState[] {
  const person = personFor(seatOf(match, seat));
  return berthOf(match, seat)
    .map((each) => seatOf(match, each))
    .filter((each) => each.chair.seat === seat || (person !== null && personFor(each) === person));
}

export function arrangeSeat(match: MatchState, { seat: wanted, plan }: Arranged): void {
  const isHeld = seatOf(match, wanted).guest !== null;
  for (const seat of plan.for === 'bot' ? [seatOf(match, wanted)] : heldWith(match, wanted)) {
    if (seat.guest !== null) seat.handovers += 1; // the key of whoever had it opens it no more
    Object.assign(seat, NOBODY, { plan, wins: null });
  }
  if (isHeld) match.tableLinks += 1;
  if (plan.for === 'bot') match.berths = berthsWithout(match.berths, wanted);
}

export function relieve(match: MatchState, guest: string, level: string): void {
  match.stoodIn = true;
  match.reliefs.delete(guest);
  for (const seat of match.seats.values())
    if (seat.guest === guest)
      Object.assign(seat, {
        relieved: { ...ownerOfSeat(seat), level },
        guest: null,
        name: null,
      });
}

/** Whoever stands in for another keeps the seat for that one, whoever comes after them. */
const ownerOfSeat = ({ guest, name, account, relieved }: SeatState) =>
  relieved ?? { guest: guest ?? '', name: name ?? '', account };

export function takeBack(match: MatchState, guest: string): void {
  for (const seat of match.seats.values())
    if (seat.relieved?.guest === guest) {
      const { name, account } = seat.relieved;
      Object.assign(seat, { guest, name, account, relieved: null });
    }
}

export function takeOver(
  match: MatchState,
  { seat: taken, guest, name, account = false }: TookOver,
): void {
  const seat = seatOf(match, taken);
  match.stoodIn = true;
  if (seat.guest !== null) match.reliefs.delete(seat.guest);
  const relieved = { ...ownerOfSeat(seat), level: null };
  Object.assign(seat, {
    guest,
    name,
    account,
    relieved: relieved.guest === guest ? null : relieved,
  });
}
