import { counted } from '@fathom/kit';
import type { LinkOutlook } from '@fathom/protocol';
import { bold } from './said.ts';
import type { Said } from './said.ts';
import { firstFew } from './table.ts';

/** Before the start of a match. */
export const waitingWords = {
  title: (game: string, free: number): string =>
    `${game}: ${free === 0 ? 'ready to begin' : 'waiting for players'}`,
  tabTitle: (game: string, free: number): string =>
    `${free === 0 ? 'About to begin' : `Waiting for ${counted(free, 'player')}`} · ${game} · Fathom`,
  beginsByItself: 'The match starts by itself once every seat is filled.',
  staysOpen: (isPublic: boolean): string =>
    `If everyone leaves, it stays open for ${isPublic ? '2 hours' : '24 hours'}.`,

  actions: {
    sit: 'Sit down',
    also: 'Take as well',
    move: 'Switch here',
    leave: 'Leave',
    sendBotAway: 'Send the bot away',
    free: 'Free the seat',
    openUp: 'Open to others',
  },
  actionAt: (action: string, seat: string): string => `${action}: ${seat}`,
  invite: 'Invite',
  inviteTo: (seat: string): string => `Invite somebody: ${seat}`,
  inviteLink: 'Anyone who opens this link can sit down here. It works once.',
  people: 'People',
  sharing: (crew: string): string => `How many people share ${crew}`,
  sharedAmong: (people: number): string =>
    people === 1 ? '1 person has the whole crew' : `${people} people share the crew`,
  arrange: 'Arrange …',
  split: 'Split: a person each',
  mergeWith: (seats: string): string => `Merge with ${seats}`,
  wholeCrew: (crew: string): string => `all of ${crew}`,
  partOfCrew: (crew: string, roles: string): string => `${crew}’s ${roles}`,
  giveToBot: 'Give to bot',
  botFor: (seat: string): string => `Bot for ${seat}`,
  free: 'free',
  keptFor: (name: string): string =>
    name === '' ? 'reserved for its player' : `reserved for ${name}`,
  keptForYou: 'reserved for you',
  you: 'You',
  here: 'here',
  away: 'away',
  holds: (seat: string, holder: string | null): string => `${seat}: ${holder ?? 'free'}`,

  inviteTitle: 'Invite',
  passOn: (free: number): Said =>
    free === 1
      ? [
          bold('Pass this link on'),
          ' to whoever should have the free seat. One click, and they are in.',
        ]
      : [
          bold('One link for everybody:'),
          ` everyone who opens it gets one of the ${free} free places, and anyone who leaves can come back with it.`,
        ],
  passOnPublic: (): Said => [
    bold('This table is listed in the lobby.'),
    ' Anyone with this link can sit down, too.',
  ],
  byInvitation:
    'This table is by invitation: ask whoever made it for a link to a seat. You are watching.',

  theTable: 'The table',
  theSeats: 'The seats',
  clock: 'Clock',
  visibility: 'Seats',
  visibilities: {
    public: 'open to anyone',
    private: 'by invitation',
  },
  usualRules: 'The usual rules',
  otherRules: (count: number): string => `${counted(count, 'more option')}, all as usual`,

  theStart: 'The start',
  nobodyYet: 'Nobody has sat down yet.',
  stillFree: (seats: readonly string[], isHost: boolean): string =>
    `Still free: ${firstFew(seats)}.${isHost ? ' Invite people, or let bots take what is left.' : ''}`,
  stillKept: (people: readonly string[]): string =>
    people.length === 0 ? '' : ` Waiting for ${firstFew(people)}.`,
  waitingForOthers: 'Waiting for the players whose seats are reserved.',
  inPlace: 'Everyone is in place.',
  notHere: (people: readonly string[]): string =>
    `Every seat is filled, but ${firstFew(people)} ${people.length === 1 ? 'is' : 'are'} not here just now.`,
  giveUpFirst: 'Give this table up …',
  giveUpQuestion: 'Give this table up? It will close for everyone.',
  giveUp: 'Give it up',
  keepIt: 'Keep it',
  hostStarts: (isHostHere: boolean): string =>
    `The host starts the match.${isHostHere ? '' : ' The host is away; after three minutes anyone at the table can do it.'}`,
  start: 'Start the match',
  bots: 'Bots',
  fillWithBots: 'Fill the free seats with bots',

  satDown: (name: string, seat: string): string => `${name} has sat down: ${seat}`,
  gotUp: (name: string, seat: string): string => `${name} has left: ${seat}`,
  tabNews: (news: string): string => `● ${news}`,
} as const;

