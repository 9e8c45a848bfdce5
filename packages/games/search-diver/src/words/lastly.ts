import { YOU, counted, does } from '@fathom/kit';
import type { Dived, Event, Searched } from '../events.ts';
import type { SideName } from '../vocabulary.ts';
import type { EndingReader } from './ending.ts';
import { EVENT_NAMES, REASONS, TARGET_NAMES, hourName, searchInWords, slotName } from './names.ts';

/** What has just happened, in a sentence: the dive, or what came after it. null: nothing yet. */
export function lastlyWords(events: readonly Event[], { nameOf }: EndingReader): string | null {
  const event = events.findLast(isTold);
  switch (event?.type) {
    case 'markerPlaced':
      return `${does(nameOf(event.side), 'lay')} a marker in ${event.hex}.`;
    case 'targetHidden':
      return 'All markers are laid.';
    case 'dived':
      return diveWords(events.slice(events.indexOf(event)), event, nameOf);
    case 'scheduled':
      return event.passed
        ? `${does(nameOf(event.side), 'wait')} until ${slotName(event)}.`
        : `${diveBefore(events, event.side, nameOf)}${nextWords(nameOf(event.side), event)}`;
    case 'freeSearchSkipped':
      return `${does(nameOf(event.side), 'let')} the free search go.`;
    case 'forfeited':
      return `${does(nameOf(event.side), 'leave')} the search.`;
    case undefined:
      return firstTurn(events, nameOf);
    default:
      return event satisfies undefined;
  }
}

/** Rolls are told with their dive, a turn with what ended the one before, and an end by its own scene. */
type Untold = 'searched' | 'eventHappened' | 'freeSearchOffered' | 'turnBegan' | 'gameEnded';
const UNTOLD: readonly Event['type'][] = [
  'searched',
  'eventHappened',
  'freeSearchOffered',
  'turnBegan',
  'gameEnded',
] satisfies readonly Untold[];
const isTold = (event: Event): event is Exclude<Event, { readonly type: Untold }> =>
  !UNTOLD.includes(event.type);

type NameOf = (side: SideName) => string;

const firstTurn = (events: readonly Event[], nameOf: NameOf): string | null => {
  const began = events.findLast((event) => event.type === 'turnBegan');
  return began === undefined || began.by === 'alone'
    ? null
    : `${does(nameOf(began.side), 'dive')} first: ${REASONS[began.by]}.`;
};

function diveBefore(events: readonly Event[], side: SideName, nameOf: NameOf): string {
  const dive = events.findLast((event) => event.type === 'dived' && event.side === side);
  return dive?.type === 'dived'
    ? `${diveWords(events.slice(events.indexOf(dive)), dive, nameOf)} `
    : '';
}
const nextWords = (
  who: string,
  { interval, day, hour }: Extract<Event, { type: 'scheduled' }>,
): string =>
  `${who === YOU ? 'Your' : 'Their'} next dive: ${interval === null ? slotName({ day, hour }) : hourName(hour)}.`;

/** "Blue searched 1607 (complete), rolled 4: a dummy." */
function diveWords(since: readonly Event[], dive: Dived, nameOf: NameOf): string {
  const rolls = since.filter((event) => event.type === 'searched');
  const who = nameOf(dive.side);
  if (rolls.length === 0)
    return `${who} dived in ${dive.hex} for ${counted(dive.minutes, 'minute')}, too short to search.`;
  const special = since.filter((event) => event.type === 'eventHappened');
  return [
    `${who} searched ${dive.hex} (${searchInWords(dive.search)}), rolled ${rolls.map(({ die }) => die).join(', then ')}`,
    special.length === 0
      ? ''
      : ` (${special.map(({ event }) => EVENT_NAMES[event].toLowerCase()).join(', ')})`,
    `: ${cameOf(rolls)}`,
  ].join('');
}

function cameOf(rolls: readonly Searched[]): string {
  const faces = rolls.flatMap(({ face }) => (face === null ? [] : [face]));
  const found = faces.find((face) => face !== 'dummy');
  if (found !== undefined) return `the ${TARGET_NAMES[found]}!`;
  return faces.length === 0
    ? 'nothing.'
    : faces.length === 1
      ? 'a dummy.'
      : `${faces.length} dummies.`;
}
