import type { MatchState } from '@fathom/host';
import type { Side } from '@fathom/kit';
import type { RatedSide } from './model.ts';

export const OUTCOMES = ['won', 'lost', 'drawn', 'alone'] as const;
/** alone: there was no other side. */
export type ResultOutcome = (typeof OUTCOMES)[number];

/** What a finished match means for the people who played it to the end. */
export interface FinishedMatch {
  readonly match: string;
  readonly game: string;
  readonly mode: string;
  readonly endedAt: number; // by the host's clock: the order of endings
  readonly date: number; // the same by the calendar
  readonly listed: boolean; // everybody may know of it
  readonly people: readonly PersonsResult[];
  readonly rated: readonly RatedSide[] | null; // null: it does not count for ratings
}
export interface PersonsResult {
  readonly person: string;
  readonly side: Side;
  readonly outcome: ResultOutcome;
  readonly level: string; // of the strongest bot on another side; '' where people play
  readonly role: string; // '' for somebody who had several
}

/** null: it is not finished. It follows from the log alone. */
export function finishedOf(match: MatchState, mode: string): FinishedMatch | null {
  const { created, endedAt, startedAt, startedOn } = match;
  if (match.status !== 'finished' || endedAt === null) return null;
  return {
    match: created.id,
    game: created.game,
    mode,
    endedAt,
    date: (startedOn ?? endedAt) + endedAt - (startedAt ?? endedAt),
    listed: created.visibility === 'public',
    people: peopleOf(match),
    rated: ratedSides(match),
  };
}

function peopleOf(match: MatchState): readonly PersonsResult[] {
  const roles = new Map<string, { side: Side; roles: Set<string> }>();
  for (const { guest, chair } of match.seats.values()) {
    if (guest === null) continue;
    const known = roles.get(guest) ?? { side: chair.side, roles: new Set<string>() };
    known.roles.add(chair.role);
    roles.set(guest, known);
  }
  return [...roles]
    .map(([person, { side, roles: held }]) => ({
      person,
      side,
      outcome: outcomeOf(match, side),
      level: strongestAgainst(match, side),
      role: held.size === 1 ? ([...held][0] ?? '') : '',
    }))
    .toSorted(byPerson);
}

export function byPerson(a: PersonsResult, b: PersonsResult): number {
  if (a.person === b.person) return 0;
  return a.person < b.person ? -1 : 1;
}

const sidesOf = ({ seats }: MatchState): readonly Side[] =>
  [...new Set([...seats.values()].map(({ chair }) => chair.side))].toSorted();

function outcomeOf(match: MatchState, side: Side): ResultOutcome {
  if (sidesOf(match).length < 2) return 'alone';
  const winners = match.table?.outcome()?.winners ?? [];
  if (winners.length === 0) return 'drawn';
  return winners.includes(side) ? 'won' : 'lost';
}

function strongestAgainst({ seats, game }: MatchState, side: Side): string {
  const levels = game.levels.map(({ level }) => level); // the easiest first
  const strengths = [...seats.values()]
    .filter(({ chair }) => chair.side !== side)
    .map(({ plan, relieved }) =>
      plan.for === 'bot' ? levels.indexOf(plan.level) : levels.indexOf(relieved?.level ?? ''),
    );
  return levels[Math.max(-1, ...strengths)] ?? '';
}

/**
 * Only what people with accounts have played among themselves, from the start to the end, and all of them at all: no bot, none
 * that stood in, and no win over somebody who never came.
 */
function ratedSides(match: MatchState): readonly RatedSide[] | null {
  const { created, seats, stoodIn } = match;
  const all = [...seats.values()];
  const sides = sidesOf(match);
  if (created.rated !== true || stoodIn || sides.length < 2) return null;
  if (all.some(({ guest, account, plan }) => guest === null || !account || plan.for === 'bot'))
    return null;
  if (!sides.every((side) => hasActed(match, side))) return null;
  return sides.map((side) => ({
    people: [
      ...new Set(
        all.filter(({ chair }) => chair.side === side).flatMap(({ guest }) => guest ?? []),
      ),
    ].toSorted(),
    place: outcomeOf(match, side) === 'lost' ? 2 : 1,
  }));
}

function hasActed({ table, seats }: MatchState, side: Side): boolean {
  const rows = table?.rows ?? [];
  return rows.some(
    ({ input }) => input.type === 'act' && seats.get(input.seat)?.chair.side === side,
  );
}
