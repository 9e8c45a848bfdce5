import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { NoteStore } from '../../game-client.ts';

export const LAYERS = ['shading', 'soundings', 'theirs', 'marks'] as const;
export type Layer = (typeof LAYERS)[number];
type Shown = { readonly [Name in Layer]: boolean };

/** What the person wants to see on the chart besides the pieces. */
export interface Layers {
  readonly shows: (layer: Layer) => boolean;
  readonly toggle: (layer: Layer) => void;
}

const DEFAULTS: Shown = { shading: true, soundings: true, theirs: false, marks: true };

export function createLayers(notes: NoteStore): Layers {
  const [shown, setShown] = createSignal<Shown>({ ...DEFAULTS, ...stored(notes) });
  const current: Accessor<Shown> = shown;
  return {
    shows: (layer) => current()[layer],
    toggle: (layer) => {
      setShown((before) => ({ ...before, [layer]: !before[layer] }));
      notes.write('layers', current());
    },
  };
}

/** Paper from an older visit may hold anything. */
function stored(notes: NoteStore): Partial<Shown> {
  const value = notes.read('layers');
  if (typeof value !== 'object' || value === null) return {};
  const known = Object.entries(value).filter(
    ([name, on]) => (LAYERS as readonly string[]).includes(name) && typeof on === 'boolean',
  );
  return Object.fromEntries(known);
}
