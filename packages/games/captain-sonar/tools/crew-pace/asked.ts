import type { Event } from '../../src/events.ts';
import { cannotTrace } from '../../src/rules/tracing.ts';
import type { View } from '../../src/view.ts';
import { enemyOf } from '../../src/vocabulary.ts';
import type { Role, SideName } from '../../src/vocabulary.ts';

/** Somebody at a station. */
export interface Post {
  readonly side: SideName;
  readonly role: Role;
}

/** Whether what was just heard gives this station something to decide that it did not have before. */
export function isAsked(post: Post, events: readonly Event[], view: View): boolean {
  const { side, role } = post;
  if (events.some((event) => isQuestion(event, role)) || isPen(post, events, view)) return true;
  switch (role) {
    case 'firstMate':
    case 'engineer':
      return events.some((event) => isCourse(event, side));
    case 'radioOperator':
      return events.some((event) => isEvidence(event, side));
    case 'captain':
      return true;
    default:
      return role satisfies never;
  }
}

/** A mark on a gauge and one on the panel are due. */
const isCourse = (event: Event, side: SideName): boolean =>
  (event.type === 'courseSet' || event.type === 'silenceRun') && event.side === side;

const OF_THE_ENEMY = new Set<Event['type']>([
  'courseSet',
  'silenceRun',
  'surfaced',
  'sonarAnswered',
]);

/** Something about the enemy that the sheet has to take in. */
function isEvidence(event: Event, side: SideName): boolean {
  if (event.type === 'exploded') return true;
  if (event.type === 'droneLaunched') return event.side === side;
  return OF_THE_ENEMY.has(event.type) && 'side' in event && event.side === enemyOf(side);
}

/** What the Captain asks of a station. */
function isQuestion(event: Event, role: Role): boolean {
  if (event.type !== 'called' || event.role !== 'captain') return false;
  const { kind } = event.call;
  return (
    (kind === 'where' && role === 'radioOperator') ||
    ((kind === 'use' || kind === 'charge') && role === 'firstMate') ||
    (kind === 'keep' && role === 'engineer')
  );
}

/** 5.2 A section of the hull waits for a hand that is free, and this one is. */
function isPen({ side, role }: Post, events: readonly Event[], view: View): boolean {
  const boat = view.boats[side];
  if (boat?.tracing?.by !== null) return false;
  const isNext = events.some(
    ({ type, ...event }) =>
      (type === 'surfaced' || type === 'traced') && 'side' in event && event.side === side,
  );
  return isNext && cannotTrace({ table: view, boat, side }, role) === null;
}
