import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { readStored, writeStored } from '../net/storage.ts';

/** What a person prefers, kept in this browser. */
export interface Settings {
  readonly sound: boolean;
  readonly voice: boolean; // reads announcements aloud
  readonly motion: boolean;
  readonly confirmRisk: boolean; // ask before a move over water that may hide a mine
  readonly hints: boolean; // a button to ask a bot for advice, where only bots play against the person
  readonly theme: 'system' | 'day' | 'night';
}
const DEFAULTS: Settings = {
  sound: true,
  voice: false,
  motion: true,
  confirmRisk: false,
  hints: true,
  theme: 'system',
};
const KEY = 'fathom/settings';

function load(): Settings {
  const stored = readStored(KEY) as Partial<Settings> | null;
  return { ...DEFAULTS, ...(typeof stored === 'object' ? stored : {}) };
}

const [current, setCurrent] = createSignal<Settings>(load());
export const settings: Accessor<Settings> = current;

export function changeSettings(change: Partial<Settings>): void {
  setCurrent((before) => ({ ...before, ...change }));
  writeStored(KEY, current());
}

/** Whether things may move: the person's switch and the system's wish. */
export const mayMove = (): boolean =>
  current().motion && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
