import { legal, seatOf } from '@fathom/captain-sonar/client';
import type { Action, Role } from '@fathom/captain-sonar/client';
import type { Seat } from '@fathom/kit';
import type { StationProps } from '../station.ts';

/** The seat of a role at this station, if it is this person's; null: they only look on. */
export function ownSeat({ side, seats }: StationProps, role: Role): Seat | null {
  const seat = seatOf(side, role);
  return seats.includes(seat) ? seat : null;
}

/** What a role may do now, by the rules; nothing while an action is on its way. */
export function deedsOf(props: StationProps, role: Role): readonly Action[] {
  const seat = ownSeat(props, role);
  return seat === null || props.pending ? [] : [...legal(props.view, seat)];
}
