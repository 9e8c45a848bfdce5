import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { nextTask } from './in-turn.ts';

export const withoutIt = (error: unknown): null => {
  console.warn('fathom: a part of the table did not come:', error);
  return null;
};

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

let turn: Promise<void> = new Promise((resolve) => {
  if (typeof window === 'undefined') return; // in a test
  for (const sign of SIGNS)
    window.addEventListener(sign, () => resolve(), { once: true, passive: true });
});

/**
 * Somebody is there: what they may need in a moment is fetched before they do. A part to a task: asking for all of them in one
 * would keep the page from answering the very first touch.
 */
export function onceSomebodyIsThere(fetch: () => void): void {
  turn = turn.then(nextTask).then(fetch);
}

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
  onceSomebodyIsThere(() => void fetch());
  return { now, fetch };
}
