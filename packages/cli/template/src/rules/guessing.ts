import { refuse } from '@fathom/kit';
import type { Refusal, Turn } from '@fathom/kit';
import type { GuessDepth } from '../actions.ts';
import type { DepthGuessed, Event } from '../events.ts';
import type { State } from '../state.ts';
import { opponent } from '../vocabulary.ts';
import type { Answer, SideName } from '../vocabulary.ts';
import { end } from './end.ts';
import { outOfDepth } from './hiding.ts';

/** 2.1 Any depth that this side has not named before. */
export function guessDepth(
  turn: Turn<State, Event>,
  side: SideName,
  { depth }: GuessDepth,
): Refusal | null {
  const refusal = notNow(turn.state, side) ?? outOfDepth(turn.state, depth);
  if (refusal !== null) return refusal;
  if (turn.state.guesses[side].some((guess) => guess.depth === depth))
    return refuse('guessedBefore', { depth });
  const answer = answerTo(depth, turn.state.treasure[opponent(side)] ?? 0);
  turn.emit({ type: 'depthGuessed', side, depth, answer });
  if (answer === 'found') end(turn, { winner: side, reason: 'found' });
  return null;
}

function notNow({ phase, turn }: State, side: SideName): Refusal | null {
  if (phase === 'hiding') return refuse('stillHiding');
  return turn === side ? null : refuse('notYourTurn');
}

/** 2.2 */
function answerTo(guessed: number, treasure: number): Answer {
  if (guessed === treasure) return 'found';
  return guessed < treasure ? 'deeper' : 'shallower';
}

export const depthGuessed = (state: State, { side, depth, answer }: DepthGuessed): State => ({
  ...state,
  turn: opponent(side),
  guesses: { ...state.guesses, [side]: [...state.guesses[side], { depth, answer }] },
});
