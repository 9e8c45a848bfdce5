import { seatOf } from '@fathom/captain-sonar/client';
import type { Action, Role, SideName, View } from '@fathom/captain-sonar/client';
import type { Seat } from '@fathom/kit';
import { legal } from './play.ts';

/** What a role's place of work is given: the crew's knowledge, and a way to act for one of the person's seats. */
export interface StationProps {
  readonly view: View;
  readonly told: View; // what is not in it is not confirmed yet
  readonly side: SideName; // the crew whose station it is
  readonly seats: readonly Seat[]; // those this person holds; [] for who only looks on
  readonly act: (seat: Seat, action: Action) => void;
  readonly pending: boolean; // an action is on its way: nothing else should be sent yet
  readonly advised?: readonly Action[]; // by a hint that is open
}

/** The seat of a role at this station, if it is this person's; null: they only look on. */
export function ownSeat({ side, seats }: StationProps, role: Role): Seat | null {
  const seat = seatOf(side, role);
  return seats.includes(seat) ? seat : null;
}

/** What a role may do now, by the rules; nothing while an action is on its way. */
export function actionsOf(props: StationProps, role: Role): readonly Action[] {
  const seat = ownSeat(props, role);
  return seat === null || props.pending ? [] : [...legal(props.view, seat)];
}

/** Keys of a station work wherever the focus is, as long as the station is to be seen. */
export const isSeen = (station: HTMLElement | undefined): boolean =>
  station !== undefined && station.offsetParent !== null;
