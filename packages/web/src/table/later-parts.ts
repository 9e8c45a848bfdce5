import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';

export const withoutIt = (error: unknown): null => {
  console.warn('fathom: a part of the table did not come:', error);
  return null;
};

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Somebody is there: what they may need in a moment is fetched before they do. */
export const somebody: Promise<void> = new Promise((resolve) => {
  if (typeof window === 'undefined') return; // in a test
  for (const sign of SIGNS)
    window.addEventListener(sign, () => resolve(), { once: true, passive: true });
});

/** Parts that all tables of a game share. */
export interface LaterParts<Parts> {
  readonly now: Accessor<Parts | null>; // null: they have not come yet
  readonly fetch: () => Promise<void>; // once, unless they did not come
}

/** What is no component and no table needs at first: it is fetched as `later` is. */
export function laterParts<Parts extends object>(load: () => Promise<Parts>): LaterParts<Parts> {
  const [now, setNow] = createSignal<Parts | null>(null);
  let coming: Promise<void> | null = null;
  const fetch = (): Promise<void> =>
    (coming ??= load().then(
      (come) => void setNow(() => come),
      (error: unknown) => {
        coming = null;
        withoutIt(error);
      },
    ));
  void somebody.then(fetch);
  return { now, fetch };
}
