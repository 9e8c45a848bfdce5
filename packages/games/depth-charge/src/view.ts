import { grown } from '@fathom/kit';
import type { Hidden, Viewer } from '@fathom/kit';
import type { Event, TurnTaken } from './events.ts';
import { MINES_A_SIDE } from './rules/placement.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { seatOf } from './vocabulary.ts';
import type { Ending, PerSide, Phase, SideName, Square } from './vocabulary.ts';

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
  readonly record: readonly RecordedTurn[]; // one entry per turn
  readonly result: { readonly winner: SideName | null; readonly reason: Ending } | null;
}

/** A turn as it stands on everybody's record sheet. */
export type RecordedTurn =
  | {
      readonly type: 'boatMoved' | 'boatSunk';
      readonly side: SideName;
      readonly from: Square;
      readonly to: Square;
    }
  | {
      readonly type: 'soundingDropped';
      readonly side: SideName;
      readonly square: Square;
      readonly pings: readonly number[];
    }
  | {
      readonly type: 'depthChargeDropped';
      readonly side: SideName;
      readonly square: Square;
      readonly hit: boolean;
    }
  | { readonly type: 'passed'; readonly side: SideName };

/** One's own mines are known from the first; everything is open once the game is over. */
const knowsMines = (state: State, side: SideName, viewer: Viewer): boolean =>
  state.phase === 'over' || viewer.includes(seatOf(side));

export function view(state: State, viewer: Viewer, before?: View): View {
  const { boats, mines, wrecks, misses, record, result } = state;
  return {
    setup: state.setup,
    phase: state.phase,
    first: state.first,
    turn: state.turn,
    turnNumber: record.length + 1,
    boats: perSide(before?.boats, boats.black, boats.red),
    placed: perSide(before?.placed, mines.black !== null, mines.red !== null),
    mines: perSide(
      before?.mines,
      knowsMines(state, 'black', viewer) ? mines.black : null,
      knowsMines(state, 'red', viewer) ? mines.red : null,
    ),
    minesLeft: perSide(
      before?.minesLeft,
      MINES_A_SIDE - wrecks.black.length,
      MINES_A_SIDE - wrecks.red.length,
    ),
    wrecks: perSide(before?.wrecks, wrecks.black, wrecks.red),
    misses: perSide(before?.misses, misses.black, misses.red),
    record: grown(before?.record, record, recorded),
    result: result === null ? null : { winner: result.winner, reason: result.reason },
  };
}

/** What is as it was is the same object, so that nobody has to compare it. */
const perSide = <T>(before: PerSide<T> | undefined, black: T, red: T): PerSide<T> =>
  before !== undefined && before.black === black && before.red === red ? before : { black, red };

function recorded(turn: TurnTaken): RecordedTurn {
  const { side } = turn;
  switch (turn.type) {
    case 'boatMoved':
    case 'boatSunk':
      return { type: turn.type, side, from: turn.from, to: turn.to };
    case 'soundingDropped':
      return { type: turn.type, side, square: turn.square, pings: turn.pings };
    case 'depthChargeDropped':
      return { type: turn.type, side, square: turn.square, hit: turn.hit };
    case 'passed':
      return { type: turn.type, side };
    default:
      return turn satisfies never;
  }
}

/** Everyone hears of everything that happens; only where mines were placed is kept back. */
export function redact(event: Event, _after: State, viewer: Viewer): Event {
  switch (event.type) {
    case 'minesPlaced':
      return viewer.includes(seatOf(event.side))
        ? event
        : { type: 'minesPlaced', side: event.side, squares: null };
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
