import { SIDES } from '@fathom/depth-charge/client';
import type { SideName, Square } from '@fathom/depth-charge/client';
import type { FnContext, Game, MoveFn } from 'boardgame.io';
import { enumerate } from '../plain/enumerate.ts';
import { charge, move, newPosition, place, settle, sound } from '../plain/rules.ts';
import type { Position } from '../plain/rules.ts';
import { INVALID_MOVE, TurnOrder } from './library.ts';

type Rule<Arg> = (position: Position, side: SideName, arg: Arg) => boolean;

/** Player "0" is Black and begins. */
export const sideOf = (playerID: string): SideName => (playerID === '0' ? 'black' : 'red');

const turn =
  (rule: Rule<Square>): MoveFn<Position> =>
  ({ G, playerID }, square: Square) => {
    if (!rule(G, sideOf(playerID), square)) return INVALID_MOVE;
    settle(G);
    return undefined;
  };

const placeMines: MoveFn<Position> = ({ G, playerID }, squares: Square[]) =>
  place(G, sideOf(playerID), squares) ? undefined : INVALID_MOVE;

const bothPlaced = ({ G }: FnContext<Position>): boolean =>
  SIDES.every((side) => G.mines[side] !== null);

function playerView({ G, playerID }: { G: Position; playerID: string | null }): Position {
  if (G.result !== null) return G;
  const own = playerID === null ? null : sideOf(playerID);
  const seen = (side: SideName): Square[] | null => (side === own ? G.mines[side] : null);
  return { ...G, mines: { black: seen('black'), red: seen('red') } };
}

/** The game as the library's documentation would have it written: phases, long-form moves, a stripped view. */
export const depthCharge: Game<Position> = {
  name: 'depth-charge',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // the undo stack would hold a copy of everything for each move
  setup: () => newPosition(),
  phases: {
    placing: {
      start: true,
      moves: { place: { move: placeMines, redact: true, client: false } },
      turn: { activePlayers: { all: 'placing', minMoves: 1, maxMoves: 1 } },
      endIf: bothPlaced,
      next: 'playing',
    },
    playing: {
      moves: {
        move: { move: turn(move), client: false },
        sound: { move: turn(sound), client: false },
        charge: { move: turn(charge), client: false },
      },
      turn: { order: TurnOrder.RESET, minMoves: 1, maxMoves: 1 }, // Black takes the first turn
    },
  },
  endIf: ({ G }) => G.result ?? undefined,
  playerView,
  ai: {
    enumerate: (G, _ctx, playerID) => [...enumerate(G, sideOf(playerID))],
  },
};
