import { link } from './said.ts';
import type { Said } from './said.ts';

/** What stands around every page, and on the pages that have nothing else to show. */
export const appWords = {
  brand: 'FATHOM',
  brandSign: '◠',
  home: 'Fathom: lobby',
  main: 'Main',
  lobby: 'Lobby',
  siteTitle: 'Fathom',
  /** "(2) Your matches": for those in another tab. */
  title: (title: string, turns: number): string => (turns === 0 ? title : `(${turns}) ${title}`),
  pageTitle: (title: string): string => `${title} · Fathom`,
  matches: 'Matches',
  /** "2 wait for you", after the number. */
  waitForYou: (turns: number): string => (turns === 1 ? ' waits for you' : ' wait for you'),
  rules: 'Rules',
  separator: ' · ',
  skip: 'Skip to the table',
  loading: 'Loading …',
  connecting: 'Connecting …',
  tryAgain: 'Try again',
  backToLobby: 'Back to the lobby',
  toggle: (name: string, value: string): string => `${name}: ${value}`,
  toggleName: (name: string): string => `${name}:`,
  sound: 'Sound effects',
  soundSign: '♪',
  light: 'Light',
  lightSign: (isNight: boolean): string => (isNight ? '☾' : '☀\uFE0E'),
  on: 'on',
  off: 'off',
  day: 'day',
  night: 'night',

  failed: 'Something went wrong on this page',
  failedTryAgain: [link('Try again'), ', or go to '] as Said,
  failedLobby: [link('the lobby'), '. Matches are kept on the server: nothing is lost.'] as Said,
  didNotWork: 'That did not work.',

  outOfReach: 'Out of reach',
  noMatch: 'No match here',
  cannotBeReached: 'This match cannot be reached.',
  whyNoMatch: (why: string, code: string | null): string => {
    if (code === 'noSuchMatch') return `${why} Part of the link may be missing.`;
    return code === 'offline' ? `${why} Matches are kept there: nothing is lost.` : why;
  },
} as const;

/** Of the bell in the header. */
export const noticesLinkWords = { label: 'Notices' } as const;
export const preferencesLinkWords = { label: 'Preferences' } as const;

/** What is said when the server cannot be asked. */
export const netWords = {
  unreachable: 'The server cannot be reached.',
  answered: (status: number): string => `The server answered ${status}.`,
} as const;
