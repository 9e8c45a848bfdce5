import type { Refusal, Rng, Turn } from '@fathom/kit';
import type { FreeSearch } from '../actions.ts';
import type { Event, Searched } from '../events.ts';
import type { Hex } from '../hex.ts';
import { minimumOf } from '../lookup.ts';
import type { NaturalSix } from '../setup.ts';
import type { State } from '../state.ts';
import { DIE_FACES } from '../vocabulary.ts';
import type { Die, Face, RolledSearch, SideName } from '../vocabulary.ts';
import { end, isLocated } from './end.ts';
import { SEARCH_BESIDE, cannotSearch, rollEvent } from './special-events.ts';
import { diverOf, isFaceDown } from './table.ts';

export interface SearchOrder {
  readonly side: SideName;
  readonly hex: Hex;
  readonly search: RolledSearch;
  readonly free: boolean; // granted by a special event
}
export interface Roll {
  readonly search: RolledSearch;
  readonly die: Die;
  readonly modifier: number;
}

export const rollDie = (rng: Rng): Die => rng.pick(DIE_FACES);

const NATURAL_SIX = 6;

/** 2.6 Whatever else it does, an unmodified 6 brings a special event. */
export const bringsEvent = ({ die }: Pick<Roll, 'die'>): boolean => die === NATURAL_SIX;

/** 2.5, 2.6 */
export function turnsMarker({ search, die, modifier }: Roll, naturalSix: NaturalSix): boolean {
  if (bringsEvent({ die }) && naturalSix === 'fail') return false;
  return die + modifier >= minimumOf(search);
}

/** 2.5 One search, and the events and free searches that follow from it, as far as they need no choice. */
export function runSearch(turn: Turn<State, Event>, first: SearchOrder): void {
  let order: SearchOrder | null = first;
  while (order !== null) order = searchOnce(turn, order);
}

/** Rolls for one search. What is returned is the free search that follows, if one does by itself. */
function searchOnce(turn: Turn<State, Event>, order: SearchOrder): SearchOrder | null {
  const { side, hex, search, free } = order;
  const die = rollDie(turn.rng);
  const modifier = diverOf(turn.state, side)?.modifier ?? 0;
  const face = turnsMarker({ search, die, modifier }, turn.state.setup.naturalSix)
    ? faceAt(turn.state, hex)
    : null;
  turn.emit({
    type: 'searched',
    side,
    hex,
    search,
    free,
    die,
    modifier,
    minimum: minimumOf(search),
    face,
  });
  if (face !== null && face !== 'dummy') {
    end(turn, { winner: side, reason: 'found' });
    return null;
  }
  if (face === 'dummy' && isLocated(turn.state)) {
    end(turn, { winner: side, reason: 'located' });
    return null;
  }
  return bringsEvent({ die }) ? followUp(turn, order) : null;
}

const faceAt = ({ target, kind }: State, hex: Hex): Face => (hex === target ? kind : 'dummy');

/** 3.4, 3.5 Some events are searched at once, in the same hex, if its marker is still down. */
function followUp(turn: Turn<State, Event>, { side, hex }: SearchOrder): SearchOrder | null {
  const search = rollEvent(turn, { side, hex, die: rollDie(turn.rng) });
  return search !== null && isFaceDown(turn.state, hex) ? { side, hex, search, free: true } : null;
}

/** 3.6 The free search beside the last one. */
export function searchBeside(
  turn: Turn<State, Event>,
  side: SideName,
  { hex }: FreeSearch,
): Refusal | null {
  const refusal = cannotSearch(turn.state, hex);
  if (refusal === null) runSearch(turn, { side, hex, search: SEARCH_BESIDE, free: true });
  return refusal;
}

/** Whatever comes of it, a search that was offered is used up. */
export const searched = (state: State, { side, hex, face }: Searched): State => ({
  ...state,
  phase: 'scheduling',
  offer: null,
  markers:
    face === null
      ? state.markers
      : state.markers.map((marker) =>
          marker.hex === hex ? { ...marker, face, turnedBy: side } : marker,
        ),
});
