import { createSignal } from 'solid-js';
import type { NoteStore } from '../games/game-client.ts';

/** What the person wants to see on the chart besides the pieces. */
export interface Layers<Layer extends string> {
  readonly shows: (layer: Layer) => boolean;
  readonly toggle: (layer: Layer) => void;
}

/** Each layer with whether it is shown at first; what the person has switched is kept in their notes. */
export function createLayers<Layer extends string>(
  notes: NoteStore,
  defaults: Readonly<Record<Layer, boolean>>,
): Layers<Layer> {
  const [shown, setShown] = createSignal({ ...defaults, ...stored(notes, defaults) });
  return {
    shows: (layer) => shown()[layer],
    toggle: (layer) => {
      setShown((before) => ({ ...before, [layer]: !before[layer] }));
      notes.write('layers', shown());
    },
  };
}

/** Paper from an older visit may hold anything. */
function stored(notes: NoteStore, defaults: object): object {
  const value = notes.read('layers');
  if (typeof value !== 'object' || value === null) return {};
  const known = Object.entries(value).filter(
    ([name, on]) => Object.hasOwn(defaults, name) && typeof on === 'boolean',
  );
  return Object.fromEntries(known);
}
