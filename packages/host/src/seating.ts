import type { Playable, Refusal, Seat, Side } from '@fathom/kit';
import type { TakeSeat } from '@fathom/protocol';
import { deny } from './refusals.ts';
import type { KeyedPlace, SeatKeys } from './services.ts';
import { botLevelOf, startOf } from './state.ts';
import type { MatchState, SeatState } from './state.ts';

export type SeatRequest = TakeSeat & { readonly guest: string };

/** The seat that a guest may sit down on by this request, or why there is none. Changes nothing. */
export function findSeat(
  match: MatchState,
  keys: SeatKeys,
  request: SeatRequest,
): SeatState | Refusal {
  if (match.status === 'closed' || match.status === 'finished') return notRunning(match);
  const { guest, leave } = request;
  if (leave !== null && !isHeldBy(match, leave, guest))
    return deny('notYourSeat', { wanted: 'seat' });
  if (leave !== null && match.status !== 'lobby') return deny('begun', { wanted: 'leave' });
  const seat = request.key === null ? openSeat(match, request) : keyedSeat(match, keys, request);
  if ('code' in seat || isOwn(seat, guest)) return seat;
  return sideFault(match, seat, request) ?? seat;
}

function keyedSeat(match: MatchState, keys: SeatKeys, request: SeatRequest): SeatState | Refusal {
  const { key, guest } = request;
  const seats = [...match.seats.values()];
  if (keys.fits(key ?? '', match.created.id, wholeTable(match))) return seatAtTable(match, request);
  const opened = seats.find((seat) => keys.fits(key ?? '', match.created.id, placeOf(seat)));
  if (opened?.plan.for === 'bot') return deny('botSeat', { wanted: 'keyedSeat' });
  // A person who opens the invitation a second time has it already, and its key is spent.
  const held = seats.find((seat) => isOwn(seat, guest));
  if (opened === undefined) return held ?? deny('badKey');
  return isFree(opened) || isOwn(opened, guest) ? opened : deny('badKey');
}

/** By the link to the whole table: the free seat that is wanted, or, where none is named, the first. */
function seatAtTable(match: MatchState, { seat: wanted, guest }: SeatRequest): SeatState | Refusal {
  const seats = [...match.seats.values()];
  if (wanted === null)
    return seats.find((seat) => isOwn(seat, guest)) ?? seats.find(isOpenSeat) ?? deny('tableFull');
  const seat = match.seats.get(wanted);
  if (seat === undefined)
    return deny('noSuchSeat', { seat: wanted, seats: [...match.seats.keys()] });
  if (isOpenSeat(seat) || isOwn(seat, guest)) return seat;
  if (botLevelOf(seat) !== null) return deny('botSeat', { wanted: 'seat' });
  return seat.guest === null ? deny('keyNeeded') : deny('seatTaken', { name: null });
}

const placeOf = ({ chair, handovers }: SeatState): KeyedPlace => ({ seat: chair.seat, handovers });
const wholeTable = ({ tableLinks }: MatchState): KeyedPlace => ({
  seat: null,
  handovers: tableLinks,
});

function openSeat(
  match: MatchState,
  { seat: wanted, guest, leave }: SeatRequest,
): SeatState | Refusal {
  const seats = [...match.seats.keys()];
  if (wanted === null) return deny('noSeat', { seats });
  const seat = match.seats.get(wanted);
  if (seat === undefined) return deny('noSuchSeat', { seat: wanted, seats });
  if (isOwn(seat, guest)) return seat;
  if (botLevelOf(seat) !== null) return deny('botSeat', { wanted: 'seat' });
  if (seat.guest !== null) return deny('seatTaken', { name: null });
  // Whoever was let in may take more of their own crew's work, or change places.
  const invited =
    seat.plan.for === 'kept'
      ? seat.plan.guest === guest
      : isCreator(match, guest) || leave !== null || sitsBeside(match, seat, guest);
  if (!invited && (match.created.visibility === 'private' || seat.plan.for === 'kept'))
    return deny('keyNeeded');
  return seat;
}

export const isCreator = (match: MatchState, guest: string): boolean => match.creator === guest;

/** In it, or to return to it from a bot that plays on meanwhile. */
const isOwn = (seat: SeatState, guest: string): boolean =>
  seat.guest === guest || seat.relieved?.guest === guest;

const sitsBeside = (match: MatchState, { chair }: SeatState, guest: string): boolean =>
  [...match.seats.values()].some(
    (other) => other.guest === guest && other.chair.side === chair.side,
  );

/** One person cannot know what two sides know. */
function sideFault(
  match: MatchState,
  { chair }: SeatState,
  { guest, leave }: SeatRequest,
): Refusal | null {
  const others = [...match.seats.values()]
    .filter((seat) => isOwn(seat, guest) && seat.chair.side !== chair.side)
    .map((seat) => seat.chair.seat)
    .filter((seat) => seat !== leave);
  if (others.length === 0) return null;
  return deny('otherSide', { held: others, canLeave: match.status === 'lobby' });
}

/**
 * The keys a guest may hand on: for whoever made the match, of the seats still empty. Whoever sits down has the seat for
 * themselves: a key that is used, or found later, opens it for nobody else.
 */
