import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { DIRECT_LINKS } from './intercom.ts';
import type { DirectLinks } from './intercom.ts';

export const COLOUR_SETS = ['usual', 'protan', 'deutan', 'tritan', 'mono'] as const;
/** Which kind of eyes colours are chosen for: without red, without green, without blue, without any. */
export type ColourSet = (typeof COLOUR_SETS)[number];
export const THEMES = ['system', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

export const MICROPHONE_MODES = ['push', 'open'] as const;
/** When others hear what somebody says: while a key or button is held, or all the time. */
export type MicrophoneMode = (typeof MICROPHONE_MODES)[number];

/** A chart that somebody has drawn and keeps. */
export interface KeptChart {
  readonly name: string;
  readonly drawing: string; // in the letters of the game it is for
}
export const MOST_CHARTS = 20;

/** How somebody wants pages and tables to look, to sound and to ask. */
export interface Preferences {
  readonly theme: Theme;
  readonly colours: ColourSet;
  readonly motion: boolean;
  readonly coordinates: boolean; // letters and numbers at the edge of boards
  readonly sound: boolean;
  readonly loudness: number; // 1 … 100
  readonly voice: boolean; // reads announcements and a crew's calls aloud, in matches that wait for people
  readonly liveVoice: boolean; // the same in real time
  readonly ambience: boolean; // what a place sounds like while nothing happens
  readonly microphone: MicrophoneMode; // on the intercom
  readonly direct: DirectLinks;
  readonly hints: boolean; // a button to ask a bot for advice, where only bots play against the person
  readonly aids: boolean; // boards show what can be worked out, against bots of the easy levels
  readonly confirmRisk: boolean; // ask before a move that may be the last
  readonly secondClick: boolean; // a second click on the chosen square does what is most likely meant
  readonly lessons: readonly string[]; // what was explained once and need not be again
  readonly charts: readonly KeptChart[]; // charts of one's own, drawn for games that take them
}

const MOST_LESSONS = 40;
const lesson = v.pipe(
  v.string(),
  v.regex(/^[a-z/-]{1,60}$/u, 'expected the name of a lesson, such as "depth-charge/distance"'),
);

const chart = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  drawing: v.pipe(v.string(), v.regex(/^[a-y]{1,120}$/u, 'expected a chart of 1 to 120 letters')),
});

/** PUT /api/me/preferences. What is not named has never been chosen; what an older server does not know it leaves out. */
export const chosenPreferences: Schema<Partial<Preferences>> = v.object({
  theme: v.exactOptional(v.picklist(THEMES)),
  colours: v.exactOptional(v.picklist(COLOUR_SETS)),
  motion: v.exactOptional(v.boolean()),
  coordinates: v.exactOptional(v.boolean()),
  sound: v.exactOptional(v.boolean()),
  loudness: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  voice: v.exactOptional(v.boolean()),
  liveVoice: v.exactOptional(v.boolean()),
  ambience: v.exactOptional(v.boolean()),
  microphone: v.exactOptional(v.picklist(MICROPHONE_MODES)),
  direct: v.exactOptional(v.picklist(DIRECT_LINKS)),
  hints: v.exactOptional(v.boolean()),
  aids: v.exactOptional(v.boolean()),
  confirmRisk: v.exactOptional(v.boolean()),
  secondClick: v.exactOptional(v.boolean()),
  lessons: v.exactOptional(
    v.pipe(
      v.array(lesson),
      v.maxLength(MOST_LESSONS),
      v.transform((names) => [...new Set(names)]),
    ),
  ),
  charts: v.exactOptional(v.pipe(v.array(chart), v.maxLength(MOST_CHARTS))),
});

/** GET /api/me/preferences, and what a change of them answers. */
export interface KeptPreferences {
  readonly chosen: Partial<Preferences> | null; // null: none are kept with this account yet
}
