import type { Dived, Event, Searched } from './events.ts';
import type { Hex } from './hex.ts';
import { chanceToFind } from './odds.ts';
import type { OpenTable } from './state.ts';
import type { View } from './view.ts';

/** A search of the very hex that found nothing: the target was under the diver's hands. */
export interface MissedTarget {
  readonly type: 'missed';
  readonly dive: Dived; // during which
  readonly search: Searched;
}
/** The dive that found it, and what it had in its favour. */
export interface LuckyDive {
  readonly type: 'found';
  readonly dive: Dived;
  readonly left: number; // face-down markers before it
  readonly chance: number; // to win by it
}
export type TurningPoint = MissedTarget | LuckyDive;

interface Made {
  readonly dive: Dived;
  readonly search: Searched;
  readonly up: ReadonlySet<Hex>; // the markers face up before the dive
}

/** 5 The dive that decided a finished search, from what everybody may know by then. null: none did. */
export function turningPointOf(view: View, events: readonly Event[]): TurningPoint | null {
  const { result, target } = view;
  if (result === null || target === null) return null;
  const searches = searchesIn(events);
  const missed = searches.findLast(
    ({ search }) => search.hex === target && search.face === null && search.side !== result.winner,
  );
  if (missed !== undefined) return { type: 'missed', dive: missed.dive, search: missed.search };
  const last = searches.at(-1);
  if (result.reason !== 'found' || last === undefined) return null;
  const before = asItWas(view, last.up);
  const { dive } = last;
  return {
    type: 'found',
    dive,
    left: before.markers.filter(({ face }) => face === null).length,
    chance: chanceToFind(before, {
      hex: dive.hex,
      search: dive.search,
      modifier: last.search.modifier,
    }),
  };
}

/** Every roll of a search with the dive it belongs to. */
function searchesIn(events: readonly Event[]): readonly Made[] {
  const made: Made[] = [];
  const turned = new Set<Hex>();
  let up: ReadonlySet<Hex> = new Set();
  let dive: Dived | null = null;
  for (const event of events) {
    if (event.type === 'dived') {
      dive = event;
      up = new Set(turned);
    } else if (event.type === 'searched') {
      if (dive !== null) made.push({ dive, search: event, up });
      if (event.face !== null) turned.add(event.hex);
    }
  }
  return made;
}

/** The table with only those markers up. */
const asItWas = (view: View, up: ReadonlySet<Hex>): OpenTable => ({
  ...view,
  markers: view.markers.map(({ hex, turnedBy }) => ({
    hex,
    face: up.has(hex) ? 'dummy' : null,
    turnedBy,
  })),
});
