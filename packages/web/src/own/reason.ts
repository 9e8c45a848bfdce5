import { YOU } from '@fathom/kit';
import type { Seat, Side } from '@fathom/kit';
import { asWords } from '../words/as-words.ts';
import { webGame } from '../games/web-games.ts';
import type { OwnRow } from './own-row.ts';

/** The result in the game's own words: "You win: Ben ran out of time." null: there was none. */
export async function reasonOf({ match, you, relieved }: OwnRow): Promise<string | null> {
  if (match.outcome === null) return null;
  const client = await webGame(match.game)?.load();
  const own = new Set([...you, ...relieved]);
  const nameOf = (side: Side): string => {
    const seats = match.seats.filter((seat) => seat.side === side);
    if (seats.some(({ seat }) => own.has(seat))) return YOU;
    return seats.length === 1 ? (seats[0]?.holder?.name ?? asWords(side)) : asWords(side);
  };
  const seatOf = (seat: Seat): Side | null =>
    match.seats.find((known) => known.seat === seat)?.side ?? null;
  return (
    client?.words.outcome(match.outcome, {
      side: nameOf,
      seat: (seat) => nameOf(seatOf(seat) ?? ('' as Side)),
    }) ?? null
  );
}
