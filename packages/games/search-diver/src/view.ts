import type { Forfeit, Hidden, Viewer } from '@fathom/kit';
import type { Event } from './events.ts';
import type { Hex } from './hex.ts';
import type { Setup } from './setup.ts';
import type { Diver, DiveMade, Marker, Result, State } from './state.ts';
import type {
  Ending,
  Face,
  Group,
  Hour,
  Phase,
  Search,
  SideName,
  TargetKind,
} from './vocabulary.ts';

export interface ViewedMarker {
  readonly hex: Hex;
  readonly face: Face | null; // null: face down
  readonly turnedBy: SideName | null;
}
export interface ViewedDive {
  readonly day: number;
  readonly hour: Hour;
  readonly hex: Hex;
  readonly minutes: number;
  readonly search: Search;
}
export interface ViewedDiver {
  readonly side: SideName;
  readonly day: number;
  readonly hour: Hour;
  readonly group: Group;
  readonly modifier: number;
  readonly rest: number;
  readonly dives: number;
  readonly lastDive: ViewedDive | null;
  readonly gone?: Forfeit; // absent: still there
}
export interface ViewedResult {
  readonly winner: SideName | null;
  readonly reason: Ending;
}
/**
 * What a viewer knows. It is the same for everybody: the one secret, which marker is the target, is nobody's until the
 * game is over. What the fields mean is said in state.ts.
 */
export interface View {
  readonly setup: Setup;
  readonly chartSeed: string;
  readonly phase: Phase;
  readonly kind: TargetKind;
  readonly first: SideName;
  readonly turn: SideName | null;
  readonly toPlace: number;
  readonly markers: readonly ViewedMarker[];
  readonly divers: readonly ViewedDiver[];
  readonly offer: Hex | null;
  readonly result: ViewedResult | null;
  readonly target: Hidden<Hex>; // null: not settled, or not to be known
}

export const view = (state: State, _viewer: Viewer): View => ({
  setup: state.setup,
  chartSeed: state.chartSeed,
  phase: state.phase,
  kind: state.kind,
  first: state.first,
  turn: state.turn,
  toPlace: state.toPlace,
  markers: state.markers.map(viewedMarker),
  divers: state.divers.map(viewedDiver),
  offer: state.offer,
  result: state.result === null ? null : viewedResult(state.result),
  target: state.phase === 'over' ? state.target : null,
});

/** The same part of the state is the same part of every view of it, so that what has not changed is not compared again. */
function remembered<Part extends object, Viewed extends object>(
  show: (part: Part) => Viewed,
): (part: Part) => Viewed {
  const shown = new WeakMap<Part, Viewed>();
  return (part) => {
    const made = shown.get(part) ?? show(part);
    shown.set(part, made);
    return made;
  };
}

const viewedMarker = remembered((marker: Marker): ViewedMarker => ({
  hex: marker.hex,
  face: marker.face,
  turnedBy: marker.turnedBy,
}));
const viewedDiver = remembered((diver: Diver): ViewedDiver => {
  const viewed: { -readonly [Field in keyof ViewedDiver]: ViewedDiver[Field] } = {
    side: diver.side,
    day: diver.day,
    hour: diver.hour,
    group: diver.group,
    modifier: diver.modifier,
    rest: diver.rest,
    dives: diver.dives,
    lastDive: diver.lastDive === null ? null : viewedDive(diver.lastDive),
  };
  if (diver.gone !== undefined) viewed.gone = diver.gone;
  return viewed;
});
const viewedDive = remembered((dive: DiveMade): ViewedDive => ({
  day: dive.day,
  hour: dive.hour,
  hex: dive.hex,
  minutes: dive.minutes,
  search: dive.search,
}));
const viewedResult = (result: Result): ViewedResult => ({
  winner: result.winner,
  reason: result.reason,
});

/** Everyone hears of everything that happens; only which marker became the target is kept back. */
export function redact(event: Event, _after: State, _viewer: Viewer): Event {
  switch (event.type) {
    case 'targetHidden':
      return { type: 'targetHidden', target: null };
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
