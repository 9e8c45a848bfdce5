import type { Seat } from '@fathom/kit';
import type { DirectLinks, IntercomCircle } from '@fathom/protocol';
import { NO_CONDUCT } from './conduct.ts';
import { crewOf, seatsOf } from './seating.ts';
import type { Services } from './services.ts';
import type { MatchState } from './state.ts';

// The only file that decides who talks aloud with whom, and so who may learn where whose browser is.

/** Somebody on the intercom. */
export interface Talker {
  readonly guest: string;
  readonly direct: DirectLinks;
}
/** How two browsers may be connected: straight, or so that neither learns where the other is. */
type VoiceLink = 'direct' | 'relay';

/** With whom this guest can talk at all; null: with nobody. It is there for games with crews. */
export function circleOf(match: MatchState, guest: string): IntercomCircle | null {
  if (crewOf(match, guest) === null || match.status === 'closed') return null;
  return match.status === 'running' ? 'crew' : 'table';
}

function mayTalk(match: MatchState, one: string, other: string): boolean {
  const circle = circleOf(match, one);
  if (circle === null || circleOf(match, other) === null) return false;
  return circle === 'table' || crewOf(match, one) === crewOf(match, other);
}

type LinkServices = Pick<Services, 'conduct' | 'intercom'>;

/**
 * How the browsers of two people may be connected now; null: not at all. Only whoever says so is found by the other crew, and
 * without a relay nobody else can be talked with.
 */
export function linkBetween(
  match: MatchState,
  [one, other]: readonly [Talker, Talker],
  { conduct = NO_CONDUCT, intercom }: LinkServices,
): VoiceLink | null {
  if (!mayTalk(match, one.guest, other.guest)) return null;
  if (conduct.hasBlocked(one.guest, other.guest) || conduct.hasBlocked(other.guest, one.guest))
    return null;
  if (conduct.muted(one.guest) !== null || conduct.muted(other.guest) !== null) return null;
  const isOneCrew = crewOf(match, one.guest) === crewOf(match, other.guest);
  const lets = ({ direct }: Talker): boolean =>
    direct === 'everybody' || (isOneCrew && direct === 'crew');
  if (lets(one) && lets(other)) return 'direct';
  return intercom?.hasRelay === true ? 'relay' : null;
}

/** Everybody in a seat, in the order of the seats. */
export const seatedPeople = ({ seats }: MatchState): readonly string[] => [
  ...new Set([...seats.values()].flatMap(({ guest }) => guest ?? [])),
];

/** By which others know somebody. */
export const firstSeatOf = (match: MatchState, guest: string): Seat | undefined =>
  seatsOf(match, guest)[0];
