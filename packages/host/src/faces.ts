import type { MatchInfo, OwnPart } from '@fathom/protocol';
import { foldRow } from './fold.ts';
import { infoOf } from './info.ts';
import type { Presence } from './info.ts';
import { countsOf } from './log-limits.ts';
import type { MatchRow } from './rows.ts';
import { concerns, isCreator, relievedSeatsOf, seatsOf } from './seating.ts';
import type { MatchState } from './state.ts';
import type { Derived, MatchFace } from './store.ts';

// How matches are shown where nobody has them in memory. All of it follows from their logs.

/** A moment, and for how long no host was there before it. */
export interface Moment {
  readonly now: number;
  readonly downtime: number;
}
/** What everybody may know of a match that nobody is in, and when that was so: in the time that hosts were there. */
interface Face {
  readonly info: MatchInfo;
  readonly ran: number;
}

const NOBODY_HERE: Presence = { isHere: () => false };
const ranBy = ({ now, downtime }: Moment): number => now - downtime;

export function shownOf(match: MatchState, moment: Moment): MatchFace {
  return shownAs(match, infoOf(match, NOBODY_HERE, moment.now), moment);
}

function shownAs(match: MatchState, info: MatchInfo, moment: Moment): MatchFace {
  const face: Face = { info, ran: ranBy(moment) };
  return {
    face: JSON.stringify(face),
    people: peopleOf(match).map((guest) => ({
      guest,
      own: JSON.stringify(ownPartOf(match, guest)),
    })),
    changedAt: changedAt(match),
  };
}

/**
 * When something last happened that everybody knows of. Other rows must not show, not even by their time: while a
 * match runs only its clocks tell of moves, since nothing else moves them than what all could hear.
 */
export function changedAt({ status, clocks, startedAt, paused, updatedAt }: MatchState): number {
  if (status !== 'running') return updatedAt;
  return (startedAt ?? 0) + (clocks === null ? 0 : clocks.at + paused);
}

/** Whom a match concerns: whoever made it, has a seat in it, or has one to return to. */
function peopleOf(match: MatchState): readonly string[] {
  const people = [match.created.creator];
  for (const { guest, relieved } of match.seats.values())
    for (const person of [guest, relieved?.guest])
      if (typeof person === 'string') people.push(person);
  return [...new Set(people)].filter((guest) => concerns(match, guest));
}

/** What somebody is told of their own place in a match. Whose turn it is everybody may know. */
export function ownPartOf(match: MatchState, guest: string): OwnPart {
  const you = seatsOf(match, guest);
  const waitedFor = match.status === 'running' ? (match.table?.toAct() ?? []) : [];
  return {
    you,
    host: isCreator(match, guest),
    relieved: relievedSeatsOf(match, guest),
    turn: you.some((seat) => waitedFor.includes(seat)),
  };
}

/** The public face of a match as it is now, though nobody has looked at it since it was written. */
export function infoFrom(face: string, moment: Moment): MatchInfo {
  const { info, ran } = JSON.parse(face) as Face;
  if (info.status !== 'running') return info;
  return { ...info, time: Math.round(info.time + Math.max(0, ranBy(moment) - ran)) };
}

/** Everything that lists know of a match, from its log alone. */
export const derivedOf = (match: MatchState, moment: Moment): Derived => ({
  game: match.created.game,
  visibility: match.created.visibility,
  status: match.status,
  updatedAt: statusSince(match),
  shown: shownOf(match, moment),
});

/** By the calendar, as far as the log has it. */
function statusSince(match: MatchState): number {
  const { created, status } = match;
  if (status === 'lobby') return created.date ?? created.at;
  return status === 'running' ? (match.startedOn ?? match.updatedAt) : match.updatedAt;
}

const CHANGES_LISTS: ReadonlySet<MatchRow['type']> = new Set([
  'seated',
  'left',
  'arranged',
  'closed',
  'started',
  'relieved',
  'returned',
  'followed',
]);

/** What lists say once this row is in the log; null: nothing new. */
export function derivedAfter(
  match: MatchState,
  row: MatchRow,
  {
    status,
    date,
    ...moment
  }: Moment & { readonly status: MatchState['status']; readonly date: number },
): Derived | null {
  const { game, visibility } = match.created;
  const updatedAt = status === match.status ? null : date;
  if (CHANGES_LISTS.has(row.type))
    return { game, visibility, status, updatedAt, shown: shownAfter(match, row, moment) };
  // The last move: what is shown of it has to wait for the table to move.
  return updatedAt === null ? null : { game, visibility, status, updatedAt, shown: null };
}

function shownAfter(match: MatchState, row: MatchRow, moment: Moment): MatchFace {
  const next: MatchState = {
    ...match,
    seats: new Map([...match.seats].map(([seat, held]) => [seat, { ...held }])),
    applied: new Set(),
    reliefs: new Map(),
    botWishes: new Map(),
    counts: countsOf(
      0,
      [...match.seats.values()].map(({ chair }) => chair),
    ),
  };
  foldRow(next, row, { bytes: 0 });
  const info = infoOf(match.status === 'finished' ? match : next, NOBODY_HERE, moment.now);
  return shownAs(next, { ...info, rematch: next.rematch }, moment);
}
