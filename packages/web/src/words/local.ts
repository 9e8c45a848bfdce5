import { link } from './said.ts';
import type { Said } from './said.ts';

/** What is said around a match that is played in this browser, without a server. */
export const localWords = {
  player: 'Player', // the name in the record
  settingUp: 'Laying out the table …',
  wakingBot: 'Waking the bot …',
  cannotPlay: ['This game cannot be played here yet. ', link('Back to the lobby')] as Said,
  about:
    'Played in this browser, without the server: the bot thinks on this device, and the match is kept here and nowhere else.',
  where: 'Where this match is played',
  playingHere: 'Playing in this browser, without the server.',
  otherMatches: 'Other matches',
  cannotGoOn: 'This match cannot go on',
  noTable:
    'The rules and bots could not be loaded. They are kept in the browser once a page was open with a connection.',
  notLoaded: 'The table is not in this browser yet',
  notLoadedWhy:
    'Its rules and bots could not be loaded. They are kept here once a page of Fathom was open with a connection to the server.',

  kept: 'Matches in this browser',
  goOn: 'Go on',
  replay: 'Replay',
  /** "Won against Mate"; of several bots with different names, all of them. */
  keptTitle: (result: keyof typeof RESULTS, bots: readonly string[]): string =>
    `${RESULTS[result]} against ${bots.length === 0 ? 'nobody' : bots.join(' and ')}`,
} as const;

const RESULTS = { begun: 'Begun', draw: 'A draw', won: 'Won', lost: 'Lost' } as const;
