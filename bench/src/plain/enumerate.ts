import { AROUND, COURSES, opponent, perSquare, reach } from '@fathom/depth-charge/client';
import type { SideName, Square } from '@fathom/depth-charge/client';
import type { Position } from './rules.ts';

export interface Turn {
  readonly move: 'move' | 'sound' | 'charge';
  readonly args: [Square];
}

// Listing must not outweigh the engine that is measured: everything that can be is made once and shared.
const MOVE = perSquare<Turn>((square) => ({ move: 'move', args: [square] }));
const SOUND = perSquare<Turn>((square) => ({ move: 'sound', args: [square] }));
const CHARGE = perSquare<Turn>((square) => ({ move: 'charge', args: [square] }));
const DROPS = perSquare((boat) => AROUND[boat].flatMap((at) => [SOUND[at], CHARGE[at]]));
const IN_OPEN_WATER = perSquare((boat) => [
  ...COURSES[boat].flat().map((to) => MOVE[to]),
  ...DROPS[boat],
]);

/** The legal turns in the order in which our own `legal` lists them: equal picks are then equal games. */
export function enumerate({ boats }: Position, side: SideName): readonly Turn[] {
  const boat = boats[side];
  const other = boats[opponent(side)];
  if (boat[0] !== other[0] && boat[1] !== other[1]) return IN_OPEN_WATER[boat];
  return [...reach(boat, other).map((to) => MOVE[to]), ...DROPS[boat]];
}
