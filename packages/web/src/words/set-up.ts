import { capital, counted } from '@fathom/kit';

/** A choice: its name, and what it means. */
export type Named = readonly [name: string, meaning: string];

interface SeatTally {
  readonly you: number;
  readonly bots: number;
  readonly open: number;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** "one is Captain, First Mate and Engineer". */
function inOneHand(roles: readonly string[]): string {
  const last = roles.at(-1) ?? '';
  const others = roles.slice(0, -1);
  return `one is ${others.length === 0 ? last : `${others.join(', ')} and ${last}`}`;
}

/** The forms of a new match. */
export const formWords = {
  your: 'Your match',
  startBusy: 'One moment …',
  withWhom: 'Who do you want to play?',
  opponents: {
    bot: ['Play a bot', 'Starts right away.'],
    friend: ['Invite a friend', 'You get a link and a QR code to send them.'],
    anyone: ['Open a table', 'Listed in the lobby for anyone to join.'],
  } as Readonly<Record<'bot' | 'friend' | 'anyone', Named>>,
  notMade: 'The match could not be made.',
  start: 'Start the match',
  openTable: 'Open the table',
  duelMore: 'Seat, clock and rules',
  yourSeat: 'Your seat',
  anySeat: 'random',

  whoPlays: 'Who plays?',
  onYourOwn: ['On your own', 'Starts right away.'] as Named,
  otherPeople: [
    'With other people',
    'The other seats are open: invite friends, or let anyone join.',
  ] as Named,
  againstBots: ['Against bots', 'Starts right away.'] as Named,
  oneRole: (role: string): Named => [
    `One role: ${role}`,
    'Bots crew the rest of your boat and the enemy’s. Starts right away.',
  ],
  allRoles: (roles: number): Named => [
    `A whole crew: all ${inWords(roles)} roles`,
    'You do all the work aboard, against bots. Starts right away.',
  ],
  crewAgainstBots: ['One crew, against bots', 'Your crew mates join by the link.'] as Named,
  byYourself: 'By yourself',
  withPeople: 'With people: one link seats everybody',
  /** "Four people: two in each crew, one is Captain, First Mate and Engineer." */
  people: (all: number, each: number, together: readonly string[]): Named => {
    const name = `${capital(inWords(all))} people`;
    if (each === 1) return [name, 'A whole crew each.'];
    if (together.length === 0) return [name, 'One role each; bots can take any that are left.'];
    return [name, `${capital(inWords(each))} in each crew: ${inOneHand(together)}.`];
  },
  yourCrew: 'Your crew',
  yourRole: 'Your role',
  howStrong: 'How strong?',
  /** "Seats: you are Alpha’s Captain, 7 bots". */
  seats: ({ you, bots, open }: SeatTally, mine: string | null): string =>
    `Seats: ${[
      ...(you === 0 ? [] : [mine === null ? `you in ${you}` : `you are ${mine}`]),
      ...(bots === 0 ? [] : [counted(bots, 'bot')]),
      ...(open === 0 ? [] : [`${open} open`]),
    ].join(', ')}`,
  /** "You, 7 bots (Cadet)". */
  whoIsThere: ({ you, bots, open }: SeatTally, botName: string): string =>
    [
      ...(you === 0 ? [] : [you === 1 ? 'You' : `You in ${you} seats`]),
      ...(bots === 0 ? [] : [`${counted(bots, 'bot')} (${botName})`]),
      ...(open === 0 ? [] : [counted(open, 'free seat')]),
    ].join(', '),
  /** "You and 3 others". */
  youAndOthers: (others: number): string => `You and ${counted(others, 'other', 'others')}`,
  against: (bot: string): string => `Against ${bot}`,
  drawnSeat: 'Random seats',
  seatAs: (seat: string): string => `You are ${seat}`,
  me: 'Me',
  open: 'Open',
  bot: (name: string): string => `Bot: ${name}`,
  nobodyToPlay: 'Take a seat yourself, or leave one open for somebody.',

  whoMaySit: 'Who may sit down?',
  visibility: {
    private: ['By invitation', 'Anyone with the link can sit down.'],
    public: ['Anyone', 'Listed in the lobby as well.'],
  } as Readonly<Record<'private' | 'public', Named>>,
  clockAndPace: 'Clock, pace, spectators',
  clock: 'Clock',
  clockHelp: 'Whoever runs out of time loses.',
  pace: 'Pace of the bots',
  paceHuman: 'Human',
  paceSlow: 'Slow',
  paceInstant: 'As fast as they can',
  paceHelp: 'Whether bots take the time a person would need, twice that, or none.',
} as const;