/** What somebody reads who comes by a link. */
export const seatLinkWords = {
  seatKept: 'A seat is reserved for you',
  seatsKept: 'Take a seat',
  invitation: (game: string, people: readonly string[]): Said => [
    bold(`${game}${people.length === 0 ? '' : ` with ${people.join(' and ')}`}.`),
    ' ',
  ],
  readRules: 'Read the rules',
  yourSeat: (seat: string, does: string | null): Said => [
    'Your seat: ',
    bold(seat),
    `.${does === null ? '' : ` ${does}`}`,
  ],
  together: 'You play all of it.',
  inCrewWith: (people: readonly string[]): string => `With ${firstFew(people)}.`,
  whichSeat: 'Which seat?',
  sitDown: 'Sit down',
  watch: 'Watch',
  watchFirst: 'Only watch',
  replay: 'Watch the replay',
  ownTable: (game: string): string => `Open a table of your own: ${game}`,

  titles: {
    used: 'This seat is taken',
    bot: 'A bot has this seat',
    full: 'Every seat is taken',
    void: 'This link is no longer good',
    over: 'This match is over',
  } as Readonly<Record<Exclude<LinkOutlook, 'open'>, string>>,
  why: (outlook: Exclude<LinkOutlook, 'open'>, who: string): string => WHY[outlook](who),
  noWatching: 'The table is without spectators.',
} as const;

const WHY: Readonly<Record<Exclude<LinkOutlook, 'open'>, (who: string) => string>> = {
  used: (who) =>
    `${who} has taken it: a link to a seat works once. If it was meant for you, ask for another.`,
  bot: (who) => `${who} has taken it. The host can free the seat again before the match begins.`,
  full: (who) => `At the table: ${who}.`,
  void: () =>
    'It does not lead to a seat, or no longer does. Ask whoever gave it to you for another.',
  over: () => 'Nobody can sit down at it any more.',
};

/** A link to a seat or a table: to copy, to share, or to be photographed off the screen. */
export const linkWords = {
  label: (place: string | null, seats = 1): string => {
    if (place === null) return 'Link for the whole table';
    return seats === 1 ? `Link for the ${place} seat` : `Link for ${place}`;
  },
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Selected: now copy it',
  share: 'Share',
  shareTitle: 'A seat at Fathom',
  code: 'The same link as a QR code',
  showCode: 'QR code',
} as const;

/** Those who watch, and tables without them. */
export const spectatorWords = {
  title: 'Spectators',
  watching: (count: number, names: readonly string[]): string => {
    const unnamed = count - names.length;
    const shown = unnamed > 0 ? [...names, `${unnamed} more`] : names;
    return `${count} watching: ${firstFew(shown, shown.length)}`;
  },
  nobody: 'Nobody is watching.',
  none: 'Without spectators',
  choice: 'Spectators',
  choices: {
    welcome: 'welcome',
    none: 'none: only its players can be at the table',
  },
  fieldTitle: 'Without spectators',
  fieldText: 'Only players can be at the table.',
  ask: 'Play without spectators …',
  askQuestion: (others: number): string =>
    others === 0
      ? 'Send all spectators away? They cannot come back to this match.'
      : 'Ask to play without spectators? They are sent away as soon as every player has asked.',
  askYes: 'Without spectators',
  askNo: 'Leave it',
  asks: (names: string, asked: number, needed: number): string =>
    `${names} would like to play without spectators (${asked} of ${needed} asked).`,
  youAsk: (asked: number, needed: number): string =>
    `You have asked to play without spectators (${asked} of ${needed}).`,
  agree: 'Agree',
  takeBack: 'Take it back',

  goneTitle: 'This table is without spectators',
  gone: 'The players here want to play in private.',
  goneOver: 'The match is over, and its record is open to all.',
  goneFree: 'Seats are still free.',
  gonePrivate: 'To play, ask whoever made the table for a link.',
  sentAway: 'The players have asked to play in private. Thank you for watching.',
} as const;
