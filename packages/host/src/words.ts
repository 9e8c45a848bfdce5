import { counted } from '@fathom/kit';
import type { Refusal } from '@fathom/kit';
import type { CloseReason } from '@fathom/protocol';
import { isoTime } from './iso-time.ts';
import type { HostCode, HostRefusals, LogShare } from './refusals.ts';

type Words = { readonly [Code in HostCode]: (facts: HostRefusals[Code]) => string };

const CLOSED_WORDS: Readonly<Record<CloseReason, string>> = {
  givenUp: 'This match was given up before it began.',
  nobodyCame: 'This match was closed: nobody was waiting in it any more.',
  abandoned: 'This match was closed: nobody had been there for a week.',
  botsAlone: 'This match was closed: only bots were playing, and nobody watched.',
  tooLong: 'This match was closed: it had become longer than a match can be. Nobody has won.',
  byStaff: 'This match was closed by those who run this server. Nobody has won.',
};

const USED_UP_WORDS: Readonly<Record<LogShare, (most: number) => string>> = {
  inputs: (most) =>
    `This seat has used up its share of the match: a side has ${most} actions at most. You can resign.`,
  seatChanges: (most) =>
    `Seats have changed hands too often here (${most} times): begin as you are, or make another match.`,
  rematches: (most) =>
    `A rematch was talked about too often here (${most} times): make a new match.`,
  timeOff: (most) => `You have talked about time off ${most} times, and nobody can more often.`,
  spectatorWishes: (most) =>
    `You have said ${most} times whether you want spectators, and nobody can more often.`,
  log: () => 'This match has no room for more than its play.',
};

/** In the place of a name. */
export const DELETED_ACCOUNT = 'Deleted account';

