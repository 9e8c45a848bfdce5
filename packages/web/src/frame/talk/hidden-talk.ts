import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { readStored, writeStored } from '../../net/storage.ts';

/** Talk that a reader will not read, as "<match> <channel>". It is this browser's alone, and nobody learns of it. */
export type HiddenTalk = readonly string[];

const KEY = 'fathom/hidden-talk';
const MOST_KEPT = 200; // the oldest are forgotten

/** Whatever the browser's storage holds, it becomes a list of texts. */
export const parseHidden = (stored: unknown): HiddenTalk =>
  Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(-MOST_KEPT) : [];

export const toggled = (list: readonly string[], entry: string): readonly string[] =>
  list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry];

const [current, setCurrent] = createSignal<HiddenTalk>(parseHidden(readStored(KEY)));
export const hiddenTalk: Accessor<HiddenTalk> = current;

/** Hides it, or shows it again. */
export function toggleTalk(entry: string): void {
  setCurrent((before) => toggled(before, entry));
  writeStored(KEY, current());
}
