import type { GameWords, Side } from '@fathom/kit';
import type { SeatInfo } from '@fathom/protocol';
import type { GameClient } from '../games/game-client.ts';
import { tableWords } from '../words/table.ts';

/** As much of a game's client as its names need; null while it is loading. */
export type Naming = {
  readonly sides: GameClient['sides'];
  readonly words: Pick<GameWords, 'side' | 'role' | 'roleText'>;
} | null;

/** "firstMate" and "first-mate" are both "First mate". */
export function asWords(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_.]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

export const sideName = (naming: Naming, side: Side): string =>
  naming?.words.side(side) ?? asWords(side);

export const sideLetter = (naming: Naming, side: Side): string =>
  naming?.sides.find((known) => known.side === side)?.letter ?? sideName(naming, side).charAt(0);

export const roleName = (naming: Naming, role: string): string =>
  naming?.words.role(role) ?? asWords(role);

/** "Alpha’s First Mate"; where nobody shares a side, the side says it all. */
export function seatName(naming: Naming, seat: SeatInfo, seats: readonly SeatInfo[]): string {
  const side = sideName(naming, seat.side);
  const isCrew = seats.some((other) => other.side === seat.side && other.seat !== seat.seat);
  return isCrew ? tableWords.roleOfSide(side, roleName(naming, seat.role)) : side;
}

export const roleText = (naming: Naming, role: string): string | null =>
  naming?.words.roleText(role) ?? null;
