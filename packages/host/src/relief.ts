import type { Refusal, Seat } from '@fathom/kit';
import type { Relief } from '@fathom/protocol';
import type { Presence } from './info.ts';
import { logFault } from './log-limits.ts';
import { deny } from './refusals.ts';
import { levelFault, seatsOf } from './seating.ts';
import { botLevelOf } from './state.ts';
import type { MatchState, SeatState } from './state.ts';

/** How things stand with the wish that a bot plays on for somebody. */
interface Count {
  readonly voters: readonly string[]; // guests who have asked, are here and may
  readonly needed: number;
  readonly level: string; // most asked for; of equals the one that was asked for first
}

/** null: nobody who may ask for it has done so. */
export function countFor(match: MatchState, absent: string, presence: Presence): Count | null {
  const votes = match.reliefs.get(absent);
  if (votes === undefined) return null;
  const present = electorate(match, absent).filter(presence.isHere);
  const cast = [...votes].filter(([guest]) => present.includes(guest));
  const levels = cast.map(([, level]) => level);
  const times = (level: string): number => levels.filter((other) => other === level).length;
  const [first, ...others] = levels;
  if (first === undefined) return null;
  return {
    voters: cast.map(([guest]) => guest),
    needed: Math.floor(present.length / 2) + 1,
    level: others.reduce((most, level) => (times(level) > times(most) ? level : most), first),
  };
}

/** As everybody sees it. */
export function reliefOf(match: MatchState, seat: SeatState, presence: Presence): Relief | null {
  const count = seat.guest === null ? null : countFor(match, seat.guest, presence);
  if (count === null) return null;
  const asked = count.voters.flatMap((guest) => seatsOf(match, guest).slice(0, 1));
  return { level: count.level, asked, needed: count.needed };
}

/** The crew of whoever is away; where there is nobody else in it, the people of the other sides. */
function electorate(match: MatchState, absent: string): readonly string[] {
  const { mates, others } = peopleBeside(match, absent);
  return mates.length > 0 ? mates : others;
}

function peopleBeside(
  match: MatchState,
  guest: string,
): { readonly mates: readonly string[]; readonly others: readonly string[] } {
  const held = [...match.seats.values()].filter((seat) => seat.guest !== null);
  const side = held.find((seat) => seat.guest === guest)?.chair.side;
  const people = (seats: readonly SeatState[]): readonly string[] => [
    ...new Set(seats.flatMap((seat) => (seat.guest === guest ? [] : (seat.guest ?? [])))),
  ];
  return {
    mates: people(held.filter(({ chair }) => chair.side === side)),
    others: people(held.filter(({ chair }) => chair.side !== side)),
  };
}

const MOST_WISHES = 20; // of one person in a match: each may bring bots that have to hear the whole story

export function wishFault(match: MatchState, guest: string): Refusal | null {
  const asked = match.botWishes.get(guest) ?? 0;
  return asked < MOST_WISHES ? logFault(match) : deny('askedTooOften', { most: MOST_WISHES });
}

/** Why this person cannot go and leave their seats to bots: nobody would be left whose match it is. */
export function leaveFault(match: MatchState, guest: string): Refusal | null {
  const { mates, others } = peopleBeside(match, guest);
  const sides = new Set([...match.seats.values()].map(({ chair }) => chair.side));
  const isMissed = mates.length > 0 || (sides.size > 2 && others.length > 0);
  return isMissed ? wishFault(match, guest) : deny('begun', { wanted: 'leave' });
}

/** The bot for somebody who named none: as most bots of the match, or neither the easiest nor the strongest. */
export function usualLevel(match: MatchState): string {
  const { levels } = match.game;
  const playing = [...match.seats.values()].flatMap((seat) => botLevelOf(seat) ?? []);
  const times = (level: string): number => playing.filter((other) => other === level).length;
  const [most] = playing.toSorted((one, other) => times(other) - times(one));
  return most ?? levels[Math.floor((levels.length - 1) / 2)]?.level ?? '';
}

interface Ask {
  readonly by: string; // a guest
  readonly seat: Seat;
  readonly level: string;
}

/** Why this person cannot ask for that bot there. Whether the other has been away for long is not looked at. */
export function reliefFault(match: MatchState, { by, seat, level }: Ask): Refusal | null {
  const found = match.seats.get(seat);
  if (found === undefined) return deny('noSuchSeat', { seat, seats: [...match.seats.keys()] });
  const absent = found.guest;
  if (absent === null) return deny('botSeat', { wanted: 'relief' });
  return levelFault(match.game, level) ?? voterFault(match, by, absent);
}

function voterFault(match: MatchState, by: string, absent: string): Refusal | null {
  const { type } = match.created.clock;
  const { mates, others } = peopleBeside(match, absent);
  if (type === 'days') return deny('clockDecides', { clock: 'days' });
  if (mates.includes(by)) return null;
  if (mates.length > 0) return deny('notYourCrew');
  if (!others.includes(by)) return deny('notYourSeat', { wanted: 'relief' });
  return type === 'none' ? null : deny('clockDecides', { clock: 'clock' });
}
