import { FIRST_HOUR, HOURS } from '@fathom/search-diver/client';
import type { Diver, Hour, Slot, Table, TimePlan } from '@fathom/search-diver/client';
import { sameSlot } from '../desk/ahead.ts';
import { dayShown } from '../desk/clock.ts';

/** One box of the Time Track as it is drawn. */
export interface TrackBox extends Slot {
  readonly isNextDay: boolean;
  readonly isPastEnd: boolean; // beyond the last day: whoever goes here is out of the search
  readonly divers: readonly Diver[]; // whose next dive is here
  readonly last: readonly Diver[]; // whose last dive was here
  readonly time: TimePlan | null; // what it would be to dive next here; null: not in question
}

/** The thirteen hours of the day, and the first of the next. */
export function boxesOf(table: Table, times: readonly TimePlan[]): readonly TrackBox[] {
  const day = dayShown(table);
  const box = (slot: Slot): TrackBox => ({
    ...slot,
    isNextDay: slot.day !== day,
    isPastEnd: slot.day > table.setup.maxDays,
    divers: table.divers.filter((diver) => sameSlot(diver, slot)),
    last: table.divers.filter(
      ({ lastDive, ...diver }) => sameSlot(lastDive, slot) && !sameSlot(diver, slot),
    ),
    time: times.find((time) => sameSlot(time, slot)) ?? null,
  });
  return [
    ...HOURS.map((hour: Hour) => box({ day, hour })),
    box({ day: day + 1, hour: FIRST_HOUR }),
  ];
}
