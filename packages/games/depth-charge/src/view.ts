import type { Hidden, Viewer } from '@fathom/kit';
import type { Event, TurnTaken } from './events.ts';
import { MINES_A_SIDE } from './rules/placement.ts';
import type { Setup } from './setup.ts';
import type { Result, State } from './state.ts';
import { seatOf } from './vocabulary.ts';
import type { PerSide, Phase, SideName, Square } from './vocabulary.ts';

/** What a viewer knows. The one secret of this game is where the living mines lie. */
export interface View {
  readonly setup: Setup;
  readonly phase: Phase;
  readonly first: SideName; // who takes the first turn
  readonly turn: SideName | null; // null unless playing
  readonly turnNumber: number; // of the turn now to be taken, from 1
  readonly boats: PerSide<Square>;
  readonly placed: PerSide<boolean>;
  readonly mines: PerSide<Hidden<readonly Square[]>>; // the living ones; null also: not placed yet
  readonly minesLeft: PerSide<number>;
  readonly wrecks: PerSide<readonly Square[]>; // destroyed mines of this side
  readonly misses: PerSide<number>;
  readonly record: readonly TurnTaken[]; // one entry a turn
  readonly result: Result | null;
}

/** Own mines are known from the first; everything is open once the game is over. */
const knowsMines = (state: State, side: SideName, viewer: Viewer): boolean =>
  state.phase === 'over' || viewer.includes(seatOf(side));

export function view(state: State, viewer: Viewer): View {
  const minesOf = (side: SideName): Hidden<readonly Square[]> =>
    knowsMines(state, side, viewer) ? state.mines[side] : null;
  const leftOf = (side: SideName): number => MINES_A_SIDE - state.wrecks[side].length;
  return {
    setup: state.setup,
    phase: state.phase,
    first: state.first,
    turn: state.turn,
    turnNumber: state.record.length + 1,
    boats: state.boats,
    placed: { black: state.mines.black !== null, red: state.mines.red !== null },
    mines: { black: minesOf('black'), red: minesOf('red') },
    minesLeft: { black: leftOf('black'), red: leftOf('red') },
    wrecks: state.wrecks,
    misses: state.misses,
    record: state.record,
    result: state.result,
  };
}

/** Everyone hears of everything that happens; only where mines were placed is kept back. */
export function redact(event: Event, _after: State, viewer: Viewer): Event {
  switch (event.type) {
    case 'minesPlaced':
      return viewer.includes(seatOf(event.side)) ? event : { ...event, squares: null };
    case 'playBegan':
    case 'boatMoved':
    case 'boatSunk':
    case 'soundingDropped':
    case 'depthChargeDropped':
    case 'passed':
    case 'forfeited':
    case 'gameEnded':
      return event;
    default:
      return event satisfies never;
  }
}
