import type { Refusal, Turn } from '@fathom/kit';
import type { Event, Scheduled } from '../events.ts';
import { groupAfterInterval } from '../lookup.ts';
import { refuse } from '../refusals.ts';
import { sidesOf } from '../state.ts';
import type { Diver, State, OpenTable } from '../state.ts';
import { FIRST_HOUR, HOURS } from '../vocabulary.ts';
import type { Group, SideName, Slot } from '../vocabulary.ts';
import { diverOf, withDiver } from './table.ts';

/** What the next time depends on: where the Dive marker stands, its letter, and what holds the diver back. */
export type Rested = Pick<Diver, 'day' | 'hour' | 'group' | 'rest'> & {
  readonly minutes: number; // of the dive just made; 0: none was
};

/** A box of the Time Track as a next time. */
export interface NextTime extends Slot {
  readonly interval: number | null; // minutes at the surface; null: a night's rest
  readonly group: Group; // by then
}

const MINUTES = 60;

/** 4.1 The next day begins at six, without nitrogen. */
export const tomorrow = ({ day }: Slot): Slot => ({ day: day + 1, hour: FIRST_HOUR });

/** The diver of a side as the schedule sees one. `minutes` of a dive count only while it has just been made. */
export const restedOf = (table: Pick<OpenTable, 'phase'>, diver: Diver): Rested => ({
  day: diver.day,
  hour: diver.hour,
  group: diver.group,
  rest: diver.rest,
  minutes: table.phase === 'diving' ? 0 : (diver.lastDive?.minutes ?? 0),
});

/** 3.2, 3.3, 4.1 The first hour at which the next dive may be today; it may be past the end of the track. */
export const earliestHour = ({ hour, minutes, rest }: Rested): number =>
  hour + Math.max(1, Math.ceil(minutes / MINUTES), rest);

/** 4.1 Every time the next dive may be, the earliest first. */
export const nextTimes = (rested: Rested): readonly NextTime[] => [
  ...HOURS.filter((hour) => hour >= earliestHour(rested)).map((hour) =>
    timeAt(rested, { day: rested.day, hour }),
  ),
  timeAt(rested, tomorrow(rested)),
];

/** 4.2 The interval to a time and the group it leads to, whether or not the time may be chosen. */
export function timeAt(rested: Rested, { day, hour }: Slot): NextTime {
  if (day !== rested.day) return { day, hour, interval: null, group: 'A' };
  const interval = (hour - rested.hour) * MINUTES;
  return { day, hour, interval, group: groupAfterInterval(rested.group, interval) };
}

/** 4.1 */
export function cannotSchedule(rested: Rested, slot: Slot): Refusal | null {
  const next = tomorrow(rested);
  if (slot.day === next.day && slot.hour === next.hour) return null;
  const { day, hour: now, rest: hours, minutes } = rested;
  const from = earliestHour(rested);
  const facts = { now, day, from };
  if (slot.day !== day) return refuse('wrongDay', facts);
  if (slot.hour <= now) return refuse('notLater', facts);
  if (slot.hour < now + hours) return refuse('mustRest', { ...facts, hours });
  if (slot.hour < from) return refuse('stillDown', { ...facts, minutes });
  return null;
}

/** 4.1 After a dive, or instead of one. */
export function schedule(
  turn: Turn<State, Event>,
  side: SideName,
  { day, hour }: Slot,
): Refusal | null {
  const diver = diverOf(turn.state, side);
  if (diver === null) return refuse('noSuchSeat', { seat: side, seats: sidesOf(turn.state.setup) });
  const rested = restedOf(turn.state, diver);
  const refusal = cannotSchedule(rested, { day, hour });
  if (refusal !== null) return refusal;
  const { interval, group } = timeAt(rested, { day, hour });
  turn.emit({
    type: 'scheduled',
    side,
    from: { day: diver.day, hour: diver.hour },
    day,
    hour,
    passed: turn.state.phase === 'diving',
    interval,
    before: diver.group,
    after: group,
  });
  return null;
}

/** A night's rest takes the day's modifiers away; any interval that was allowed satisfies what was asked of it. */
export function scheduled(state: State, { side, day, hour, interval, after }: Scheduled): State {
  const rested = withDiver(state, side, { day, hour, group: after, rest: 0 });
  return interval === null ? withDiver(rested, side, { modifier: 0 }) : rested;
}