export function keysFor(
  match: MatchState,
  keys: SeatKeys,
  guest: string,
): Readonly<Record<Seat, string>> {
  const entries = [...match.seats.values()]
    .filter((seat) => isOpenSeat(seat) && isCreator(match, guest))
    .map((seat) => [seat.chair.seat, keys.keyOf(match.created.id, placeOf(seat))]);
  return Object.fromEntries(entries) as Record<Seat, string>;
}

/** The key of all free seats together, for whoever made the match; null where there is none to be taken by it. */
export function tableKeyFor(match: MatchState, keys: SeatKeys, guest: string): string | null {
  if (!isCreator(match, guest) || !isOpen(match) || openSeats(match).length === 0) return null;
  return keys.keyOf(match.created.id, wholeTable(match));
}

/** Why nothing can be arranged any more; null while it can. */
export function notInLobby(match: MatchState): Refusal | null {
  if (match.status === 'lobby') return null;
  return match.status === 'running' ? deny('begun', { wanted: 'arrange' }) : notRunning(match);
}

/** Why nothing can be played. */
export function notRunning(match: MatchState): Refusal {
  if (match.closed !== null) return deny('closed', { reason: match.closed });
  if (match.status !== 'lobby') return deny('over');
  return deny('notBegun', { start: startOf(match) });
}

export function levelFault({ levels }: Playable, wanted: string): Refusal | null {
  const known = levels.map(({ level }) => level);
  return known.includes(wanted) ? null : deny('noSuchBot', { level: wanted, levels: known });
}

export const seatsOf = (match: MatchState, guest: string): readonly Seat[] =>
  [...match.seats.values()].filter((seat) => seat.guest === guest).map(({ chair }) => chair.seat);

export const sidesOf = ({ seats }: MatchState): ReadonlySet<Side> =>
  new Set([...seats.values()].map(({ chair }) => chair.side));

/** The side of somebody in a seat. */
export function sideOf(match: MatchState, guest: string): Side {
  for (const seat of match.seats.values()) if (seat.guest === guest) return seat.chair.side;
  throw new Error(`match ${match.created.id}: ${guest} sits nowhere`);
}

/** The side a guest sits on, where it has more seats than one. */
export function crewOf(match: MatchState, guest: string): Side | null {
  const seats = [...match.seats.values()];
  const side = seats.find((seat) => seat.guest === guest)?.chair.side;
  const size = seats.filter(({ chair }) => chair.side === side).length;
  return side !== undefined && size > 1 ? side : null;
}

/** The seats that a bot plays until this guest returns. */
export const relievedSeatsOf = (match: MatchState, guest: string): readonly Seat[] =>
  [...match.seats.values()]
    .filter(({ relieved }) => relieved?.guest === guest)
    .map(({ chair }) => chair.seat);

export const isHeldBy = (match: MatchState, seat: Seat, guest: string): boolean =>
  match.seats.get(seat)?.guest === guest;

/** The free seats that only this guest can sit down on. */
export const keptFor = (match: MatchState, guest: string): readonly Seat[] =>
  [...match.seats.values()]
    .filter(({ plan, guest: held }) => held === null && plan.for === 'kept' && plan.guest === guest)
    .map(({ chair }) => chair.seat);

/** Free, and kept for nobody. */
const isOpenSeat = (seat: SeatState): boolean => isFree(seat) && seat.plan.for === 'anyone';

export const openSeats = (match: MatchState): readonly Seat[] =>
  [...match.seats.values()].filter(isOpenSeat).map(({ chair }) => chair.seat);

const isFree = (seat: SeatState): boolean => seat.guest === null && botLevelOf(seat) === null;

export const emptySeats = (match: MatchState): readonly Seat[] =>
  [...match.seats.values()].filter(isFree).map(({ chair }) => chair.seat);

export const isFull = (match: MatchState): boolean => emptySeats(match).length === 0;

export const isDeserted = (match: MatchState): boolean =>
  [...match.seats.values()].every((seat) => seat.guest === null);

/** Bots play every seat, for good or in relief. */
export const isBotsAlone = (match: MatchState): boolean =>
  [...match.seats.values()].every((seat) => botLevelOf(seat) !== null);

/** Not over yet. */
export const isOpen = (match: MatchState): boolean =>
  match.status === 'lobby' || match.status === 'running';

/** In a seat, or with one to return to. */
export const plays = (match: MatchState, guest: string): boolean =>
  seatsOf(match, guest).length > 0 || relievedSeatsOf(match, guest).length > 0;

/** Why two people cannot become one in this match: they sit on two sides of it. */
export function adoptionFault(match: MatchState, from: string, to: string): Refusal | null {
  const theirs = [...match.seats.values()].filter((seat) => isOwn(seat, from) || isOwn(seat, to));
  if (new Set(theirs.map(({ chair }) => chair.side)).size < 2) return null;
  const held = theirs.filter((seat) => isOwn(seat, to)).map(({ chair }) => chair.seat);
  return deny('otherSide', { held, canLeave: false });
}

export const concernsOrKept = (match: MatchState, guest: string): boolean =>
  concerns(match, guest) || keptFor(match, guest).length > 0;

export const concerns = (match: MatchState, guest: string): boolean =>
  isCreator(match, guest) || plays(match, guest);
