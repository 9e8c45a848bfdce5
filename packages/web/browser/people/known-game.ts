import type { SideName, Square } from '@fathom/depth-charge/client';
import type { CreateMatch } from '@fathom/protocol';
import { expect } from '@playwright/test';
import type { TurnButton, Person } from './person.ts';
import { openRawSocket } from './raw-socket.ts';

export type Players = Readonly<Record<SideName, Person>>;
export type Turn = readonly [side: SideName, deed: TurnButton, square: Square];

export type Mines = Readonly<Record<SideName, readonly Square[]>>;

/** Red’s mines lie together, one step from where Black can be in three moves. */
export const MINES: Mines = {
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

interface Past {
  readonly mines?: Mines;
  readonly turns?: readonly Turn[];
}

/** The mines are placed and some turns played, faster than anyone could click; both have seen it. */
export async function fastForward(
  players: Players,
  match: string,
  { mines = MINES, turns = [] }: Past = {},
): Promise<void> {
  const [black, red] = await Promise.all([
    openRawSocket(players.black.page, match),
    openRawSocket(players.red.page, match),
  ]);
  const hands = { black, red };
  const act = async (side: SideName, action: object): Promise<void> =>
    expect(await hands[side].act(side, action)).toContain('"t":"update"');
  await act('black', { type: 'place', squares: mines.black });
  await act('red', { type: 'place', squares: mines.red });
  for (const [side, type, square] of turns)
    await act(side, type === 'move' ? { type, to: square } : { type, square });
  await Promise.all([black.close(), red.close()]);
  const last = turns.length + LINES_OF_PLACING - 1;
  await Promise.all(Object.values(players).map(({ log }) => log.nth(last).waitFor()));
}
const LINES_OF_PLACING = 3;

export async function placeMines({ black, red }: Players): Promise<void> {
  await black.place(MINES.black);
  await red.place(MINES.red);
}

/** By clicks. */
export async function play(players: Players, turns: readonly Turn[]): Promise<void> {
  for (const [side, deed, square] of turns) await players[side][deed](square);
}
