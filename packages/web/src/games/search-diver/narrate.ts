import { opponent, teamOf } from '@fathom/search-diver/client';
import type {
  Event,
  EventHappened,
  Forfeited,
  GameEnded,
  Result,
  Searched,
  SideName,
} from '@fathom/search-diver/client';
import type { Side } from '@fathom/kit';
import type { Sound } from '../game-client.ts';
import { depthText } from './units.ts';
import {
  EVENT_NAMES,
  REASONS,
  SEARCH_NAMES,
  TARGET_NAMES,
  capital,
  counted,
  does,
  has,
  hourName,
  intervalName,
  midSentence,
  signed,
  slotName,
  whose,
} from './words.ts';

type NameOf = (side: SideName) => string;

/** One line of the log. */
export function narrate(event: Event, nameOfSide: (side: Side) => string): string | null {
  const nameOf: NameOf = (side) => nameOfSide(teamOf(side));
  switch (event.type) {
    case 'targetHidden':
      return 'All markers are laid. One of them is the target, and nobody knows which.';
    case 'gameEnded':
      return `${saidResult(event, nameOf)}${whereItLay(event)}`;
    case 'markerPlaced':
      return `${does(nameOf(event.side), 'lay')} a marker in ${event.hex}; ${event.left === 0 ? 'it was the last' : `${event.left} to go`}.`;
    case 'turnBegan':
      return event.by === 'alone'
        ? null
        : `${capital(slotName(event))}: ${does(midSentence(nameOf(event.side)), 'dive')} (${REASONS[event.by]}).`;
    case 'dived':
      return (
        `${does(nameOf(event.side), 'dive')} in ${event.hex}, ${depthText(event.depth)}, for ${counted(event.minutes, 'minute')}: ` +
        `${event.residual} residual, ${event.total} in all, group ${event.before} to ${event.after}. ` +
        (event.search === 'none' ? 'Too short to search.' : `${SEARCH_NAMES[event.search]} search.`)
      );
    case 'searched':
      return saidRoll(event);
    case 'eventHappened':
      return saidEvent(event);
    case 'freeSearchOffered':
      return `${nameOf(event.side)} may search beside it for nothing: ${event.hexes.join(' or ')}.`;
    case 'freeSearchSkipped':
      return `${does(nameOf(event.side), 'let')} the free search go.`;
    case 'scheduled':
      return event.passed
        ? `${does(nameOf(event.side), 'wait')} until ${slotName(event)}: group ${event.before} to ${event.after}.`
        : `${capital(whose(nameOf(event.side)))} next dive is ${event.interval === null ? `after a night’s rest, ${slotName(event)}` : `at ${hourName(event.hour)}, after ${intervalName(event.interval)}`}: group ${event.before} to ${event.after}.`;
    case 'forfeited':
      return `${saidForfeit(nameOf(event.side), event.reason)}.`;
    default:
      return event satisfies never;
  }
}

/** "Thorough, 4 or more: rolled 5. A dummy." */
export function saidRoll({ search, free, die, modifier, minimum, face, hex }: Searched): string {
  const kind = `${free ? 'Free ' : ''}${free ? SEARCH_NAMES[search].toLowerCase() : SEARCH_NAMES[search]} search of ${hex}`;
  const sum = modifier === 0 ? '' : ` ${signed(modifier)} is ${die + modifier}`;
  const come =
    face === null
      ? die === 6
        ? 'a 6 fails, and something happens'
        : 'nothing found'
      : face === 'dummy'
        ? 'the marker is turned: a dummy'
        : `the ${TARGET_NAMES[face]} is found`;
  return `${kind}, ${minimum} or more: rolled ${die}${sum}, ${come}.`;
}

function saidEvent({ event, die, idle }: EventHappened): string {
  return `Special event, rolled ${die}: ${EVENT_NAMES[event]}${idle ? ', but there is nothing left to search' : EVENT_TAILS[event]}.`;
}
const EVENT_TAILS = {
  shorthanded: ', which changes search rolls for the rest of the day',
  equipmentMalfunction: ', at least 3 hours at the surface next',
  fatigued: ', at least 2 hours at the surface next',
  secondLook: ', a free hasty search',
  goodVisibility: ', a free thorough search',
  excellentVisibility: ', a free hasty search beside it',
} as const;

function saidForfeit(who: string, reason: Forfeited['reason']): string {
  switch (reason) {
    case 'resigned':
      return does(who, 'resign');
    case 'time':
      return `${has(who)} run out of time`;
    case 'absent':
      return `${has(who)} left the table`;
    default:
      return reason satisfies never;
  }
}

/** How it ended, in a sentence. */
export function saidResult({ winner, reason }: Result, nameOf: NameOf): string {
  switch (reason) {
    case 'found':
      return winner === null
        ? 'The target is found.'
        : `${does(nameOf(winner), 'find')} the target and ${nameOf(winner) === 'You' ? 'win' : 'wins'}.`;
    case 'dayLimit':
      return 'The last day is over and the search is called off.';
    case 'outOfReach':
      return 'No marker can be searched any more: the search is called off.';
    case 'resigned':
    case 'time':
    case 'absent':
      return winner === null
        ? 'The search is given up.'
        : `${does(nameOf(winner), 'win')}: ${saidForfeit(midSentence(nameOf(opponent(winner))), reason)}.`;
    default:
      return reason satisfies never;
  }
}

const whereItLay = ({ reason, target, kind }: GameEnded): string =>
  reason === 'found' || target === null ? '' : ` The ${TARGET_NAMES[kind]} lay in ${target}.`;

/** Winning and losing sound different to each side: that is the frame's to know. */
export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'markerPlaced':
      return 'splash';
    case 'dived':
      return 'dive';
    case 'searched':
      return event.face === null ? 'ping' : 'mark';
    case 'eventHappened':
      return 'alarm';
    case 'freeSearchOffered':
      return 'ready';
    case 'scheduled':
      return 'surface';
    case 'targetHidden':
    case 'turnBegan':
    case 'freeSearchSkipped':
    case 'forfeited':
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}
