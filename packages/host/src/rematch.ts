import type { Chair, Seat, Side } from '@fathom/kit';
import type { RematchOffer, SeriesScore } from '@fathom/protocol';
import { berthsAfter } from './berths.ts';
import { isSeatOf } from './cards.ts';
import type { Created, SeatReservation, SeriesSoFar } from './rows.ts';
import type { Services } from './services.ts';
import { newBotName } from './state.ts';
import type { MatchState, SeatState } from './state.ts';

// One match after another: who has to agree, who sits where then, and what is taken along.

const EARLIER_LINES = 20; // of the chat at the table

/** The people of each side; who has left a seat to a bot need not be asked. */
function peopleBySide({ seats }: MatchState): ReadonlyMap<Side, ReadonlySet<string>> {
  const sides = new Map<Side, Set<string>>();
  for (const { chair, guest } of seats.values())
    if (guest !== null) sides.set(chair.side, (sides.get(chair.side) ?? new Set()).add(guest));
  return sides;
}

function sideOfPerson({ seats }: MatchState, guest: string): Side | null {
  for (const seat of seats.values()) if (isSeatOf(seat, guest)) return seat.chair.side;
  return null;
}

/** The people of the sides that a rematch needs the word of, besides that of whoever offers it. */
function sidesAsked(match: MatchState, by: string): readonly ReadonlySet<string>[] {
  const own = sideOfPerson(match, by);
  return [...peopleBySide(match)].filter(([side]) => side !== own).map(([, people]) => people);
}

/** Whether a rematch can begin with this person's word: somebody of every other side has agreed. */
export function isAgreed(match: MatchState, by: string, also?: string): boolean {
  const said = match.offer?.answers;
  const agrees = (guest: string): boolean => guest === also || said?.get(guest) === 'accepted';
  return sidesAsked(match, by).every((people) => [...people].some(agrees));
}

/** Whether something can still come of an offer: no other side has declined as one. */
export function isOfferOpen(match: MatchState): boolean {
  const { offer } = match;
  if (offer === null) return false;
  const declines = (guest: string): boolean => offer.answers.get(guest) === 'declined';
  return !sidesAsked(match, offer.by).some((people) => [...people].every(declines));
}

/** The first seat of somebody, by which all others know them. */
export function firstSeatOf({ seats }: MatchState, guest: string): SeatState | null {
  for (const seat of seats.values()) if (isSeatOf(seat, guest)) return seat;
  return null;
}

/** As everybody sees it. */
export function offerOf(match: MatchState): RematchOffer | null {
  const { offer } = match;
  const by = offer === null ? null : firstSeatOf(match, offer.by);
  if (offer === null || by === null) return null;
  const seatsOfThose = (wanted: 'accepted' | 'declined'): readonly Seat[] =>
    [...offer.answers]
      .filter(([, answer]) => answer === wanted)
      .flatMap(([guest]) => firstSeatOf(match, guest)?.chair.seat ?? []);
  return {
    by: by.chair.seat,
    accepted: seatsOfThose('accepted'),
    declined: seatsOfThose('declined'),
    isOpen: isOfferOpen(match),
  };
}

/**
 * Where whoever sits on a seat sits in the match that follows: of two sides on the other one, of several on the one before
 * theirs, so that another begins; in the same role. Where sides are not alike, on the same seat.
 */
export function nextSeats(chairs: readonly Chair[]): ReadonlyMap<Seat, Seat> {
  const sides = [...new Set(chairs.map(({ side }) => side))];
  const crewOf = (side: Side | undefined) => chairs.filter((chair) => chair.side === side);
  const next = new Map<Seat, Seat>();
  for (const [i, side] of sides.entries()) {
    const others = crewOf(sides.at(i - 1)); // of the first side, the last
    for (const { seat, role } of crewOf(side)) {
      const place = others.findIndex((other) => other.role === role);
      const [chair] = place < 0 ? [] : others.splice(place, 1);
      if (chair !== undefined) next.set(seat, chair.seat);
    }
  }
  return next.size === chairs.length
    ? next
    : new Map(chairs.map(({ seat }): [Seat, Seat] => [seat, seat]));
}

