import type { Hidden, Viewer } from '@fathom/kit';
import type { Event } from './events.ts';
import type { Hex } from './hex.ts';
import type { State, Table } from './state.ts';

/**
 * What a viewer knows. It is the same for everybody: the one secret, which marker is the target, is nobody's until the
 * game is over.
 */
export interface View extends Table {
  readonly target: Hidden<Hex>;
}

export const view = (state: State, _viewer: Viewer): View => ({
  setup: state.setup,
  chartSeed: state.chartSeed,
  phase: state.phase,
  kind: state.kind,
  first: state.first,
  turn: state.turn,
  toPlace: state.toPlace,
  markers: state.markers,
  divers: state.divers,
  offer: state.offer,
  result: state.result,
  target: state.phase === 'over' ? state.target : null,
});

/** Everyone hears of everything that happens; only which marker became the target is kept back. */
export function redact(event: Event, _after: State, _viewer: Viewer): Event {
  switch (event.type) {
    case 'targetHidden':
      return { ...event, target: null };
    case 'markerPlaced':
    case 'turnBegan':
    case 'dived':
    case 'searched':
    case 'eventHappened':
    case 'freeSearchOffered':
    case 'freeSearchSkipped':
    case 'scheduled':
    case 'forfeited':
    case 'gameEnded':
      return event;
    default:
      return event satisfies never;
  }
}
