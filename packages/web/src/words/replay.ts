import { bold, code } from './said.ts';
import type { Said } from './said.ts';
import { timeText } from './table.ts';

/** As the browser would write them; but it has to read a calendar first, which keeps a slow one busy for longer than all else here. */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

export const replayWords = {
  loading: 'Loading the log …',
  begins: 'The match begins',
  unnoticed: 'Nothing that can be noticed from here',
  said: (step: number, text: string): string => `${step}: ${text}`,
  step: (step: number, last: number, seconds: number): string =>
    `Step ${step} of ${last}${seconds > 0 ? ` · ${timeText(seconds)} into the match` : ''}`,
  stepOf: (step: number, last: number): string => `Step ${step} of ${last}`,

  steps: 'Steps of the match',
  first: 'To the start (Home)',
  back: 'Back one step (←)',
  play: 'Play (space)',
  pause: 'Pause (space)',
  next: 'Forward one step (→)',
  last: 'To the end (End)',
  slider: 'Step',
  speed: 'Speed',
  times: (speed: number): string => `${speed}×`,

  day: (date: Date): string =>
    `${date.getDate()} ${MONTHS[date.getMonth()] ?? ''} ${date.getFullYear()}`,

  knownTo: 'Known to',
  spectator: 'Spectator',
  everything: 'Everything',
  allOfThem: 'All of them',
  ofCrew: (side: string): string => `${side}:`,
  toldApart: (name: string, side: string): string => `${name} (${side})`,

  players: 'The players',
  player: (name: string, side: string): Said => [bold(name), ` · ${side}`],
  crewOf: (side: string): string => `The crew of ${side}`,
  won: 'won',
  played: (isDraw: boolean): string => `${isDraw ? 'A draw. ' : ''}Played `,

  fairPlay: 'Fair play',
  checking: 'Replaying it in this browser …',
  verified: (inputs: number, commitment: string): Said => [
    bold('✓ Verified in this browser.'),
    ` The luck follows from the recorded seeds, and all ${inputs} inputs from the rules. ${commitment}`,
  ],
  commitment: {
    unknown: 'This browser did not play, so it cannot tell when the host committed to its seed.',
    kept: 'The host’s seed is the one it committed to before you sat down.',
    changed: 'But the host has changed its commitment since you sat down: do not trust this luck.',
  },
  fingerprint: (print: string): Said => ['Fingerprint ', code(print)],
  unsound: (where: string, problem: string): Said => [
    bold('✗ This record is not sound.'),
    ` First difference at ${where}: ${problem}.`,
  ],
  theRecord: 'the record',
  download: 'Download the record',
  checkYourself: (file: string): Said => ['Check it yourself: ', code(`npx fathom verify ${file}`)],

  unknownGame: (game: string): string => `This page does not know the game "${game}".`,
  noBoard: 'The board of this game could not be loaded.',
  otherVersion: (played: number, here: number): string =>
    `This match was played under version ${played} of the rules; this page has version ${here}.`,
  watchIt: 'Watch it',
  reload: 'Reload',
  troubles: {
    notOver: [
      'This match is not over yet',
      'Its log holds secrets until then. The replay opens when it has ended.',
    ],
    noSuchMatch: [
      'No match here',
      'Part of the link may be missing, or the match was played in another browser.',
    ],
    offline: [
      'The server cannot be reached',
      'Matches that were played in this browser can be replayed without it; this one cannot.',
    ],
    otherVersion: [
      'This match was played under other rules',
      'Reload the page to get the newest; the record itself stays good.',
    ],
    notLoaded: [
      'The board is not in this browser yet',
      'It is kept here once a page of Fathom has been open with a connection to the server.',
    ],
    failed: ['The replay could not be loaded', 'Nothing is lost: the record is kept.'],
  },
} as const;
