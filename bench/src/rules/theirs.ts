import { SIDES } from '@fathom/depth-charge/client';
import type { Rng } from '@fathom/kit';
import type { State } from 'boardgame.io';
import { depthCharge, sideOf } from '../boardgame/depth-charge.ts';
import { Client, CreateGameReducer, InitializeGame } from '../boardgame/library.ts';
import { enumerate } from '../plain/enumerate.ts';
import type { Position } from '../plain/rules.ts';
import type { Decision, Ending, Engine } from './engine.ts';
import { randomPlacement } from './luck.ts';

/** A running boardgame.io game, however it is driven. */
interface Run {
  readonly take: (playerID: string, move: string, args: unknown[]) => void;
  readonly state: () => State<Position>;
}
type Start = () => Run;
type Note = (decision: Decision) => void;

/** The reducer alone: no store, no log, no subscribers. The fastest way there is to play their games. */
const startReducer: Start = () => {
  let state = INITIAL;
  return {
    state: () => state,
    take: (playerID, type, args) => {
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } } as never);
    },
  };
};
const reduce = CreateGameReducer({ game: depthCharge });
const INITIAL: State<Position> = InitializeGame({ game: depthCharge, numPlayers: 2 });

/** The documented way without a board: one Client for both players, reset after each game. */
const client = Client<Position>({ game: depthCharge, numPlayers: 2, debug: false });
const startClient: Start = () => {
  client.reset();
  return {
    state: () => client.store.getState(),
    take: (playerID, type, args) => {
      // Turns need no player in a local game; only simultaneous placement has to say whose it is.
      const named = type === 'place';
      if (named) client.updatePlayerID(playerID);
      client.moves[type]?.(...args);
      if (named) client.updatePlayerID(null);
    },
  };
};

function playOut(start: Start, rng: Rng, note: Note | null): State<Position> {
  const run = start();
  for (const [player, side] of SIDES.entries()) {
    const squares = randomPlacement(side, rng);
    note?.({ kind: 'place', side, squares });
    run.take(String(player), 'place', [squares]);
  }
  for (let state = run.state(); state.ctx.gameover === undefined; state = run.state()) {
    const { currentPlayer } = state.ctx;
    const { move, args } = rng.pick(enumerate(state.G, sideOf(currentPlayer)));
    note?.({ kind: move, side: sideOf(currentPlayer), square: args[0] });
    run.take(currentPlayer, move, args);
  }
  return run.state();
}

function replay(start: Start, decisions: readonly Decision[]): void {
  const run = start();
  for (const decision of decisions) {
    const player = decision.side === 'black' ? '0' : '1';
    run.take(player, decision.kind, [
      decision.kind === 'place' ? decision.squares : decision.square,
    ]);
  }
  if (run.state().ctx.gameover === undefined)
    throw new Error('boardgame.io did not come to the end of a game');
}

function endingOf({ G, ctx }: State<Position>): Ending {
  const { winner, reason } = ctx.gameover as { winner: Ending['winner']; reason: string };
  const pings = G.record.flatMap((fact) => (fact.type === 'sounded' ? [fact.pings] : []));
  return { winner, reason, boats: G.boats, mines: G.mines, misses: G.misses, pings };
}

const engine = (name: string, start: Start): Engine => ({
  name,
  playout: (rng) => playOut(start, rng, null).G.record.length + SIDES.length,
  replay: (decisions) => replay(start, decisions),
  watch: (rng) => {
    const decisions: Decision[] = [];
    const ending = endingOf(playOut(start, rng, (decision) => decisions.push(decision)));
    return { decisions, ending };
  },
});

export const theirReducer: Engine = engine('boardgame.io reducer', startReducer);
export const theirClient: Engine = engine('boardgame.io Client', startClient);
