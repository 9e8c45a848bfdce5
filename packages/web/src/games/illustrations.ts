import type { Component } from 'solid-js';

// All in one file: the lobby shows them all.
const ILLUSTRATIONS = import.meta.glob<Component>('./*/illustration.tsx', {
  import: 'Illustration',
  eager: true,
});

/** A game's picture for the lobby. What it has not drawn itself is drawn plainly. */
export const illustrationOf = (game: string): Component =>
  ILLUSTRATIONS[`./${game}/illustration.tsx`] ??
  ILLUSTRATIONS['./plain/illustration.tsx'] ??
  (() => null);