/** The same match once more, with sides changed: bots stay, and each seat is kept for the person who has it then. */
export function planRematch(
  match: MatchState,
  { creator, at, date = at }: Pick<Created, 'creator' | 'at' | 'date'>,
  chance: Services['chance'],
): Created {
  const { ask: _, berths: __, ...created } = match.created;
  const chairs = [...match.seats.values()].map(({ chair }) => chair);
  const next = nextSeats(chairs);
  const moved = <T>(seatOf: (seat: SeatState) => T): Readonly<Record<Seat, T>> =>
    Object.fromEntries(
      [...match.seats].map(([seat, held]) => [next.get(seat) ?? seat, seatOf(held)]),
    );
  const berths = berthsAfter(match, next);
  const hasCrews = new Set(chairs.map(({ side }) => side)).size < chairs.length;
  return {
    ...created,
    version: match.game.version,
    spectators: match.spectators,
    at,
    date,
    id: chance.newMatchId(),
    creator,
    // All have agreed; but a crew may want to talk about who does what.
    ...(!hasCrews && { start: 'full' }),
    plan: moved((seat) => reservationOf(match, seat)),
    ...(berths.length > 0 && { berths }),
    ...(match.game.isRealTime(created.setup) && { clock: { type: 'none' } }), // older matches may have one
    hostSeed: chance.newSeed(),
    series: seriesAfter(match, moved),
    earlier: earlierLines(match, next),
  };
}

function reservationOf(match: MatchState, seat: SeatState): SeatReservation {
  const { plan, chair } = seat;
  const guest = seat.relieved?.guest ?? seat.guest;
  if (plan.for === 'bot') return { ...plan, name: plan.name ?? newBotName(match, chair.seat) };
  return guest === null
    ? plan
    : { for: 'kept', guest, name: seat.relieved?.name ?? seat.name ?? '' };
}

function seriesAfter(
  match: MatchState,
  moved: <T>(seatOf: (seat: SeatState) => T) => Readonly<Record<Seat, T>>,
): SeriesSoFar {
  const { id, series } = match.created;
  return {
    number: (series?.number ?? 1) + 1,
    before: id,
    wins: moved((seat) => winsOf(match, seat) ?? 0),
    draws: drawsOf(match),
  };
}

function winsOf(match: MatchState, { chair, wins }: SeatState): number | null {
  const winners = match.table?.outcome()?.winners ?? [];
  const won = winners.includes(chair.side) ? 1 : 0;
  if (wins === null) return match.created.series === undefined ? won : null;
  return wins + won;
}

const drawsOf = ({ created, table }: MatchState): number =>
  (created.series?.draws ?? 0) + (table?.outcome()?.winners.length === 0 ? 1 : 0);

/** As everybody sees it: wins of those who were there before. */
export function scoreOf(match: MatchState): SeriesScore | null {
  const { series } = match.created;
  if (series === undefined) return null;
  const { number, before } = series;
  const wins = [...match.seats].flatMap(([seat, held]): readonly [string, number][] => {
    const won = winsOf(match, held);
    return won === null ? [] : [[seat, won]];
  });
  return { number, before, wins: Object.fromEntries(wins), draws: drawsOf(match) };
}

/** What was last said at the table, for that of the next match: numbered so that it comes before what is said there. */
function earlierLines(
  { chat, authors, erased }: MatchState,
  next: ReadonlyMap<Seat, Seat>,
): NonNullable<Created['earlier']> {
  const said = chat
    .map((line, i) => ({ guest: authors[i] ?? '', line }))
    .filter(({ guest, line }) => line.to === 'table' && !erased.has(guest))
    .slice(-EARLIER_LINES);
  return said.map(({ guest, line }, i) => {
    const seat = line.seat === null ? null : (next.get(line.seat) ?? line.seat);
    return { guest, line: { ...line, n: i + 1 - said.length, seat } };
  });
}
