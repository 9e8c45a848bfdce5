import type { Hidden, Viewer } from '@fathom/kit';
import type { Event } from './events.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { seatOf } from './vocabulary.ts';
import type { Answer, Ending, PerSide, Phase, SideName } from './vocabulary.ts';

/** What a viewer knows. The one secret of this game is how deep the treasures lie. */
export interface View {
  readonly setup: Setup;
  readonly phase: Phase;
  readonly first: SideName;
  readonly turn: SideName | null; // null unless guessing
  readonly hidden: PerSide<boolean>; // has this side hidden its treasure?
  readonly treasure: PerSide<Hidden<number>>; // null also: not hidden yet
  readonly guesses: PerSide<readonly SeenGuess[]>;
  readonly result: SeenResult | null;
}
/** Built field by field like all of a view: what is added to the state's own guess later stays hidden. */
export interface SeenGuess {
  readonly depth: number;
  readonly answer: Answer;
}
export interface SeenResult {
  readonly winner: SideName;
  readonly reason: Ending;
}

/** One's own treasure is known from the first; everything is open once the game is over. */
const knowsTreasure = (state: State, side: SideName, viewer: Viewer): boolean =>
  state.phase === 'over' || viewer.includes(seatOf(side));

export function view(state: State, viewer: Viewer): View {
  const treasureOf = (side: SideName): Hidden<number> =>
    knowsTreasure(state, side, viewer) ? state.treasure[side] : null;
  const guessesOf = (side: SideName): readonly SeenGuess[] =>
    state.guesses[side].map(({ depth, answer }) => ({ depth, answer }));
  return {
    setup: state.setup,
    phase: state.phase,
    first: state.first,
    turn: state.turn,
    hidden: { north: state.treasure.north !== null, south: state.treasure.south !== null },
    treasure: { north: treasureOf('north'), south: treasureOf('south') },
    guesses: { north: guessesOf('north'), south: guessesOf('south') },
    result: state.result && { winner: state.result.winner, reason: state.result.reason },
  };
}

/** Everyone hears of everything that happens; only how deep a treasure was hidden is kept back. */
export function redact(event: Event, _after: State, viewer: Viewer): Event {
  switch (event.type) {
    case 'treasureHidden':
      return viewer.includes(seatOf(event.side))
        ? event
        : { type: 'treasureHidden', side: event.side, depth: null };
    case 'guessingBegan':
    case 'depthGuessed':
    case 'forfeited':
    case 'gameEnded':
      return event;
    default:
      return event satisfies never;
  }
}
