import type { Seat, Side } from '@fathom/kit';
import type { Relief, SeatInfo } from '@fathom/protocol';

/** Somebody who holds seats and is not connected. */
export interface Absentee {
  readonly name: string;
  readonly side: Side;
  readonly seats: readonly Seat[];
  readonly roles: readonly string[];
  readonly relief: Relief | null; // null: nobody has asked for a bot yet
}

/** Who is away, by name: two crew mates of one name are told apart by the server alone. */
export function absenteesOf(seats: readonly SeatInfo[]): readonly Absentee[] {
  const found = new Map<string, Absentee>();
  for (const { seat, side, role, holder, relief } of seats) {
    if (holder?.kind !== 'person' || holder.here) continue;
    const key = absenteeKey({ name: holder.name, side });
    const known = found.get(key);
    found.set(key, {
      name: holder.name,
      side,
      seats: [...(known?.seats ?? []), seat],
      roles: [...(known?.roles ?? []), role],
      relief: known?.relief ?? relief,
    });
  }
  return [...found.values()];
}

/** Whether the people of that side may ask for a bot: the crew itself, or the others if nobody is left in it. */
export function mayAskFor(absentee: Absentee, seats: readonly SeatInfo[], own: Side): boolean {
  if (absentee.side === own) return true;
  return seats.every(
    ({ side, holder }) =>
      side !== absentee.side || holder?.kind !== 'person' || holder.name === absentee.name,
  );
}

export const absenteeKey = ({ name, side }: Pick<Absentee, 'name' | 'side'>): string =>
  `${side} ${name}`;

/** Since when each has been away, as far as this page has seen it. Those who came back are forgotten. */
export function awaySince(
  before: ReadonlyMap<string, number>,
  absentees: readonly Absentee[],
  now: number,
): ReadonlyMap<string, number> {
  return new Map(
    absentees.map((each) => [absenteeKey(each), before.get(absenteeKey(each)) ?? now]),
  );
}

/** Whether people sat on that side and none of them is here. */
export function isDeserted(seats: readonly SeatInfo[], side: Side): boolean {
  const people = seats.filter((seat) => seat.side === side && seat.holder?.kind === 'person');
  return (
    people.length > 0 && people.every(({ holder }) => holder?.kind === 'person' && !holder.here)
  );
}
