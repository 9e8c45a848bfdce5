import { counted } from '@fathom/kit';
import type { Refusal } from '@fathom/kit';
import type { CloseReason } from '@fathom/protocol';
import type { HostCode, HostRefusals, LogShare } from './refusals.ts';

type Words = { readonly [Code in HostCode]: (facts: HostRefusals[Code]) => string };

const CLOSED_WORDS: Readonly<Record<CloseReason, string>> = {
  givenUp: 'This match was given up before it began.',
  nobodyCame: 'This match was closed: nobody was waiting in it any more.',
  abandoned: 'This match was closed: nobody had been there for a week.',
  botsAlone: 'This match was closed: only bots were playing, and nobody watched.',
  tooLong: 'This match was closed: it had become longer than a match can be. Nobody has won.',
};

const USED_UP_WORDS: Readonly<Record<LogShare, (most: number) => string>> = {
  inputs: (most) =>
    `This seat has used up its share of the match: a side has ${most} actions at most. You can resign.`,
  seatChanges: (most) =>
    `Seats have changed hands too often here (${most} times): begin as you are, or make another match.`,
  rematches: (most) => `This match has had ${most} rematches: make a new one.`,
  log: () => 'This match has no room for more than its play.',
};

/** What the host says when it refuses. A code without words is a type error. */
export const REFUSAL_WORDS: Words = {
  noSuchGame: ({ game, games }) => `There is no game "${game}"; there are ${games.join(', ')}.`,
  noSuchBot: ({ level, levels }) => `There is no bot "${level}"; there are ${levels.join(', ')}.`,
  tooManyMatches: ({ open, waiting }) =>
    `You have ${counted(open, 'open match', 'open matches')}${wayOut(open, waiting)}`,
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
    })[wanted],
  notHost: ({ wanted }) =>
    ({
      lead: 'That is for the host, who made this match. If the host is away for 3 minutes, any player can do it.',
      freeSeat: 'Only the host can ask another player to leave a seat.',
      giveUp: 'Only the host can give this match up; you can leave your seat.',
    })[wanted],
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
  notAway: ({ minutes }) => `That player has not been away for ${counted(minutes, 'minute')}.`,
  notOpponent: () => 'Only the other side can claim a player absent.',
  crewGoesOn: () => 'Others of that crew are still there: they can call a bot instead.',
  clockDecides: ({ clock }) =>
    clock === 'days'
      ? 'This match gives days for a move: wait for its clock.'
      : 'This match has a clock: wait for it to run out.',
  notYourCrew: () => 'Only the crew of whoever is away can call a bot.',
  notRelieved: () => 'No bot plays that seat for you.',
  askedTooOften: ({ most }) =>
    `You have called a bot ${most} times in this match, and nobody can more often.`,
  notHere: () => 'A crew gives up together: open the match, and ask there.',
  noCrew: () => 'Only those on a side of several seats can talk to a crew.',
  chatFull: ({ most, of }) =>
    of === 'person'
      ? `You have said ${most} lines here, and nobody can say more.`
      : `Those who watch have said ${most} lines together, and there is no room for more.`,
  chatTooFast: ({ seconds }) => `That was fast. You can say more in ${counted(seconds, 'second')}.`,
  usedUp: ({ share, most }) => USED_UP_WORDS[share](most),
  wentBack: () => 'The input is stamped earlier than the one before it.',
  malformed: ({ problem }) => problem,
  noSuchMatch: ({ match }) => `There is no match "${match}".`,
  joinFirst: () => 'Send "join" with a match first.',
  unknownRules: () => 'This match was begun under rules that are not here any more.',
  newerVersion: () =>
    'This match is played by a newer version than that of this server, which is being updated. Try again in a moment.',
  unreadable: () => 'What was kept of this match cannot be read: it is damaged or far too long.',
};

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
