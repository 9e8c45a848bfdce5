import type { Seat } from '@fathom/kit';
import type { LinkInfo } from '@fathom/protocol';
import { findSeat, isOpen, openSeats } from './seating.ts';
import type { KeyedPlace, SeatKeys } from './services.ts';
import { botLevelOf } from './state.ts';
import type { MatchState } from './state.ts';

/** What a key is good for as things are. Changes nothing. */
export type KeyOutlook = Pick<LinkInfo, 'outlook' | 'seat' | 'seats'>;

export function lookAtKey(
  match: MatchState,
  keys: SeatKeys,
  { key, guest }: { readonly key: string; readonly guest: string },
): KeyOutlook {
  const place = placeBehind(match, keys, key);
  const seat = place?.seat ?? null;
  if (!isOpen(match)) return { outlook: 'over', seat, seats: [] };
  const seats = place === null ? [] : opened(match, keys, { key, guest, seat });
  return { outlook: outlookOf(match, place, seats), seat, seats };
}

function opened(
  match: MatchState,
  keys: SeatKeys,
  {
    key,
    guest,
    seat,
  }: { readonly key: string; readonly guest: string; readonly seat: Seat | null },
): readonly Seat[] {
  const wanted = seat === null ? openSeats(match) : [seat];
  return wanted.filter((each) => {
    const found = findSeat(match, keys, {
      seat: each,
      key,
      guest,
      contribution: null,
      leave: null,
    });
    return !('code' in found) && found.chair.seat === each;
  });
}

function outlookOf(
  match: MatchState,
  place: KeyedPlace | null,
  seats: readonly Seat[],
): KeyOutlook['outlook'] {
  if (place === null) return 'void';
  if (seats.length > 0) return 'open';
  if (place.seat === null) return openSeats(match).length === 0 ? 'full' : 'void';
  const seat = match.seats.get(place.seat);
  if (seat === undefined || (seat.guest === null && botLevelOf(seat) === null)) return 'void';
  return seat.guest === null ? 'bot' : 'used';
}

/** A seat may change hands hundreds of times, and each key that it had costs a hash to compare. */
const LOOKED_BACK = 30;

/** The seat or table that a key opens, or has opened lately: whoever had the link may know what became of it. */
function placeBehind(match: MatchState, keys: SeatKeys, key: string): KeyedPlace | null {
  const { id } = match.created;
  const ever = (seat: Seat | null, last: number): KeyedPlace | null => {
    for (let handovers = last; handovers >= Math.max(0, last - LOOKED_BACK); handovers--)
      if (keys.fits(key, id, { seat, handovers })) return { seat, handovers };
    return null;
  };
  const table = ever(null, match.tableLinks);
  if (table !== null) return table;
  for (const { chair, handovers } of match.seats.values()) {
    const place = ever(chair.seat, handovers);
    if (place !== null) return place;
  }
  return null;
}
