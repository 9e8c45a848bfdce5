import { seatOf } from '@fathom/depth-charge';
import type { Action, Event, State } from '@fathom/depth-charge';
import type { Viewer } from '@fathom/kit';
import type { Entitlement } from '@fathom/kit/secrecy';

/** Who may know what, told by the rules (RULES.md) and not by the view. */
export const entitlement: Entitlement<State, Action, Event> = {
  atStart: ({ first }) => first,
  byRow: ({ events }, viewer, after) => events.map((event) => fact(event, viewer, after)),
  secrets: ({ mines }) => mines,
};

function fact(event: Event, viewer: Viewer, { setup }: State): unknown {
  switch (event.type) {
    // 1.3 that mines are placed is seen by all, where they lie by their owner
    case 'minesPlaced':
      return [event.side, viewer.includes(seatOf(event.side)) ? event.squares : 'placed'];
    // 4.4 the times in ascending order, never which mine
    case 'soundingDropped': {
      const times = event.pings.toSorted((a, b) => a - b);
      const told = setup.duplicates === 'merge' ? [...new Set(times)] : times;
      return [event.side, 'sounded', event.square, told];
    }
    case 'depthChargeDropped':
      return [event.side, 'charged', event.square, event.hit ? 'hit' : 'miss'];
    case 'boatMoved':
      return [event.side, 'moved', event.to];
    case 'boatSunk':
      return [event.side, 'sunk', event.to];
    case 'playBegan':
      return ['began', event.first];
    case 'passed':
      return [event.side, 'passed'];
    case 'forfeited':
      return [event.side, event.reason];
    // 6 after the end everything is open
    case 'gameEnded':
      return [event.winner, event.reason, event.mines];
    default:
      return event satisfies never;
  }
}
