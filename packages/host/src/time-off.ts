import type { Seat } from '@fathom/kit';
import type { TimeOff, TimeOffRequest } from '@fathom/protocol';
import type { Presence } from './info.ts';
import { firstSeatOf } from './rematch.ts';
import { sidesOf } from './seating.ts';
import { timeOffLeft } from './state.ts';
import type { MatchState } from './state.ts';
import { peopleOf } from './surrender.ts';

// Clocks that stand still because the people of a match want it: for days, or in a pause of minutes.

/** What is asked for; neither: to go on at once. */
export interface Stretch {
  readonly days: number;
  readonly minutes: number;
}
export const isToGoOn = ({ days, minutes }: Stretch): boolean => days === 0 && minutes === 0;

/** A pause has to begin, and to end, while somebody may have lost the line: a word of each side is enough for it. */
const isForSides = (match: MatchState, asked: Stretch): boolean =>
  asked.minutes > 0 || (isToGoOn(asked) && match.timeOff?.isPause === true);

/** Everybody whose word it takes. */
const peopleIn = ({ seats }: MatchState): readonly string[] => [
  ...new Set([...seats.values()].flatMap(({ guest }) => guest ?? [])),
];

/** Of whom a word is still wanted, where these have given theirs: all of them, or one of each side that is here. */
export function wordsWanted(
  match: MatchState,
  asked: Stretch & { readonly given: ReadonlySet<string> },
  presence: Pick<Presence, 'isHere'>,
): readonly string[] {
  const hasSpoken = (guest: string): boolean => asked.given.has(guest);
  if (!isForSides(match, asked)) return peopleIn(match).filter((guest) => !hasSpoken(guest));
  return [...sidesOf(match)].flatMap((side) => {
    const people = [...peopleOf(match, side).keys()];
    return people.some(hasSpoken) ? [] : people.filter((guest) => presence.isHere(guest));
  });
}

/** Whether somebody of each side with people has given their word; sides that are away are not asked. */
export const isWordOfAll = (match: MatchState, given: ReadonlySet<string>): boolean =>
  [...sidesOf(match)].every((side) => {
    const people = [...peopleOf(match, side).keys()];
    return people.length === 0 || people.some((guest) => given.has(guest));
  });

function wishOf(match: MatchState, now: number, presence: Presence): TimeOffRequest | null {
  const { timeOffWish: wish } = match;
  const by = wish === null ? null : firstSeatOf(match, wish.by);
  if (wish === null || by === null || match.status !== 'running') return null;
  if (isToGoOn(wish) && timeOffLeft(match, now) === 0) return null; // it has gone on by itself
  const { days, minutes, agreed } = wish;
  const seats = (people: Iterable<string>): readonly Seat[] =>
    [...people].flatMap((guest) => firstSeatOf(match, guest)?.chair.seat ?? []);
  const given = new Set([wish.by, ...agreed]);
  return {
    by: by.chair.seat,
    days,
    ...(minutes > 0 && { minutes }),
    agreed: seats(agreed),
    missing: seats(wordsWanted(match, { days, minutes, given }, presence)),
  };
}

/** As everybody sees it; null: nothing stands still, and nobody asks for it. */
export function timeOffOf(match: MatchState, now: number, presence: Presence): TimeOff | null {
  const left = match.status === 'running' ? Math.round(timeOffLeft(match, now)) : 0;
  const asked = wishOf(match, now, presence);
  if (left === 0 && asked === null) return null;
  return { left, ...(left > 0 && match.timeOff?.isPause === true && { isPause: true }), asked };
}
