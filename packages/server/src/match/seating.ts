import { refuse } from '@fathom/kit';
import type { Refusal, Seat } from '@fathom/kit';
import type { TakeSeat } from '@fathom/protocol';
import type { SeatKeys } from './keys.ts';
import type { MatchState, SeatState } from './state.ts';

/** The seat that a guest may sit down on by this request, or why there is none. Changes nothing. */
export function findSeat(
  match: MatchState,
  keys: SeatKeys,
  request: TakeSeat & { readonly guest: string },
): SeatState | Refusal {
  if (match.status === 'closed')
    return refuse('closed', 'This match was given up before it began.');
  if (match.status === 'finished') return refuse('over', 'This match is over.');
  const seat = request.key === null ? openSeat(match, request) : keyedSeat(match, keys, request);
  if ('code' in seat || seat.guest === request.guest) return seat;
  return sitsOpposite(match, seat, request.guest)
    ? refuse('otherSide', 'You already sit on another side of this match.')
    : seat;
}

function keyedSeat(
  match: MatchState,
  keys: SeatKeys,
  { key, guest }: TakeSeat & { readonly guest: string },
): SeatState | Refusal {
  const seats = [...match.seats.values()];
  const opened = seats.find((seat) =>
    keys.fits(key ?? '', match.created.id, {
      seat: seat.chair.seat,
      handovers: seat.handovers,
    }),
  );
  // A person who opens the invitation a second time has it already, and its key is spent.
  const held = seats.find((seat) => seat.guest === guest);
  return (
    opened ??
    held ??
    refuse(
      'badKey',
      'This seat link is not valid, or no longer: a link works once. You can still watch.',
    )
  );
}

function openSeat(
  match: MatchState,
  { seat: wanted, guest }: TakeSeat & { readonly guest: string },
): SeatState | Refusal {
  const names = [...match.seats.keys()].join(', ');
  if (wanted === null) return refuse('noSeat', `Name a seat or give a key; there are ${names}.`);
  const seat = match.seats.get(wanted);
  if (seat === undefined)
    return refuse('noSuchSeat', `There is no seat "${wanted}"; there are ${names}.`);
  if (seat.guest === guest) return seat;
  if (seat.plan.for === 'bot') return refuse('botSeat', 'A bot sits there.');
  if (seat.guest !== null) return refuse('seatTaken', 'Somebody else sits there.');
  const invited = seat.plan.for === 'kept' ? seat.plan.guest === guest : isCreator(match, guest);
  if (!invited && (match.created.visibility === 'private' || seat.plan.for === 'kept'))
    return refuse('keyNeeded', 'This seat is taken by its seat link only.');
  return seat;
}

const isCreator = (match: MatchState, guest: string): boolean => match.created.creator === guest;

const sitsOpposite = (match: MatchState, seat: SeatState, guest: string): boolean =>
  [...match.seats.values()].some(
    (other) => other.guest === guest && other.chair.side !== seat.chair.side,
  );

/**
 * The keys a guest may hand on: of the own seats, to go on at another device, and, for whoever made
 * the match, of the seats still empty. A key changes each time it is used, so an inviter cannot take the seat back.
 */
export function keysFor(
  match: MatchState,
  keys: SeatKeys,
  guest: string,
): Readonly<Record<Seat, string>> {
  const entries = [...match.seats.values()]
    .filter(
      (seat) =>
        seat.guest === guest ||
        (seat.guest === null && seat.plan.for === 'anyone' && isCreator(match, guest)),
    )
    .map(({ chair, handovers }) => [
      chair.seat,
      keys.keyOf(match.created.id, chair.seat, handovers),
    ]);
  return Object.fromEntries(entries) as Record<Seat, string>;
}

export const notYours: Refusal = refuse('notYourSeat', 'You do not hold that seat.');

export const isHeldBy = (match: MatchState, seat: Seat, guest: string): boolean =>
  match.seats.get(seat)?.guest === guest;

/** The free seats that only this guest can sit down on. */
export const keptFor = (match: MatchState, guest: string): readonly Seat[] =>
  [...match.seats.values()]
    .filter(({ plan, guest: held }) => held === null && plan.for === 'kept' && plan.guest === guest)
    .map(({ chair }) => chair.seat);

export const isFull = (match: MatchState): boolean =>
  [...match.seats.values()].every((seat) => seat.plan.for === 'bot' || seat.guest !== null);

export const isDeserted = (match: MatchState): boolean =>
  [...match.seats.values()].every((seat) => seat.guest === null);
