import { compareSlots, groupNumber, isOut } from '@fathom/search-diver/client';
import type {
  Diver,
  Event,
  Group,
  SideName,
  Slot,
  Table,
  TurnBegan,
  TurnReason,
} from '@fathom/search-diver/client';

/** Who dives next, and why. */
export interface Upcoming {
  readonly side: SideName | null; // null: a coin decides
  readonly by: TurnReason;
}
type Standing = Slot & { readonly side: SideName; readonly group: Group };

/** 4.3 The same as the rules find out, but before it happens. null: nobody is left. */
export function upcoming(divers: readonly Standing[], setup: Table['setup']): Upcoming | null {
  const [one, other] = divers.filter((diver) => !isOut({ setup }, diver));
  if (one === undefined) return null;
  if (other === undefined) return { side: one.side, by: divers.length === 1 ? 'alone' : 'time' };
  const byTime = compareSlots(one, other);
  if (byTime !== 0) return { side: byTime < 0 ? one.side : other.side, by: 'time' };
  const byGroup = groupNumber(one.group) - groupNumber(other.group);
  if (byGroup !== 0) return { side: byGroup < 0 ? one.side : other.side, by: 'group' };
  return { side: null, by: 'coin' };
}

/** Who would dive next if a side's next dive were at this time. */
export function upcomingIf(
  { divers, setup }: Pick<Table, 'divers' | 'setup'>,
  side: SideName,
  next: Slot & { readonly group: Group },
): Upcoming | null {
  const { day, hour, group } = next;
  const moved = divers.map((diver): Diver =>
    diver.side === side ? { ...diver, day, hour, group } : diver,
  );
  return upcoming(moved, setup);
}

/** Why it is this diver's turn: the last one that began. */
export const lastTurn = (events: readonly Event[]): TurnBegan | null =>
  events.findLast((event) => event.type === 'turnBegan') ?? null;

/** The day the track shows: that of the earlier diver. The other can be a night ahead. */
export function dayShown({ divers, setup }: Pick<Table, 'divers' | 'setup'>): number {
  return Math.min(setup.maxDays, ...divers.map(({ day }) => day));
}
