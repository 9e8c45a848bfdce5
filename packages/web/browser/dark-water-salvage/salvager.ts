import {
  believe,
  candidates,
  contentOf,
  freeCities,
  hunterOf,
  isInPlay,
  reach,
  salvageable,
  wreckOf,
} from '@fathom/dark-water-salvage/client';
import type {
  Action,
  Card,
  HunterName,
  Region,
  View,
  WreckNumber,
} from '@fathom/dark-water-salvage/client';
import type { Policy } from './hunters.ts';

const LOAN = 20;

/** One hunter asks in another city each round until it knows where a wreck lies, and raises it; the others look on. */
export const salvageBy =
  (name: HunterName, wreck: WreckNumber): Policy =>
  (view, hunter) => {
    // The smallest application chooses its city first.
    if (view.phase === 'applying')
      return { type: 'apply', amount: hunter === name ? LOAN : LOAN + 1 };
    if (hunter !== name || !isInPlay(wreckOf(view, wreck))) return null;
    return view.phase === 'cities' ? nextCity(view, wreck) : nextDeed(view, { name, wreck });
  };

const placeOf = (view: View, wreck: WreckNumber): Region | null => {
  const [place, ...others] = candidates(believe(view), wreck);
  return place === undefined || others.length > 0 ? null : place;
};

const hasAsked = (view: View, wreck: WreckNumber, card: Card): boolean =>
  view.researches.some(
    (note) => note.wreck === wreck && note.card === card && note.answer !== null,
  );

function nextCity(view: View, wreck: WreckNumber): Action | null {
  const region = freeCities(view).find((city) => !hasAsked(view, wreck, city));
  return region === undefined ? null : { type: 'city', region };
}

function nextDeed(
  view: View,
  { name, wreck }: { readonly name: HunterName; readonly wreck: WreckNumber },
): Action | null {
  const { token, cash } = hunterOf(view, name);
  const place = placeOf(view, wreck);
  if (token === null) return null;
  if (place === null)
    return view.step === 'research' && !hasAsked(view, wreck, token)
      ? { type: 'research', wreck, card: token }
      : null;
  if (token === place)
    return view.step === 'salvage' && salvageable(view, name).includes(wreck)
      ? { type: 'salvage', wreck }
      : { type: 'pass' };
  if (view.step !== 'move') return { type: 'pass' };
  const way = reach(view, name).find(({ to }) => to === place);
  const water = contentOf(view.setup).terrain[place];
  const price = water.kind === 'water' ? water.salvage : 0;
  return way !== undefined && way.cost + price <= cash ? { type: 'move', path: way.path } : null;
}
