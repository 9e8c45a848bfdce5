import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { readStored, writeStored } from '../net/storage.ts';

/** What a reader will not read. Nobody else learns of it. */
export interface Mutes {
  readonly people: readonly string[]; // by name: all that others know of a person
  readonly channels: readonly string[]; // of this match: "<match> <channel>"
}
const KEY = 'fathom/mutes';
const MOST_KEPT = 200; // the oldest are forgotten

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(-MOST_KEPT) : [];

/** Whatever the browser's storage holds, it becomes lists of texts. */
export function parseMutes(stored: unknown): Mutes {
  const { people, channels } = (
    typeof stored === 'object' && stored !== null ? stored : {}
  ) as Partial<Mutes>;
  return { people: texts(people), channels: texts(channels) };
}

export const toggled = (list: readonly string[], entry: string): readonly string[] =>
  list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry];

const [current, setCurrent] = createSignal<Mutes>(parseMutes(readStored(KEY)));
export const mutes: Accessor<Mutes> = current;

/** Mutes, or lets speak again. */
export function toggleMute(kind: keyof Mutes, entry: string): void {
  setCurrent((before) => ({ ...before, [kind]: toggled(before[kind], entry) }));
  writeStored(KEY, current());
}
