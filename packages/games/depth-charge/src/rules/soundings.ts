import type { Refusal, Turn } from '@fathom/kit';
import type { DropSounding } from '../actions.ts';
import { areNeighbours, pointOf, squareAt, squareNumber } from '../board.ts';
import type { Event } from '../events.ts';
import type { Occlusion, PingRules } from '../setup.ts';
import type { State } from '../state.ts';
import { SQUARES, opponent } from '../vocabulary.ts';
import type { SideName, Square } from '../vocabulary.ts';
import { refuse } from './refusals.ts';

export function dropSounding(
  turn: Turn<State, Event>,
  side: SideName,
  { square }: DropSounding,
): Refusal | null {
  const far = tooFar(turn.state, side, square);
  if (far !== null) return far;
  const { mines, setup } = turn.state;
  const pings = pingTimes(mines[opponent(side)] ?? [], square, setup);
  turn.emit({ type: 'soundingDropped', side, square, pings });
  return null;
}

/** 4.1, 5.1 Both kinds of charge are dropped right beside the boat. */
export function tooFar({ boats }: State, side: SideName, square: Square): Refusal | null {
  if (areNeighbours(boats[side], square)) return null;
  return refuse('notBesideBoat');
}

/** 4.2–4.5 What a side’s living mines answer to a sounding charge, the earliest first. */
export function pingTimes(
  mines: readonly Square[],
  charge: Square,
  { duplicates, occlusion }: PingRules,
): readonly number[] {
  const times: number[] = [];
  for (const mine of mines) {
    if (mine === charge) continue;
    const way = soundWay(charge, mine);
    const hidden = hides(charge, mine, occlusion) && way.some((square) => mines.includes(square));
    if (!hidden) times.push(way.length + 1);
  }
  times.sort((a, b) => a - b);
  return duplicates === 'merge' ? times.filter((time, i) => time !== times[i - 1]) : times;
}

/** Whether a mine on the way of the sound from the charge to this one keeps it from answering. */
export const hides = (charge: Square, mine: Square, occlusion: Occlusion): boolean =>
  occlusion === 'path' || inLine(charge, mine);

/**
 * The squares strictly between a charge and a mine, as the sound is counted: straight where they are in
 * line, otherwise along the charge’s row to the mine’s column and then along that column.
 */
export const soundWay = (charge: Square, mine: Square): readonly Square[] =>
  (walked[squareNumber(charge) * 64 + squareNumber(mine)] ??= walk(charge, mine));

/** The same ways are asked for again and again. */
const walked: (readonly Square[])[] = [];

function walk(charge: Square, mine: Square): readonly Square[] {
  const straight = inLine(charge, mine);
  const goal = pointOf(mine);
  let { column, row } = pointOf(charge);
  const way: Square[] = [];
  while (column !== goal.column || row !== goal.row) {
    const across = Math.sign(goal.column - column);
    column += across;
    if (straight || across === 0) row += Math.sign(goal.row - row);
    const square = squareAt({ column, row });
    if (square !== null && square !== mine) way.push(square);
  }
  return way;
}

/** On one row, column or diagonal. */
export const inLine = (one: Square, other: Square): boolean =>
  LINED[squareNumber(one) * 64 + squareNumber(other)] === 1;

const LINED = Uint8Array.from(
  SQUARES.flatMap((one) =>
    SQUARES.map((other) => {
      const [a, b] = [pointOf(one), pointOf(other)];
      const across = Math.abs(a.column - b.column);
      const along = Math.abs(a.row - b.row);
      return across === 0 || along === 0 || across === along ? 1 : 0;
    }),
  ),
);
