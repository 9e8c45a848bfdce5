import type { Refusal, Seat } from '@fathom/kit';
import type { Relief } from '@fathom/protocol';
import { ABSENCE_MINUTES } from './attendance.ts';
import type { Absences } from './attendance.ts';
import type { Presence } from './info.ts';
import { logFault } from './log-limits.ts';
import { deny } from './refusals.ts';
import { levelFault, seatsOf } from './seating.ts';
import { botLevelOf, isRealTime, pauseLeft, timeOffLeft } from './state.ts';
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
  const { voters, isOfCrew } = electorate(match, absent);
  const present = voters.filter((guest) => presence.isHere(guest));
  const cast = [...votes].filter(([guest]) => present.includes(guest));
  const levels = cast.map(([, level]) => level);
  const times = (level: string): number => levels.filter((other) => other === level).length;
  const [first, ...others] = levels;
  if (first === undefined) return null;
  return {
    voters: cast.map(([guest]) => guest),
    // In real time the crew itself has no time to count: one word is enough, and whoever returns is back at once.
    needed: isRealTime(match) && isOfCrew ? 1 : Math.floor(present.length / 2) + 1,
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
function electorate(
  match: MatchState,
  absent: string,
): { readonly voters: readonly string[]; readonly isOfCrew: boolean } {
  const { mates, others } = peopleBeside(match, absent);
  const isOfCrew = mates.length > 0;
  return { voters: isOfCrew ? mates : others, isOfCrew };
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

/** Why nobody is missed just now. In a pause somebody may be: it is short, and seats have to be filled until it ends. */
export const offFault = (match: MatchState, now: number): Refusal | null =>
  timeOffLeft(match, now) > pauseLeft(match, now) ? deny('onTimeOff') : null;

interface TakeOver {
  readonly by: string; // a guest
  readonly seat: Seat;
  readonly absences: Pick<Absences, 'awayFor'>;
  readonly presence: Presence;
}

/** Why this person cannot play that seat of their crew for whoever has it. */
export function takeOverFault(match: MatchState, ask: TakeOver): Refusal | null {
  const { by, seat } = ask;
  const found = match.seats.get(seat);
  if (found === undefined) return deny('noSuchSeat', { seat, seats: [...match.seats.keys()] });
  const { chair, guest, plan } = found;
  const sitsBeside = [...match.seats.values()].some(
    (other) => other.guest === by && other.chair.side === chair.side,
  );
  if (!sitsBeside) return deny('notYourCrew');
  if (guest === by) return deny('ownSeat');
  if (plan.for === 'bot') return deny('botSeat', { wanted: 'seat' });
  return guest === null ? null : holderFault(match, guest, ask);
}

function holderFault(
  match: MatchState,
  holder: string,
  { absences, presence }: TakeOver,
): Refusal | null {
  if (presence.isHere(holder)) return deny('isHere');
  if (isRealTime(match)) return null;
  if (match.created.clock.type === 'days') return deny('clockDecides', { clock: 'days' });
  return absences.awayFor(holder) >= missedAfter(match) ? null : notAway(match);
}

/** From then on, in milliseconds, a bot may come for somebody: nobody can wait for long where time itself plays. */
const SOON_MISSED = 20_000;
const missedAfter = (match: MatchState): number =>
  isRealTime(match) ? SOON_MISSED : ABSENCE_MINUTES * 60_000;

export const isMissed = (
  match: MatchState,
  guest: string,
  absences: Pick<Absences, 'awayFor'>,
): boolean => absences.awayFor(guest) >= missedAfter(match);

/** Why no bot can be called yet. */
export const notAway = (match: MatchState): Refusal =>
  deny(
    'notAway',
    isRealTime(match) ? { seconds: SOON_MISSED / 1_000 } : { minutes: ABSENCE_MINUTES },
  );

function voterFault(match: MatchState, by: string, absent: string): Refusal | null {
  const { type } = match.created.clock;
  const { mates, others } = peopleBeside(match, absent);
  if (type === 'days') return deny('clockDecides', { clock: 'days' });
  if (mates.includes(by)) return null;
  if (mates.length > 0) return deny('notYourCrew');
  if (!others.includes(by)) return deny('notYourSeat', { wanted: 'relief' });
  return type === 'none' ? null : deny('clockDecides', { clock: 'clock' });
}
