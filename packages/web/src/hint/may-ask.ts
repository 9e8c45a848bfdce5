import type { Seat } from '@fathom/kit';
import type { MatchInfo, SeatInfo } from '@fathom/protocol';

/** Whether somebody may ask a bot what to do: while the match is on and no person plays against them. */
export function mayAsk(match: MatchInfo, you: readonly Seat[]): boolean {
  const own = match.seats.find(({ seat }) => you.includes(seat))?.side;
  if (match.status !== 'running' || own === undefined) return false;
  return match.seats.every((seat) => seat.side === own || isBots(seat));
}

/** A bot that stands in for somebody keeps a person's seat. */
const isBots = ({ holder }: SeatInfo): boolean =>
  holder?.kind === 'bot' && holder.relieves === null;
