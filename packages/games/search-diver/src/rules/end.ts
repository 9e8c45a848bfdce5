import type { Forfeit, Turn } from '@fathom/kit';
import type { Event, Forfeited, GameEnded } from '../events.ts';
import { longestDive, searchOf } from '../lookup.ts';
import { lastMarkerOf } from '../setup.ts';
import type { Diver, Result, State, OpenTable } from '../state.ts';
import { HOURS } from '../vocabulary.ts';
import type { Group } from '../vocabulary.ts';
import { timeAt } from './scheduling.ts';
import { depthOf, faceDown, isOut, roundFrom, stillThere, withDiver } from './table.ts';

/** 2.2, 2.4 Whether a diver of this group can search at this depth at all. */
export const canSearch = (depth: number, group: Group): boolean => {
  const longest = longestDive(depth, group);
  return longest > 0 && searchOf(depth, longest) !== 'none';
};

/** 5 Called off after the last day, or when nobody can come to a search any more. */
export function resultOf(table: OpenTable): Result | null {
  const left = table.divers.filter((diver) => !isOut(table, diver));
  if (left.length === 0) return { winner: null, reason: 'dayLimit' };
  if (left.some((diver) => hasSearchAhead(table, diver))) return null;
  return { winner: null, reason: 'outOfReach' };
}

/** Whether there is a time from the diver's next one on, and a face-down marker, for a search. */
function hasSearchAhead(table: OpenTable, diver: Diver): boolean {
  const groups = groupsAhead(table, diver);
  return faceDown(table).some((hex) => {
    const depth = depthOf(table, hex);
    return depth !== null && groups.some((group) => canSearch(depth, group));
  });
}

/** The groups in which the diver can be at some time by doing nothing but pass. */
function groupsAhead({ setup }: OpenTable, diver: Diver): readonly Group[] {
  const today = HOURS.filter((hour) => hour > diver.hour).map(
    (hour) => timeAt({ ...diver, minutes: 0 }, { day: diver.day, hour }).group,
  );
  return [diver.group, ...today, ...(diver.day < setup.maxDays ? (['A'] as const) : [])];
}

/** 5 The last dummy is up: what is left can only be the target. */
export const isLocated = (table: Pick<OpenTable, 'setup' | 'markers'>): boolean =>
  lastMarkerOf(table.setup) === 'located' && faceDown(table).length === 1;

export function end(turn: Turn<State, Event>, { winner, reason }: Result): void {
  const { kind, target } = turn.state;
  turn.emit({ type: 'gameEnded', winner, reason, kind, target });
}

/** 5 What it means that somebody has left. null: the others go on. */
export function resultOfLeaving(table: OpenTable, reason: Forfeit): Result | null {
  const { players } = table.setup;
  const [one, other] = stillThere(table);
  if (one === undefined) return { winner: null, reason };
  if (other !== undefined) return null;
  return { winner: one.side, reason: players === 2 ? reason : 'othersLeft' };
}

/** Where markers are laid the next one lays; else it is nobody's turn until the next event says whose. */
export function forfeited(state: State, { side, reason }: Forfeited): State {
  const left = withDiver(state, side, { gone: reason });
  if (state.turn !== side) return left;
  return state.phase === 'placing'
    ? { ...left, turn: roundFrom(left, side) }
    : { ...left, turn: null, offer: null };
}

export const gameEnded = (state: State, { winner, reason }: GameEnded): State => ({
  ...state,
  phase: 'over',
  turn: null,
  offer: null,
  result: { winner, reason },
});
