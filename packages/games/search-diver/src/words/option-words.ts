import { capital } from '@fathom/kit';
import type { OptionText } from '@fathom/kit';
import type { Setup } from '../setup.ts';
import { quoted } from './options.ts';
import type { Bounds } from './options.ts';

/** The options of a match, wherever they are listed. */
export const OPTION_WORDS: { readonly [Name in keyof Required<Setup>]: OptionText } = {
  players: {
    title: 'Divers',
    description:
      'Two to four who race for the target, or one who finds it in as few days as possible.',
  },
  map: {
    title: 'Chart',
    description:
      'The waters: "heron-lake", "kittiwake-reef", "ropewalk-harbour"; "generated" for a new chart; "custom" for your own.',
  },
  mapSeed: {
    title: 'Seed of the chart',
    description:
      'For "generated": any words. The same words give the same chart; none, another one each time.',
  },
  chart: {
    title: 'Custom chart',
    description:
      'For "custom": one line per row, one depth in feet per column with spaces between, -- for land.',
  },
  dummies: {
    title: 'Dummies',
    description: 'Markers besides the target. More of them make a longer search.',
  },
  placement: {
    title: 'Laying the markers',
    description: 'At random, or face down by the players in turns.',
  },
  deepMarkers: {
    title: 'Markers below 60 ft',
    description: 'None, or a few: at most 15% of them. Down there only a hasty search is possible.',
  },
  target: { title: 'Target', description: 'What the divers look for.' },
  naturalSix: {
    title: 'A rolled 6',
    description:
      'Brings a special event. The search itself fails, or is resolved as a 6 like any other roll.',
  },
  shorthanded: {
    title: 'Shorthanded',
    description: 'What this event does to the search rolls for the rest of the day.',
  },
  lastMarker: {
    title: 'The last marker',
    description:
      'Whoever turns up the last dummy has located the target and wins; or the target itself must be turned.',
  },
  maxDays: { title: 'Days', description: 'The search is called off after this many days.' },
  daily: {
    title: 'Search of the day',
    description:
      'For one diver: a date, from which chart, markers and target are drawn, the same for everybody.',
  },
};

export const ACTION_FAULTS = {
  hex: 'expected a hex as two digits for the column and two for the row, as in 1607',
  hour: 'expected an hour of the Time Track, from 6 to 18',
  noAction: (text: string, forms: readonly string[]): string =>
    `"${text}" is no action; expected ${forms.length === 1 ? '' : 'one of '}${quoted(forms)}`,
} as const;

/** The form in which options are chosen: what each value is called, and what it means. */
export const OPTION_FORM = {
  match: {
    legend: 'Who dives?',
    race: {
      name: 'A race',
      text: 'Against bots or people: who finds the target first?',
    },
    alone: { name: 'Alone', text: 'Find it in as few days as possible, against a par.' },
    today: { name: 'Today’s dive', text: 'Alone, in the same waters as everybody today.' },
  },
  players: {
    legend: 'How many dive?',
    1: { name: 'One', text: 'Alone, against a par.' },
    2: { name: 'Two', text: 'A duel: shallow water goes fast.' },
    3: { name: 'Three', text: 'The markers go faster, and nobody can wait long.' },
    4: { name: 'Four', text: 'A crowded search. More dummies make it last.' },
  },
  chart: {
    legend: 'Chart',
    generated: { name: 'New waters', text: 'Drawn from any words you like, or from none.' },
    custom: { name: 'Your own', text: 'Written as text, starting from the chart chosen now.' },
  },
  target: {
    legend: 'What to look for',
    random: { name: 'Any', text: 'drawn by lot' },
    ship: { name: 'Sunken ship', text: '' },
    victim: { name: 'Drowning victim', text: '' },
    aircraft: { name: 'Downed aircraft', text: '' },
  },
  more: 'More rules: markers, the 6, days',
  dummies: {
    legend: 'Dummies',
    text: 'Markers besides the target. More of them make a longer search.',
  },
  placement: {
    legend: 'The markers are laid',
    random: { name: 'At random', text: 'The markers lie when you arrive.' },
    alternate: {
      name: 'By the divers',
      text: 'You lay them in turns, without seeing the faces.',
    },
  },
  deepMarkers: {
    legend: 'Markers below 60 feet',
    none: { name: 'None', text: 'Every marker can be searched well.' },
    few: { name: 'A few', text: 'At most 15%. Down there only a hasty search is possible.' },
  },
  naturalSix: {
    legend: 'A rolled 6',
    fail: {
      name: 'Fails and brings an event',
      text: 'As printed: hasty searches are a gamble.',
    },
    resolve: { name: 'Counts and brings an event', text: 'Kinder: a 6 is also a 6.' },
  },
  shorthanded: {
    legend: 'Shorthanded',
    '+1': { name: '+1 to rolls', text: 'As printed: fewer hands, but sharper eyes.' },
    '-1': { name: '−1 to rolls', text: 'Fewer hands make worse searches.' },
  },
  lastMarker: {
    legend: 'The last marker',
    located: {
      name: 'Is located',
      text: 'Whoever turns up the last dummy knows where the target is, and wins.',
    },
    mustBeTurned: { name: 'Must be turned', text: 'The race goes on until somebody turns it.' },
  },
  maxDays: { legend: 'Days', text: 'After so many days the search is called off.' },
  seed: {
    label: 'Words for the chart',
    text: 'The same words give the same chart. Leave it empty for another one each time.',
    none: 'A surprise',
    picture: (seed: string): string => `The chart of “${seed}”`,
  },
  today: {
    picture: (date: string): string => `The chart of ${date}`,
    text: 'Chart, markers and target are the same for everybody today; the dice are your own. Twelve dummies, five days.',
  },
  custom: {
    label: 'Your own chart',
    picture: 'Your chart',
    noPicture: 'No picture yet',
    fine: 'Good to dive.',
    fault: (fault: string): string => `${capital(fault)}.`,
    marks: (size: { readonly columns: Bounds; readonly rows: Bounds }): string =>
      `A line a row, north on top; ${size.columns.least} to ${size.columns.most} columns, ${size.rows.least} to ${size.rows.most} rows.`,
    depths: (depths: readonly number[]): string => `A depth in feet (${depths.join(', ')}) or`,
    land: 'for land.',
  },
} as const;
