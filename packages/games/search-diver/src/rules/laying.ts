import type { Refusal, Rng, Turn } from '@fathom/kit';
import type { PlaceMarker } from '../actions.ts';
import { DEEP, DEEP_SHARE, depthAt, waterOf } from '../chart.ts';
import type { DepthChart } from '../chart.ts';
import type { Event, MarkerPlaced, TargetHidden } from '../events.ts';
import type { Hex } from '../hex.ts';
import { refuse } from '../refusals.ts';
import { deepMarkersOf } from '../setup.ts';
import type { Setup } from '../setup.ts';
import type { Marker, State, OpenTable } from '../state.ts';
import { FIRST_HOUR } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';
import { chartOf, depthOf, diverOf, faceDown, isGone, markerAt, roundFrom } from './table.ts';

/** 1.4 How many of the markers may lie deeper than 60 ft. In a search of the day none does: it can be solved. */
export const deepQuota = (setup: Setup): number =>
  deepMarkersOf(setup) === 'few' && setup.daily === ''
    ? Math.floor((setup.dummies + 1) * DEEP_SHARE)
    : 0;

const isDeep = (chart: DepthChart, hex: Hex): boolean => (depthAt(chart, hex) ?? 0) > DEEP;

/** 1.1 The hexes of the markers, in the order of their names. */
export function drawMarkers(chart: DepthChart, setup: Setup, rng: Rng): readonly Hex[] {
  let deepLeft = deepQuota(setup);
  const drawn: Hex[] = [];
  for (const hex of rng.shuffle(waterOf(chart))) {
    if (drawn.length > setup.dummies) break;
    if (isDeep(chart, hex) && deepLeft-- <= 0) continue;
    drawn.push(hex);
  }
  return drawn.toSorted();
}

/** 1.1, 1.4 */
export function cannotPlace(table: OpenTable, hex: Hex): Refusal | null {
  if (depthOf(table, hex) === null) return refuse('noWater', { hex });
  if (markerAt(table, hex) !== null) return refuse('taken', { hex });
  const chart = chartOf(table);
  const most = deepQuota(table.setup);
  const deep = table.markers.filter((marker) => isDeep(chart, marker.hex)).length;
  if (isDeep(chart, hex) && deep >= most) return refuse('tooManyDeep', { hex, most });
  return null;
}

/** 1.1 One marker after the other; with the last one it is settled which of them is the target. */
export function placeMarker(
  turn: Turn<State, Event>,
  side: SideName,
  { hex }: PlaceMarker,
): Refusal | null {
  const refusal = cannotPlace(turn.state, hex);
  if (refusal !== null) return refusal;
  turn.emit({ type: 'markerPlaced', side, hex, left: turn.state.toPlace - 1 });
  if (turn.state.toPlace > 0) return null;
  turn.emit({ type: 'targetHidden', target: turn.rng.pick(faceDown(turn.state)) });
  const by = turn.state.setup.players === 1 ? 'alone' : 'coin';
  turn.emit({ type: 'turnBegan', side: firstThere(turn.state), day: 1, hour: FIRST_HOUR, by });
  return null;
}

/** 1.3 Whom the coin named or, if that one has left meanwhile, who comes after. */
function firstThere(state: State): SideName {
  const diver = diverOf(state, state.first);
  return diver === null || isGone(diver) ? roundFrom(state, state.first) : state.first;
}

export function markerPlaced(state: State, { side, hex, left }: MarkerPlaced): State {
  const marker: Marker = { hex, face: null, turnedBy: null };
  return {
    ...state,
    markers: [...state.markers, marker].toSorted((a, b) => (a.hex < b.hex ? -1 : 1)),
    toPlace: left,
    turn: roundFrom(state, side),
  };
}

export const targetHidden = (state: State, { target }: TargetHidden): State => ({
  ...state,
  target,
});
