import { FIRST_HOUR, HOURS } from '@fathom/search-diver/client';
import type {
  Diver,
  DivePlan,
  Group,
  Hour,
  RolledSearch,
  Slot,
  OpenTable,
  TimePlan,
} from '@fathom/search-diver/client';
import { dayShown, sameSlot } from './planning.ts';
import type { DiveStory } from './story.ts';

/** The cells that were looked up, so that a paper player's finger can be followed. */
export interface LitCells {
  readonly table1: { readonly row: number; readonly group: Group } | null;
  readonly table2: { readonly row: Group; readonly column: number } | null; // -1: beyond the last range
  readonly table3: { readonly row: number; readonly group: Group } | null;
  readonly table4: { readonly row: number; readonly column: number } | null;
  readonly table5: RolledSearch | null;
}

export interface LookedUp {
  readonly plan: DivePlan | null; // the dive that is planned
  readonly before: Group | null; // the letter before a rest
  readonly time: TimePlan | null; // the time that is picked after it
}

/** One box of the Time Track as it is drawn. */
export interface TrackBox extends Slot {
  readonly isNextDay: boolean;
  readonly isPastEnd: boolean; // beyond the last day: whoever goes here is out of the search
  readonly divers: readonly Diver[]; // whose next dive is here
  readonly dives: readonly DiveStory[]; // that were made here
  readonly time: TimePlan | null; // what it would be to dive next here; null: not in question
}

/** A day on the track, and all dives so far. */
interface LookBack {
  readonly day: number;
  readonly dives: readonly DiveStory[];
}

/** The thirteen hours of a day, and the first of the next. */
export function boxesOf(
  table: OpenTable,
  times: readonly TimePlan[],
  { day, dives }: LookBack = { day: dayShown(table), dives: [] },
): readonly TrackBox[] {
  const box = (slot: Slot): TrackBox => ({
    ...slot,
    isNextDay: slot.day !== day,
    isPastEnd: slot.day > table.setup.maxDays,
    divers: table.divers.filter((diver) => sameSlot(diver, slot)),
    dives: dives.filter(({ dive }) => sameSlot(dive, slot)),
    time: times.find((time) => sameSlot(time, slot)) ?? null,
  });
  return [
    ...HOURS.map((hour: Hour) => box({ day, hour })),
    box({ day: day + 1, hour: FIRST_HOUR }),
  ];
}
