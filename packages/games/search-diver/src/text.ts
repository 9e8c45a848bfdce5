import type { Dived, Event, EventHappened, Scheduled, Searched, TurnBegan } from './events.ts';
import {
  EVENT_EFFECTS,
  EVENT_NAMES,
  FACE_NAMES,
  SEARCH_NAMES,
  SIDE_NAMES,
  hourName,
  slotName,
  spanName,
} from './text/names.ts';
import { describeResult } from './text/result.ts';
import type { TurnReason } from './vocabulary.ts';

export { drawBoard } from './text/board.ts';
export * from './text/names.ts';
export { describeResult } from './text/result.ts';

/** What happened, in one plain sentence. */
export function describeEvent(event: Event): string {
  switch (event.type) {
    case 'markerPlaced':
      return `${SIDE_NAMES[event.side]} lays a marker in ${event.hex}; ${event.left} are left.`;
    case 'targetHidden':
      return `All markers lie face down${event.target === null ? '' : `, the target in ${event.target}`}.`;
    case 'turnBegan':
      return describeTurn(event);
    case 'dived':
      return describeDive(event);
    case 'searched':
      return describeSearch(event);
    case 'eventHappened':
      return describeSpecialEvent(event);
    case 'freeSearchOffered':
      return `${SIDE_NAMES[event.side]} may search ${listed(event.hexes)} for nothing.`;
    case 'freeSearchSkipped':
      return `${SIDE_NAMES[event.side]} lets the free search go.`;
    case 'scheduled':
      return describeSchedule(event);
    case 'forfeited':
      return `${SIDE_NAMES[event.side]} ${FORFEITED[event.reason]}.`;
    case 'gameEnded':
      return `${describeResult(event)}${event.target === null ? '' : ` The ${FACE_NAMES[event.kind]} lay in ${event.target}.`}`;
    default:
      return event satisfies never;
  }
}

const BY: { readonly [Name in TurnReason]: string } = {
  time: '',
  group: ', with the lower group at the same hour',
  coin: ', by the toss of a coin',
  alone: '',
};
const describeTurn = (event: TurnBegan): string =>
  `${SIDE_NAMES[event.side]} goes next, ${slotName(event)}${BY[event.by]}.`;

const describeDive = (event: Dived): string =>
  `${SIDE_NAMES[event.side]} (${event.before}) dives at ${hourName(event.hour)} in ${event.hex}, ${event.depth} ft, for ` +
  `${event.minutes} of at most ${event.limit} minutes: ${event.residual} residual and ${event.minutes} make ${event.total}, ` +
  `group ${event.after}; ${SEARCH_NAMES[event.search]}.`;

function describeSearch(event: Searched): string {
  const { side, hex, search, free, die, modifier, minimum, face } = event;
  const roll = modifier === 0 ? `${die}` : `${die}${modifier > 0 ? '+' : '−'}${Math.abs(modifier)}`;
  const found = face === null ? 'the marker stays down' : `the marker shows a ${FACE_NAMES[face]}`;
  return `${SIDE_NAMES[side]} rolls ${roll} in a ${free ? 'free ' : ''}${SEARCH_NAMES[search]} of ${hex}, ${minimum} needed: ${found}.`;
}

function describeSpecialEvent({ side, die, event, idle }: EventHappened): string {
  const effect = idle ? 'there is nothing left there to search' : EVENT_EFFECTS[event];
  return `A special event for ${SIDE_NAMES[side]}, rolled ${die}: ${EVENT_NAMES[event]}, ${effect}.`;
}

function describeSchedule(event: Scheduled): string {
  const { side, passed, interval, before, after } = event;
  const rest =
    interval === null
      ? `a night’s rest, group ${after}`
      : `${spanName(interval)} at the surface, group ${before} becomes ${after}`;
  const how = passed ? 'passes and will dive' : 'will dive';
  return `${SIDE_NAMES[side]} ${how} on ${slotName(event)}: ${rest}.`;
}

const FORFEITED = {
  resigned: 'gives up',
  time: 'has run out of time',
  absent: 'has left the table',
} as const;

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