/** What the host says when it refuses. A code without words is a type error. */
export const REFUSAL_WORDS: Words = {
  noSuchGame: ({ game, games }) => `There is no game "${game}"; there are ${games.join(', ')}.`,
  noSuchBot: ({ level, levels }) => `There is no bot "${level}"; there are ${levels.join(', ')}.`,
  clockInRealTime: () =>
    'In real time nobody waits for a turn, so no clock goes with it: leave the clock out, or say {"type": "none"}.',
  tooManyMatches: ({ open, waiting, of }) =>
    of === 'waiting'
      ? `You have ${counted(waiting, 'match that has', 'matches that have')} not begun: leave one or give it up, in the list of your matches, before you make or join another.`
      : `You have ${counted(open - waiting, 'match', 'matches')} under way: finish, leave or resign one, in the list of your matches, before you make or join another.`,
  tooManyFromNetwork: ({ open, waiting }) =>
    `Your network has ${counted(open, 'open match', 'open matches')}${wayOut(open, waiting)}`,
  tooManyBotMatches: ({ open }) =>
    `Your network has ${counted(open, 'match', 'matches')} of bots alone: wait until one is over, or take a seat yourself.`,
  tooManyNew: ({ seconds }) =>
    `Too many new matches from your network. The next can be made in ${counted(seconds, 'second')}.`,
  full: ({ what, most }) =>
    what === 'matches'
      ? `The server is full: it has room for ${counted(most, 'match', 'matches')}. Try again when others are over.`
      : `The server has room for ${counted(most, 'match', 'matches')} of bots alone, and all are taken: try again later, or take a seat yourself.`,
  noSeat: ({ seats }) => `Name a seat or give a key; there are ${seats.join(', ')}.`,
  noSuchSeat: ({ seat, seats }) => `There is no seat "${seat}"; there are ${seats.join(', ')}.`,
  seatTaken: ({ name }) =>
    name === null
      ? 'Somebody else sits there.'
      : `${name} sits there: free the seat before you give it to a bot.`,
  botSeat: ({ wanted }) =>
    ({
      seat: 'A bot sits there.',
      keyedSeat: 'A bot sits there by now; the host can free the seat again.',
      relief: 'A bot plays there already.',
    })[wanted],
  badKey: () =>
    'This seat link is not valid, or no longer valid: a link works once. You can still watch.',
  tableFull: () => 'Every seat of this table is taken by now. You can still watch.',
  keyNeeded: () => 'This seat is taken by its seat link only.',
  otherSide: ({ held, canLeave }) => {
    if (held.length === 0)
      return 'One person cannot sit on two sides of a match: choose seats of one.';
    const where = `You sit on another side of this match, on ${held.join(', ')}`;
    return canLeave
      ? `${where}: to change sides, leave that first, or in the same step by "leave".`
      : `${where}, and nobody plays for two.`;
  },
  notYourSeat: ({ wanted }) =>
    ({
      seat: 'You do not hold that seat.',
      rematch: 'Only its players can ask for a rematch.',
      relief: 'Only players can call a bot in the place of another.',
      spectators: 'Only its players can ask for a match without spectators.',
    })[wanted],
  notHost: ({ wanted }) =>
    ({
      lead: 'That is for the host, who made this match. If the host is away for 3 minutes, any player can do it.',
      freeSeat: 'Only the host can ask another player to leave a seat.',
      giveUp: 'Only the host can give this match up; you can leave your seat.',
      spectators: 'Only the host can say who may watch before the match begins.',
    })[wanted],
  badBerth: ({ why, seats }) =>
    ({
      twice: `Each seat can go with others once: ${seats.join(', ')} is named twice.`,
      sides: `Only seats of one side can go to one person: ${seats.join(', ')} are not.`,
      mixed: `Seats that go together are all open, or all for you: ${seats.join(', ')} are not.`,
    })[why],
  berthTaken: ({ names }) =>
    `Seats that go together are for one person, and ${names.join(' and ')} have these: free one of them first.`,
  emptySeats: ({ seats }) =>
    `Nobody sits on ${seats.join(', ')}: take what is free, invite somebody, or give it to a bot.`,
  begun: ({ wanted }) =>
    wanted === 'leave'
      ? 'The match has begun: you can resign, not leave.'
      : 'The match has begun already.',
  notBegun: ({ start }) =>
    start === 'full'
      ? 'The match begins when every seat is filled.'
      : 'The match begins when its host says so.',
  closed: ({ reason }) => CLOSED_WORDS[reason],
  over: () => 'The game is over.',
  notOver: ({ wanted }) =>
    wanted === 'rematch'
      ? 'A rematch can be asked for once the match is over.'
      : 'A match can be exported once it is over.',
  notAway: (facts) =>
    `That player has not been away for ${'seconds' in facts ? counted(facts.seconds, 'second') : counted(facts.minutes, 'minute')}.`,
  isHere: () => 'That player is here: only the seat of somebody who is away can be taken.',
  ownSeat: () => 'You have that seat already.',
  notOpponent: () => 'Only the other side can claim a player absent.',
  crewGoesOn: () => 'Others of that crew are still there: they can call a bot instead.',
  notWaitedFor: () =>
    'It is not that side’s turn: a player who is away can be claimed only while the match waits for them.',
  noClock: () => 'This match has no clock that could be stopped.',
  noPause: () =>
    'Only a match in real time, or with a clock in seconds or minutes, can be paused. Days can be asked for where there is a clock.',
  paused: ({ seconds }) =>
    `The match is paused: it goes on in ${counted(seconds, 'second')}, or when both sides are ready.`,
  onTimeOff: () => 'The clocks stand still by agreement: nobody is missed meanwhile.',
  notOnTimeOff: () => 'The clocks run already.',
  nothingAsked: () => 'Nobody asks for that any more.',
  clockDecides: ({ clock }) =>
    clock === 'days'
      ? 'This match gives days for a move: wait for its clock.'
      : 'This match has a clock: wait for it to run out.',
  notYourCrew: () => 'Only the crew of whoever is away can fill that seat.',
  notRelieved: () => 'No bot plays that seat for you.',
  askedTooOften: ({ most }) =>
    `You have called a bot ${most} times in this match, and nobody can more often.`,
  noSpectators: () => 'This table is without spectators: only its players can be here.',
  ratedLateView: () =>
    'A match that counts for ratings cannot be shown to spectators with all that is hidden: choose one or the other.',
  sawEverything: () =>
    'You have seen what both sides hide: until the match is over you cannot talk to the table.',
  notHere: () => 'A crew gives up together: open the match, and ask there.',
  banned: ({ until, contact }) =>
    `You cannot play or talk here${untilWords(until)}. What you have played stays yours to look at and take away.${objection(contact)}`,
  muted: ({ until, contact }) => `You cannot chat here${untilWords(until)}.${objection(contact)}`,
  notWelcome: () => 'You cannot sit down at this table: please choose another one.',
  noCrew: () => 'Only those on a side of several seats can talk to a crew.',
  chatFull: ({ most, of }) =>
    of === 'person'
      ? `You have said ${most} lines here, and nobody can say more.`
      : `Those who watch have said ${most} lines together, and there is no room for more.`,
  chatTooFast: ({ seconds }) => `That was fast. You can say more in ${counted(seconds, 'second')}.`,
  noIntercom: () => 'There is no intercom here: please write instead.',
  notOnIntercom: () => 'Send "intercom" first: you are not on it by this connection.',
  nobodyOnIntercom: ({ seat }) => `Nobody you can talk with is on the intercom at "${seat}".`,
  intercomTooFast: ({ seconds }) =>
    `That was too much for the intercom. Try again in ${counted(seconds, 'second')}.`,
  usedUp: ({ share, most }) => USED_UP_WORDS[share](most),
  wentBack: () => 'The input is stamped earlier than the one before it.',
  malformed: ({ problem }) => problem,
  noSuchMatch: ({ match }) => `There is no match "${match}".`,
  noEarlier: () => 'You were told nothing earlier than that.',
  earlierUnderWay: () => 'The page that you asked for before is on its way: wait for it.',
  joinFirst: () => 'Send "join" with a match first.',
  unknownRules: () => 'This match was begun under rules that are not here any more.',
  newerVersion: () =>
    'This match is played by a newer version than that of this server, which is being updated. Try again in a moment.',
  unreadable: () => 'What was kept of this match cannot be read: it is damaged or far too long.',
};

const untilWords = (until: number | null): string =>
  until === null ? '' : ` until ${isoTime(until).slice(0, 16).replace('T', ', ')} UTC`;

const objection = (contact: string | null): string =>
  contact === null ? '' : ` If you think this is wrong, write to ${contact}.`;

/** What somebody with too many open matches can do. */
function wayOut(open: number, waiting: number): string {
  if (waiting === 0) return ': finish or resign one first.';
  if (waiting === open) return ', none of which has begun: give one up or leave it first.';
  const have = waiting === 1 ? '1 of which has' : `${waiting} of which have`;
  return `, ${have} not begun: give one of those up or leave it, or finish another first.`;
}

/** What the host has to say to a refusal. null: it is a game's, and the words are in that game. */
export function refusalWords({ code, facts }: Refusal): string | null {
  // A game may use the same code for a reason of its own; the host's refusals always have facts.
  if (facts === undefined || !Object.hasOwn(REFUSAL_WORDS, code)) return null;
  const words = REFUSAL_WORDS[code as HostCode] as (facts: unknown) => string;
  return code === 'begun' && !('wanted' in facts) ? null : words(facts);
}
