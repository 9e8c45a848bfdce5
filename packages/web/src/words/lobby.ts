import { counted } from '@fathom/kit';
import { bold, link } from './said.ts';
import type { Said } from './said.ts';

/** A choice: its name, and what it means. */
export type Named = readonly [name: string, meaning: string];

export const lobbyWords = {
  title: 'Games of hidden water',
  lead: 'Sit down with a friend, with strangers or with a bot. What is under the surface stays there until somebody finds it.',
  notListed: 'The tables could not be listed.',
  playHere: (why: string): Said => [
    `${why} You can still `,
    link('play a bot in this browser'),
    '.',
  ],
  games: 'The games',
  facts: (players: string, minutes: string, designer: string): string =>
    `${players} · ${minutes} · design: ${designer}`,
  play: 'Play',
  openTables: 'Open tables',
  noTables: 'No table is waiting for a player. Open one yourself: pick a game above.',
  sitDown: 'Sit down',
  running: 'Being played now',
  noneRunning: 'Nobody is playing in public at the moment.',
  watch: 'Watch',
  credits:
    'Each game’s design belongs to its designers, named on its card. Fathom is an independent implementation with maps and art of its own.',
  listed: (game: string, people: string): Said => [bold(game), ` · ${people}`],
  /** "Ann against a free seat"; of crews, people first and what is left in numbers. */
  people: (names: readonly (string | null)[]): string =>
    names.map((name) => name ?? 'a free seat').join(' against '),
  crowd: (people: readonly string[], bots: number, free: number): string =>
    [
      ...people,
      ...(bots === 0 ? [] : [counted(bots, 'bot')]),
      ...(free === 0 ? [] : [counted(free, 'free seat')]),
    ].join(', '),
  youAre: 'You are',
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

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** The forms of a new match. */
export const formWords = {
  withWhom: 'With whom?',
  opponents: {
    bot: ['Play a bot', 'Begins at once.'],
    friend: ['Invite a friend', 'You get a link and a code to pass on.'],
    anyone: ['Open a table', 'Listed in the lobby for whoever comes by.'],
  } as Readonly<Record<'bot' | 'friend' | 'anyone', Named>>,
  notMade: 'The match could not be made.',
  start: 'Start the match',
  openTable: 'Open the table',
  duelMore: 'Seat, clock and rules',
  yourSeat: 'Your seat',
  anySeat: 'any',

  whoPlays: 'Who plays?',
  onYourOwn: ['On your own', 'Begins at once.'] as Named,
  otherPeople: [
    'With other people',
    'Every other seat is open: invite friends, or whoever comes by.',
  ] as Named,
  againstBots: ['Against bots', 'Begins at once.'] as Named,
  oneRole: (role: string): Named => [
    `Me as ${role}, bots for the rest`,
    'Bots crew both sides with you. Begins at once.',
  ],
  allRoles: (roles: number): Named => [
    `Me alone with all ${inWords(roles)} roles, against bots`,
    'You do the work of a whole crew. Begins at once.',
  ],
  crewAgainstBots: ['A crew of people against bots', 'Your crew mates come by link.'] as Named,
  twoCrews: [
    'Two crews of people',
    'Every other seat is open: bots can fill up what stays free.',
  ] as Named,
  yourCrew: 'Your crew',
  yourRole: 'Your role',
  howStrong: 'How strong?',
  /** "Seat by seat: you 1, bots 7". */
  seatBySeat: (you: number, bots: number, open: number): string =>
    `Seat by seat: ${(
      [
        ['you', you],
        ['bots', bots],
        ['open', open],
      ] as const
    )
      .filter(([, count]) => count > 0)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ')}`,
  me: 'Me',
  open: 'Open',
  bot: (name: string): string => `Bot: ${name}`,
  nobodyToPlay: 'Take a seat yourself, or leave one open for somebody.',

  whoMaySit: 'Who may sit down?',
  visibility: {
    private: ['By invitation', 'Each free seat has a link to pass on.'],
    public: ['Whoever comes by', 'Listed in the lobby as well.'],
  } as Readonly<Record<'private' | 'public', Named>>,
  clockAndPace: 'Clock and pace',
  clock: 'Clock',
  clockHelp: 'Whoever runs out of time loses.',
  clocks: {
    none: 'No clock',
    move: (seconds: number): string =>
      `${seconds < 60 ? counted(seconds, 'second') : counted(seconds / 60, 'minute')} a move`,
    bank: (minutes: number, increment: number): string =>
      `${counted(minutes, 'minute')} + ${counted(increment, 'second')} a move`,
    days: (days: number): string => `${counted(days, 'day')} a move`,
  },
  pace: 'Pace of the bots',
  paceHuman: 'Human',
  paceInstant: 'As fast as they can',
  paceHelp: 'Whether bots take the time a person would need.',
} as const;
