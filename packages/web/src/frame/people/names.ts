import type { GameWords, Side } from '@fathom/kit';
import type { SeatInfo } from '@fathom/protocol';
import type { GameClient } from '../../games/game-client.ts';
import { asWords } from '../../words/as-words.ts';
import { tableWords } from '../../words/table.ts';

/** As much of a game's client as its names need; null while it is loading. */
export type Naming = {
  readonly sides: GameClient['sides'];
  readonly words: Pick<GameWords, 'side' | 'role' | 'roleText'>;
} | null;

export const sideName = (naming: Naming, side: Side): string =>
  naming?.words.side(side) ?? asWords(side);

export const sideLetter = (naming: Naming, side: Side): string =>
  naming?.sides.find((known) => known.side === side)?.letter ?? sideName(naming, side).charAt(0);

export const roleName = (naming: Naming, role: string): string =>
  naming?.words.role(role) ?? asWords(role);

type NamedSeat = Pick<SeatInfo, 'seat' | 'side' | 'role'>;

/** "Alpha’s First Mate"; where nobody shares a side, the side says it all. */
export function seatName(naming: Naming, seat: NamedSeat, seats: readonly NamedSeat[]): string {
  const side = sideName(naming, seat.side);
  const isCrew = seats.some((other) => other.side === seat.side && other.seat !== seat.seat);
  return isCrew ? tableWords.roleOfSide(side, roleName(naming, seat.role)) : side;
}

export const roleText = (naming: Naming, role: string): string | null =>
  naming?.words.roleText(role) ?? null;
