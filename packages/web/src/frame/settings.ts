import type { ColourSet, DirectLinks, MicrophoneMode, Preferences, Theme } from '@fathom/protocol';
import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { readStored, writeStored } from '../net/storage.ts';

/** What a person prefers: kept in this browser, and with the account of whoever has one. */
export type Settings = Preferences;

export const USUAL_SETTINGS: Settings = {
  theme: 'system',
  colours: 'usual',
  motion: true,
  coordinates: true,
  sound: true,
  loudness: 70,
  voice: false,
  liveVoice: true,
  ambience: true,
  microphone: 'push',
  direct: 'crew',
  hints: true,
  aids: true,
  confirmRisk: false,
  secondClick: true,
  lessons: [],
  charts: [],
};
const KEY = 'fathom/settings';
const THEMES: ReadonlySet<Theme> = new Set(['system', 'day', 'night']);
const COLOURS: ReadonlySet<ColourSet> = new Set(['usual', 'protan', 'deutan', 'tritan', 'mono']);

const MICROPHONES: ReadonlySet<MicrophoneMode> = new Set(['push', 'open']);
const DIRECT: ReadonlySet<DirectLinks> = new Set(['nobody', 'crew', 'everybody']);

/** Whatever an older visit, another version or a server has left there. */
export function settingsFrom(found: unknown): Settings {
  const kept = (typeof found === 'object' && found !== null ? found : {}) as Partial<Settings>;
  const usual: Readonly<Record<string, unknown>> = { ...USUAL_SETTINGS };
  const known = Object.entries(kept).filter(
    ([name, value]) => typeof value === typeof usual[name] && usual[name] !== undefined,
  );
  const settings: Settings = { ...USUAL_SETTINGS, ...Object.fromEntries(known) };
  return {
    ...settings,
    theme: THEMES.has(settings.theme) ? settings.theme : 'system',
    colours: COLOURS.has(settings.colours) ? settings.colours : 'usual',
    microphone: MICROPHONES.has(settings.microphone) ? settings.microphone : 'push',
    direct: DIRECT.has(settings.direct) ? settings.direct : 'crew',
    loudness: Math.round(Math.min(100, Math.max(1, settings.loudness || 1))),
    lessons: Array.isArray(settings.lessons) ? settings.lessons : [],
    charts: Array.isArray(settings.charts) ? settings.charts.filter(isChart) : [],
  };
}

const isChart = (chart: unknown): boolean =>
  typeof chart === 'object' &&
  chart !== null &&
  'name' in chart &&
  typeof chart.name === 'string' &&
  'drawing' in chart &&
  typeof chart.drawing === 'string';

const [current, setCurrent] = createSignal<Settings>(settingsFrom(readStored(KEY)));
export const settings: Accessor<Settings> = current;

export function changeSettings(change: Partial<Settings>): void {
  setCurrent((before) => settingsFrom({ ...before, ...change }));
  writeStored(KEY, current());
}

// Another tab has changed something.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) setCurrent(settingsFrom(readStored(KEY)));
  });

/** Whether things may move: the person's switch and the system's wish. */
export const mayMove = (): boolean =>
  current().motion && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
