import { createSignal } from 'solid-js';
import type { NoteStore } from '../../game-client.ts';

export const LAYERS = [
  'route',
  'mines',
  'sheet',
  'belief',
  'blasts',
  'sectors',
  'alpha',
  'bravo',
  'beliefAboutAlpha',
  'beliefAboutBravo',
] as const;
export type Layer = (typeof LAYERS)[number];
type Shown = { readonly [Name in Layer]: boolean };

/** What the person wants to see on the chart. */
export interface Layers {
  readonly shows: (layer: Layer) => boolean;
  readonly toggle: (layer: Layer) => void;
}

const DEFAULTS: Shown = {
  route: true,
  mines: true,
  sheet: true,
  belief: true,
  blasts: true,
  sectors: true,
  alpha: true,
  bravo: true,
  beliefAboutAlpha: false,
  beliefAboutBravo: false,
};

export function createLayers(notes: NoteStore): Layers {
  const [shown, setShown] = createSignal<Shown>({ ...DEFAULTS, ...stored(notes) });
  return {
    shows: (layer) => shown()[layer],
    toggle: (layer) => {
      setShown((before) => ({ ...before, [layer]: !before[layer] }));
      notes.write('layers', shown());
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
