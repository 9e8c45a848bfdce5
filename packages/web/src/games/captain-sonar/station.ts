import type { Action, SideName, View } from '@fathom/captain-sonar/client';
import type { Seat } from '@fathom/kit';

/** What a role's place of work is given: the crew's knowledge, and a way to act for one of the person's seats. */
export interface StationProps {
  readonly view: View;
  readonly side: SideName; // the crew whose station it is
  readonly seats: readonly Seat[]; // those this person holds; [] for who only looks on
  readonly act: (seat: Seat, action: Action) => void;
  readonly pending: boolean; // an action is on its way: nothing else should be sent yet
}
