import { link } from './said.ts';
import type { Said } from './said.ts';

export const lobbyWords = {
  title: 'Games of hidden water',
  lead: 'Play a friend, a stranger or a bot. What lies under the surface stays hidden until somebody finds it.',
  notListed: 'The tables could not be listed.',
  playHere: (why: string): Said => [
    `${why} You can still `,
    link('play a bot in this browser'),
    '.',
  ],
  games: 'The games',
  facts: (players: string, minutes: string, designer: string | null): string =>
    [players, minutes, ...(designer === null ? [] : [`design: ${designer}`])].join(' · '),
  playNow: 'Play now',
  dealing: 'One moment …',
  easyBot: 'against an easy bot',
  asLastTime: (rank: string): string => `against ${rank}, as last time`,
  playPerson: 'Play a person',
  seeking: 'Looking …',
  setUp: 'Set up',
  withFriends: 'Table for',
  peopleAt: (people: number): string => `A table for ${people} people`,
  moreLabel: 'More to do',
  dive: 'Dive of the day: one wreck, the same for everybody',
  best: 'Best players, by rating',
  openTables: 'Open tables',
  noTables: 'No table is waiting for players. Pick a game above and open one.',
  sitDown: 'Sit down',
  running: 'Being played now',
  noneRunning: 'No public match is being played right now.',
  watch: 'Watch',
  credits:
    'Each game’s design belongs to its designers, named on its card where they are known. Fathom is an independent implementation with maps and art of its own.',
  yourTable: 'Your table',
  goThere: 'Go there',
  free: 'free',
  /** "Sit down: Depth Charge with Ann". */
  rowName: (verb: string, game: string, people: string): string => `${verb}: ${game}, ${people}`,
  youAre: 'You are',
  account: 'Account',
  keepName: 'Keep this name on all your devices',
  saved: 'Saved.',
  nameNotSaved: 'The name could not be saved.',

  noSuchGame: 'No such game',
  noGameHere: 'There is no game at this address.',
  unreachable: [
    'The server cannot be reached. ',
    link('Play a bot in this browser'),
    ' instead.',
  ] as Said,
} as const;
