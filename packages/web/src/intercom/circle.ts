import type { Seat } from '@fathom/kit';
import type { SeatInfo } from '@fathom/protocol';
import type { MatchLink } from '../net/match-link.ts';

// What a page knows of who can talk with whom. The server decides it; this one does not take its word for who is a mate.

type Told = Pick<MatchLink, 'info' | 'you'>;

const seatsOf = (link: Told): readonly SeatInfo[] => link.info()?.seats ?? [];
const sideOf = (link: Told, seat: Seat): string | undefined =>
  seatsOf(link).find((known) => known.seat === seat)?.side;

/** While the match runs, of one's own crew. */
export function isInCircle(link: Told, seat: Seat): boolean {
  const [mine] = link.you();
  if (mine === undefined) return false;
  return link.info()?.status !== 'running' || sideOf(link, seat) === sideOf(link, mine);
}

/** There are crews, this person is in one, and somebody else is there to talk with. */
export function hasIntercom(link: Told): boolean {
  const seats = seatsOf(link);
  if (new Set(seats.map(({ side }) => side)).size === seats.length) return false;
  return seats.some(
    ({ seat, holder }) =>
      holder?.kind === 'person' && !link.you().includes(seat) && isInCircle(link, seat),
  );
}
