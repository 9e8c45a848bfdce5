import type { Chair, Refusal, Seat } from '@fathom/kit';
import type { Berth } from '@fathom/protocol';
import { deny } from './refusals.ts';
import type { Berthed } from './rows.ts';
import { botLevelOf, vacate } from './state.ts';
import type { MatchState, SeatState } from './state.ts';

// Seats that go to one person together: who takes one of them has them all, and who leaves one leaves them all.

export const berthOf = ({ berths }: Pick<MatchState, 'berths'>, seat: Seat): Berth =>
  berths.find((berth) => berth.includes(seat)) ?? [seat];

/** The seats of a match, berth by berth. */
const seatsByBerth = ({ seats, berths }: MatchState, wanted: readonly Berth[] = berths) => {
  const single = [...seats.keys()].filter((seat) => !wanted.some((berth) => berth.includes(seat)));
  return [...wanted, ...single.map((seat) => [seat])];
};

/** Why no seats can go together like this, whoever sits there; null: they can. */
export function berthFault(chairs: readonly Chair[], berths: readonly Berth[]): Refusal | null {
  const seats = chairs.map(({ seat }) => seat);
  const named = berths.flat();
  const unknown = named.find((seat) => !seats.includes(seat));
  if (unknown !== undefined) return deny('noSuchSeat', { seat: unknown, seats });
  const twice = named.find((seat, i) => named.indexOf(seat) !== i);
  if (twice !== undefined) return deny('badBerth', { why: 'twice', seats: [twice] });
  const sideOf = (seat: Seat) => chairs.find((chair) => chair.seat === seat)?.side;
  const mixed = berths.find((berth) => new Set(berth.map(sideOf)).size > 1);
  return mixed === undefined ? null : deny('badBerth', { why: 'sides', seats: mixed });
}

/** The person a seat is for: who sits there, or for whom it is kept. */
export function personFor({ guest, plan }: SeatState): string | null {
  return guest ?? (plan.for === 'kept' ? plan.guest : null);
}

type BerthChange = Pick<Berthed, 'freed' | 'given'>;

/** What becomes of who sits where when seats go together like this from now on. Changes nothing. */
export function berthChange(match: MatchState, berths: readonly Berth[]): BerthChange | Refusal {
  const freed = new Set(splitOff(match, berths));
  const given: Record<Seat, Seat> = {};
  for (const berth of berths) {
    const held = berth.flatMap((seat): readonly SeatState[] => {
      const state = match.seats.get(seat);
      return state === undefined || freed.has(seat) || personFor(state) === null ? [] : [state];
    });
    const people = new Set(held.map(personFor));
    if (people.size > 1) return deny('berthTaken', { names: namesIn(held) });
    const source = held.find(({ guest }) => guest !== null) ?? held[0];
    for (const seat of berth) {
      const state = match.seats.get(seat);
      if (state === undefined || state === source) continue;
      if (source !== undefined && !isAlike(state, source, freed)) given[seat] = source.chair.seat;
      else if (botLevelOf(state) !== null) freed.add(seat);
    }
  }
  return { freed: [...freed], given };
}

const isAlike = (seat: SeatState, source: SeatState, freed: ReadonlySet<Seat>): boolean =>
  seat.guest === source.guest &&
  personFor(seat) === personFor(source) &&
  !freed.has(seat.chair.seat);

const namesIn = (held: readonly SeatState[]): readonly string[] => [
  ...new Set(held.map(({ name, plan }) => name ?? (plan.for === 'kept' ? (plan.name ?? '') : ''))),
];

/** Of a berth that comes apart its person keeps the part with its first seat. */
function splitOff(match: MatchState, berths: readonly Berth[]): readonly Seat[] {
  const parts = seatsByBerth(match, berths);
  return match.berths.flatMap((before) => {
    const [first] = before;
    const kept = parts.find((part) => first !== undefined && part.includes(first)) ?? [];
    return before.filter((seat) => {
      const state = match.seats.get(seat);
      return state !== undefined && personFor(state) !== null && !kept.includes(seat);
    });
  });
}

/** The fold of it. */
export function foldBerths(match: MatchState, { berths, freed, given }: Berthed): void {
  match.berths = berths;
  for (const seat of freed) freeSeat(match, seat);
  for (const [seat, from] of Object.entries(given)) {
    const [to, source] = [match.seats.get(seat as Seat), match.seats.get(from)];
    if (to === undefined || source === undefined) continue;
    const { guest, name, account, plan } = source;
    Object.assign(to, { guest, name, account, plan, contribution: null, wins: null });
    if (guest !== null) to.handovers += 1;
  }
}

function freeSeat(match: MatchState, seat: Seat): void {
  const state = match.seats.get(seat);
  if (state === undefined) return;
  if (state.guest !== null) vacate(state);
  Object.assign(state, { plan: { for: 'anyone' }, wins: null });
}

/** A bot has a seat for itself. */
export const berthsWithout = (berths: readonly Berth[], gone: Seat): readonly Berth[] =>
  berths.map((berth) => berth.filter((seat) => seat !== gone)).filter(({ length }) => length > 1);

/** In a match that follows: those that are still one person's, where that person sits then. */
export const berthsAfter = (match: MatchState, next: ReadonlyMap<Seat, Seat>): readonly Berth[] =>
  match.berths
    .filter((berth) => {
      const people = berth
        .map((seat) => match.seats.get(seat))
        .map((seat) => seat?.relieved?.guest ?? seat?.guest);
      return new Set(people).size === 1;
    })
    .map((berth) => berth.map((seat) => next.get(seat) ?? seat));

export const sameBerths = (some: readonly Berth[], others: readonly Berth[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);
