import { lowestBerth, masksOf, numberOf } from '../belief/minefields.ts';
import type { Belief } from '../belief.ts';
import { SEAS, squareNumber } from '../board.ts';
import { MINES_A_SIDE } from '../rules/placement.ts';
import { SQUARES } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';
import { AROUND_OF, UNREACHED, routesFrom } from './waters.ts';

/**
 * Turns it takes to destroy a whole minefield one knows, from each square of an empty board: the moves
 * and one depth charge a mine. Indexed by number of the minefield × 64 + square.
 */
export type Tours = Uint8Array;

const made: { -readonly [Name in SideName]?: readonly Tours[] } = {};

export const toursOf = (side: SideName, mines: number): Tours =>
  (made[side] ??= allTours(side))[mines] ?? new Uint8Array();

/** Going by number of mines: the best tour begins with some mine and goes on with the best tour of the rest. */
function allTours(side: SideName): readonly Tours[] {
  const tours: Tours[] = [new Uint8Array(SQUARES.length)];
  for (let mines = 1; mines <= MINES_A_SIDE; mines++)
    tours.push(longerTours(side, mines, tours[mines - 1]!));
  return tours;
}

function longerTours(side: SideName, mines: number, shorter: Tours): Tours {
  const masks = masksOf(mines);
  const tours = new Uint8Array(masks.length * SQUARES.length).fill(UNREACHED);
  for (let field = 0; field < masks.length; field++) {
    const mask = masks[field]!;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const berth = lowestBerth(rest);
      const target = squareNumber(SEAS[side][berth]!);
      const onward = numberOf(mask ^ (1 << berth)) * SQUARES.length;
      for (const beside of AROUND_OF[target]!)
        shorten(tours, field * SQUARES.length, {
          moves: movesTo(beside),
          turns: 1 + shorter[onward + beside]!,
        });
    }
  }
  return tours;
}

/** To a square beside the next mine, and the turns from there on. */
interface Detour {
  readonly moves: Uint8Array;
  readonly turns: number;
}

function shorten(tours: Tours, row: number, { moves, turns }: Detour): void {
  for (let from = 0; from < moves.length; from++) {
    const all = moves[from]! + turns;
    if (all < tours[row + from]!) tours[row + from] = all;
  }
}

/** Moves from each square to this one, on an empty board. */
const movesTo = (square: number): Uint8Array =>
  (crossings[square] ??= routesFrom(square, () => false).turns);

const crossings: Uint8Array[] = [];

/** The tour from a square where it is known for sure where the mines lie. */
export const tourFrom = (square: number, { about, living, fields }: Belief): number =>
  toursOf(about, living)[(fields[0] ?? 0) * SQUARES.length + square] ?? 0;
