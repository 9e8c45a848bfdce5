import { bold, link } from './said.ts';
import type { Said } from './said.ts';
import { firstFew } from './table.ts';

/** Before the start of a match. */
export const waitingWords = {
  title: (game: string): string => `${game}: waiting for players`,
  beginsByItself: 'The match begins by itself when every seat is filled.',
  staysOpen: (isPublic: boolean): string =>
    `If everybody goes away, it stays open for ${isPublic ? '2 hours' : '24 hours'}.`,
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
} as const;

/** A seat link: to copy, to share, or to be photographed off the screen. */
export const linkWords = {
  forSeat: (seat: string): string => `Link for the ${seat} seat`,
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  code: 'The same link as a QR code',
} as const;
