import { refuse } from '@fathom/kit';
import type { Refusal, Side } from '@fathom/kit';
import type { ChatChannel, ChatLine, ChatTarget, Join } from '@fathom/protocol';
import type { MatchState } from './state.ts';

// The only file that decides who reads what was said.

/** The side a guest sits on, where it has more seats than one. */
function crewOf(match: MatchState, guest: string): Side | null {
  const seats = [...match.seats.values()];
  const side = seats.find((seat) => seat.guest === guest)?.chair.side;
  const size = seats.filter(({ chair }) => chair.side === side).length;
  return side !== undefined && size > 1 ? side : null;
}

/** While and after a match alike: what a crew said stays with those who hold its seats. */
export const canRead = (match: MatchState, guest: string, channel: ChatChannel): boolean =>
  channel === 'table' || crewOf(match, guest) === channel;

/** The lines a guest may read and has not seen. */
export function unreadBy(
  match: MatchState,
  guest: string,
  seen: Join['chat'] = {},
): readonly ChatLine[] {
  const crew = crewOf(match, guest);
  return match.chat.filter(({ to, n }) => (to === 'table' || to === crew) && n > (seen[to] ?? 0));
}

/** Where this guest's words go. */
export function channelFor(
  match: MatchState,
  guest: string,
  to: ChatTarget,
): ChatChannel | Refusal {
  if (to === 'table') return to;
  return (
    crewOf(match, guest) ??
    refuse('noCrew', 'Only who sits on a side of several seats can talk to a crew.')
  );
}
