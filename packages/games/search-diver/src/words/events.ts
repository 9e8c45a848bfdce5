import { capital, counted, does, forfeitWords, listed, midSentence, possessive } from '@fathom/kit';
import type { GameWords, Names, Outcome } from '@fathom/kit';
import type { Event, EventHappened, GameEnded, Scheduled, Searched } from '../events.ts';
import type { Result } from '../state.ts';
import { teamOf } from '../vocabulary.ts';
import type { Ending, SideName } from '../vocabulary.ts';
import {
  EVENT_NAMES,
  REASONS,
  SEARCH_NAMES,
  TARGET_NAMES,
  depthText,
  hourName,
  intervalName,
  sideNamed,
  searchInWords,
  signed,
  slotName,
} from './names.ts';
import type { Unit } from './names.ts';

/** What happened, in one line. The unit is asked for each time: a reader may change it. */
export const eventWords =
  (unit: () => Unit): GameWords<unknown, Event>['event'] =>
  (event, { side }) => {
    const who = (name: SideName): string => side(teamOf(name));
    switch (event.type) {
      case 'targetHidden':
        return 'All markers are laid. One of them is the target, and nobody knows which.';
      case 'gameEnded':
        return `${resultWords(event, who)}${whereItLay(event)}`;
      case 'markerPlaced':
        return `${does(who(event.side), 'lay')} a marker in ${event.hex}; ${event.left === 0 ? 'it was the last' : `${event.left} to go`}.`;
      case 'turnBegan':
        return event.by === 'alone'
          ? null
          : `${capital(slotName(event))}: ${dives(who(event.side))} (${REASONS[event.by]}).`;
      case 'dived':
        return (
          `${does(who(event.side), 'dive')} in ${event.hex}, ${depthText(event.depth, unit())}, for ${counted(event.minutes, 'minute')}: ` +
          `${event.residual} residual, ${event.total} in all, group ${event.before} to ${event.after}. ` +
          (event.search === 'none'
            ? 'Too short to search.'
            : `${SEARCH_NAMES[event.search]} search.`)
        );
      case 'searched':
        return rollWords(event);
      case 'eventHappened':
        return specialEventWords(event);
      case 'freeSearchOffered':
        return `${who(event.side)} may search beside it for nothing: ${listed(event.hexes, 'or')}.`;
      case 'freeSearchSkipped':
        return `${does(who(event.side), 'let')} the free search go.`;
      case 'scheduled':
        return scheduleWords(event, who(event.side));
      case 'forfeited':
        return `${forfeitWords(who(event.side), event.reason)}.`;
      default:
        return event satisfies never;
    }
  };

/** "you dive", "Ann dives", inside a sentence. */
export const dives = (who: string): string => inSentence(does(who, 'dive'));
/** Inside a sentence "You" is "you". */
export const inSentence = (clause: string): string => clause.replace(/^You /, 'you ');

/** "Thorough search of 1607, 4 or more: rolled 5, the marker is turned: a dummy." */
function rollWords({ search, free, die, modifier, minimum, face, hex }: Searched): string {
  const kind = free ? `Free ${searchInWords(search)}` : SEARCH_NAMES[search];
  const sum = modifier === 0 ? '' : ` ${signed(modifier)} is ${die + modifier}`;
  const come =
    face === null
      ? die === 6
        ? 'a 6 fails, and something happens'
        : 'nothing found'
      : face === 'dummy'
        ? 'the marker is turned: a dummy'
        : `the ${TARGET_NAMES[face]} is found`;
  return `${kind} search of ${hex}, ${minimum} or more: rolled ${die}${sum}, ${come}.`;
}

const specialEventWords = ({ event, die, idle }: EventHappened): string =>
  `Special event, rolled ${die}: ${EVENT_NAMES[event]}, ${idle ? 'but there is nothing left to search' : EVENT_TAILS[event]}.`;
const EVENT_TAILS = {
  shorthanded: 'which changes search rolls for the rest of the day',
  equipmentMalfunction: 'at least 3 hours at the surface next',
  fatigued: 'at least 2 hours at the surface next',
  secondLook: 'a free hasty search',
  goodVisibility: 'a free thorough search',
  excellentVisibility: 'a free hasty search beside it',
} as const;

function scheduleWords(
  { passed, interval, before, after, day, hour }: Scheduled,
  who: string,
): string {
  const groups = `group ${before} to ${after}`;
  if (passed) return `${does(who, 'wait')} until ${slotName({ day, hour })}: ${groups}.`;
  const when =
    interval === null
      ? `after a night’s rest, ${slotName({ day, hour })}`
      : `at ${hourName(hour)}, after ${intervalName(interval)}`;
  return `${capital(possessive(who))} next dive is ${when}: ${groups}.`;
}

/** How it ended, in a sentence. */
export function resultWords({ winner, reason }: Result, who: (side: SideName) => string): string {
  switch (reason) {
    case 'found':
      return winner === null
        ? 'The target is found.'
        : `${does(who(winner), 'find')} the target and ${verb(who(winner), 'win')}.`;
    case 'located':
      return winner === null
        ? 'The target is located.'
        : `${does(who(winner), 'turn')} up the last dummy, ${verb(who(winner), 'locate')} the target and ${verb(who(winner), 'win')}.`;
    case 'dayLimit':
      return 'The last day is over and the search is called off.';
    case 'outOfReach':
      return 'No marker can be searched any more: the search is called off.';
    case 'othersLeft':
      return winner === null
        ? 'Everybody has left the search.'
        : `${does(who(winner), 'win')}: all the others have left the search.`;
    case 'resigned':
    case 'time':
    case 'absent':
      return winner === null
        ? 'The search is given up.'
        : `${does(who(winner), 'win')}: ${forfeitWords(midSentence(who(otherOfTwo(winner))), reason)}.`;
    default:
      return reason satisfies never;
  }
}
/** Only a match of two ends so with somebody winning. */
export const otherOfTwo = (side: SideName): SideName => (side === 'red' ? 'blue' : 'red');
/** The verb alone: "win" for you, "wins" for anybody else. */
const verb = (who: string, word: string): string => does(who, word).slice(who.length + 1);

const whereItLay = ({ reason, target, kind }: GameEnded): string =>
  reason === 'found' || target === null ? '' : ` The ${TARGET_NAMES[kind]} lay in ${target}.`;

/** The outcome of a match is its result in the house's own terms. */
export function outcomeWords({ winners, reason }: Outcome, { side }: Names): string {
  const winner = sideNamed(winners[0] ?? '');
  return resultWords({ winner, reason: reason as Ending }, (each) => side(teamOf(each)));
}
