import type { SideName, Square } from '@fathom/depth-charge/client';
import type { CreateMatch } from '@fathom/protocol';
import type { Deed, Person } from './person.ts';

export type Players = Readonly<Record<SideName, Person>>;
type Turn = readonly [side: SideName, deed: Deed, square: Square];

/** Red’s mines lie together, one step from where Black can be in three moves. */
export const MINES: Readonly<Record<SideName, readonly Square[]>> = {
  black: ['a2', 'b4', 'c3'],
  red: ['b8', 'c7', 'c8'],
};

/** Black sails up the left shore, listens, and comes to lie beside all three mines. */
export const APPROACH: readonly Turn[] = [
  ['black', 'move', 'a4'],
  ['red', 'sound', 'g7'],
  ['black', 'move', 'a7'],
  ['red', 'move', 'h7'],
  ['black', 'sound', 'b6'],
  ['red', 'sound', 'g6'],
  ['black', 'move', 'b7'],
  ['red', 'move', 'h8'],
];
export const KILL: readonly Turn[] = [
  ['black', 'charge', 'b8'],
  ['red', 'move', 'h7'],
  ['black', 'charge', 'c7'],
  ['red', 'move', 'h8'],
  ['black', 'charge', 'c8'],
];

/** A private table with both seated and looking at it, Black to begin; its id. */
export async function sitDown(
  { black, red }: Players,
  wanted: Partial<CreateMatch> = {},
): Promise<string> {
  const { match, keys } = await black.makeMatch({
    seats: { black: 'me' },
    ...wanted,
    options: { first: 'black', ...(wanted.options as object | undefined) },
  });
  await red.takeSeat(match.id, keys['red'] ?? '');
  await Promise.all([black, red].map((person) => person.open(`/m/${match.id}`)));
  return match.id;
}

export async function placeMines({ black, red }: Players): Promise<void> {
  await black.place(MINES.black);
  await red.place(MINES.red);
}

export async function play(players: Players, turns: readonly Turn[]): Promise<void> {
  for (const [side, deed, square] of turns) await players[side][deed](square);
}
