import type { Hidden, Viewer } from '@fathom/kit';
import { bySide, sits } from './vocabulary.ts';
import type { Event, Look, SeenLook, SideName, State, View } from './vocabulary.ts';

/** The only file that decides who knows what. */
export function view(state: State, viewer: Viewer): View {
  return {
    setup: state.setup,
    treasure: state.end?.reason === 'treasure' ? state.treasure : null,
    purse: bySide((side) => state.purse[side]),
    hasBid: bySide((side) => state.bid[side] !== null),
    bid: bySide((side) => (sits(viewer, side, 'captain') ? state.bid[side] : null)),
    looks: bySide((side) => looksFor(state.looks[side], side, viewer)),
    dug: state.dug,
    bidBy: state.bidBy,
    round: state.round,
    end: state.end && { winner: state.end.winner, reason: state.end.reason },
  };
}

function looksFor(
  looks: readonly Look[],
  side: SideName,
  viewer: Viewer,
): Hidden<readonly SeenLook[]> {
  if (sits(viewer, side, 'scout')) return looks.map(({ cave, found }) => ({ cave, found }));
  if (sits(viewer, side, 'captain')) return looks.map(({ cave }) => ({ cave, found: null }));
  return null;
}

export function redact(event: Event, _after: State, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'bidSealed':
      return sits(viewer, event.side, 'captain') ? event : { ...event, amount: null };
    case 'looked':
      if (sits(viewer, event.side, 'scout')) return event;
      return sits(viewer, event.side, 'captain') ? { ...event, found: null } : null;
    case 'bidsOpened':
    case 'dug':
    case 'gaveUp':
      return event;
    default:
      return event satisfies never;
  }
}
