/**
 * Depth Charge for the other contestants: the same rules as @fathom/depth-charge with its default options,
 * written the way their users write rules, by changing a state in place. Tables of the board are shared with
 * ours, so that all sides do the same arithmetic.
 */
import { AROUND, opponent, passage, seaOf, pointOf } from '@fathom/depth-charge/client';
import type { PerSide, SideName, Square } from '@fathom/depth-charge/client';

export type Fact =
  | { type: 'moved'; side: SideName; from: Square; to: Square }
  | { type: 'sunk'; side: SideName; from: Square; to: Square }
  | { type: 'sounded'; side: SideName; square: Square; pings: number[] }
  | { type: 'charged'; side: SideName; square: Square; hit: boolean };

export interface Result {
  winner: SideName | null;
  reason: 'minesDestroyed' | 'boatSunk' | 'secondMiss' | 'turnLimit';
}
export interface Position {
  boats: Record<SideName, Square>;
  mines: Record<SideName, Square[] | null>; // the living ones; null: not placed yet, or hidden
  wrecks: Record<SideName, Square[]>;
  misses: Record<SideName, number>;
  record: Fact[];
  result: Result | null;
}

const TURN_LIMIT = 200;
const MISSES_TO_LOSE = 2;
const START: PerSide<Square> = { black: 'a1', red: 'h8' };

export const newPosition = (): Position => ({
  boats: { ...START },
  mines: { black: null, red: null },
  wrecks: { black: [], red: [] },
  misses: { black: 0, red: 0 },
  record: [],
  result: null,
});

/** Each takes a move if it is legal; false: it is not, and nothing has changed. */
export function place(position: Position, side: SideName, squares: Square[]): boolean {
  const distinct = new Set(squares);
  if (position.mines[side] !== null || distinct.size !== 3 || squares.length !== 3) return false;
  if (squares.some((square) => seaOf(square) !== side)) return false;
  position.mines[side] = squares.toSorted();
  return true;
}

export function move(position: Position, side: SideName, to: Square): boolean {
  const from = position.boats[side];
  const way = passage(from, to);
  if (way === null || way.includes(position.boats[opponent(side)])) return false;
  const armed = enemyMines(position, side);
  const met = way.find((square) => armed.includes(square));
  position.boats[side] = met ?? to;
  position.record.push({ type: met === undefined ? 'moved' : 'sunk', side, from, to: met ?? to });
  if (met !== undefined) position.result = { winner: opponent(side), reason: 'boatSunk' };
  return true;
}

export function sound(position: Position, side: SideName, square: Square): boolean {
  if (!AROUND[position.boats[side]].includes(square)) return false;
  const pings = pingTimes(enemyMines(position, side), square);
  position.record.push({ type: 'sounded', side, square, pings });
  return true;
}

export function charge(position: Position, side: SideName, square: Square): boolean {
  if (!AROUND[position.boats[side]].includes(square)) return false;
  const hit = enemyMines(position, side).includes(square);
  position.record.push({ type: 'charged', side, square, hit });
  if (hit) destroy(position, opponent(side), square);
  else miss(position, side);
  return true;
}

/** To be called after each turn: the limit counts whatever the turn was, and a turn that wins goes first. */
export function settle(position: Position): void {
  if (position.result === null && position.record.length >= TURN_LIMIT)
    position.result = { winner: null, reason: 'turnLimit' };
}

function destroy(position: Position, side: SideName, square: Square): void {
  const living = (position.mines[side] ?? []).filter((mine) => mine !== square);
  position.mines[side] = living;
  position.wrecks[side].push(square);
  if (living.length === 0) position.result = { winner: opponent(side), reason: 'minesDestroyed' };
}

function miss(position: Position, side: SideName): void {
  position.misses[side] += 1;
  if (position.misses[side] >= MISSES_TO_LOSE)
    position.result = { winner: opponent(side), reason: 'secondMiss' };
}

const enemyMines = (position: Position, side: SideName): readonly Square[] =>
  position.mines[opponent(side)] ?? [];

interface Offset {
  readonly across: number;
  readonly along: number;
}

/** What living mines answer to a sounding charge, the earliest first (rules 4.2 and 4.3). */
function pingTimes(mines: readonly Square[], charge: Square): number[] {
  const offsets = mines.map((mine) => offsetOf(charge, mine)).filter((o) => span(o) > 0);
  const heard = offsets.filter((mine) => !offsets.some((other) => isBefore(other, mine)));
  return heard.map(timeOf).sort((a, b) => a - b);
}

function offsetOf(charge: Square, mine: Square): Offset {
  const from = pointOf(charge);
  const to = pointOf(mine);
  return { across: to.column - from.column, along: to.row - from.row };
}

const span = ({ across, along }: Offset): number => Math.max(Math.abs(across), Math.abs(along));

const isInLine = ({ across, along }: Offset): boolean =>
  across === 0 || along === 0 || Math.abs(across) === Math.abs(along);

const timeOf = (offset: Offset): number =>
  isInLine(offset) ? span(offset) : Math.abs(offset.across) + Math.abs(offset.along);

/** In line, in the same direction, and nearer. */
function isBefore(other: Offset, mine: Offset): boolean {
  if (!isInLine(mine) || !isInLine(other) || span(other) >= span(mine)) return false;
  return (
    Math.sign(other.across) === Math.sign(mine.across) &&
    Math.sign(other.along) === Math.sign(mine.along)
  );
}
