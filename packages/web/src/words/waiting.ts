import { bold, link } from './said.ts';
import type { Said } from './said.ts';
import { firstFew } from './table.ts';

/** Before the start of a match, and where there is none. */
export const waitingWords = {
  title: (game: string): string => `${game}: waiting for players`,
  beginsByItself: 'The match begins by itself when every seat is filled.',
  seat: (seat: string, holder: string | null, isYou: boolean): Said => [
    bold(seat),
    ` · ${holder ?? 'free'}${isYou ? ' (you)' : ''}`,
  ],
  sitDown: 'Sit down',
  leave: 'Leave',
  passOn: (seat: string): Said => [
    bold('Pass this link on'),
    ` to whoever is to take the ${seat} seat. It works once.`,
  ],

  actions: {
    sit: 'Sit down',
    also: 'Take as well',
    move: 'Switch here',
    leave: 'Leave',
    sendBotAway: 'Send the bot away',
    free: 'Free the seat',
  },
  actionAt: (action: string, seat: string): string => `${action}: ${seat}`,
  invite: 'Invite',
  inviteTo: (seat: string): string => `Invite somebody: ${seat}`,
  inviteLink: 'Whoever opens this link can sit down here. It works once.',
  giveToBot: 'Give to bot',
  botFor: (seat: string): string => `Bot for ${seat}`,
  free: 'free',
  you: 'You',
  bot: 'bot',
  here: 'here',
  away: 'away',
  holds: (seat: string, holder: string | null): string => `${seat}: ${holder ?? 'free'}`,

  theStart: 'The start',
  nobodyYet: 'Nobody has sat down yet.',
  stillFree: (seats: readonly string[], isHost: boolean): string =>
    `Still free: ${firstFew(seats)}.${isHost ? ' Invite people, or let bots take what is left.' : ''}`,
  inPlace: 'Everyone is in place.',
  notHere: (people: readonly string[]): string =>
    `Every seat is filled, but ${firstFew(people)} ${people.length === 1 ? 'is' : 'are'} not here just now.`,
  giveUp: 'Give this table up',
  hostStarts: (isHostHere: boolean): string =>
    `The host starts the match.${isHostHere ? '' : ' The host is away; after three minutes anyone at the table can do it.'}`,
  start: 'Start the match',
  bots: 'Bots',
  fillWithBots: 'Fill the free seats with bots',

  seatKept: 'A seat is kept for you',
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
  goToMatch: (why: string): Said => [`${why} `, link('Go to the match')],

  outOfReach: 'Out of reach',
  noMatch: 'No match here',
  cannotBeReached: 'This match cannot be reached.',
  givenUp: 'This match was given up before it began.',
  why: (why: string, code: string | null): string => {
    if (code === 'noSuchMatch') return `${why} The link may have lost a character.`;
    return code === 'offline' ? `${why} Matches are kept there: nothing is lost.` : why;
  },
} as const;
