import { YOU } from '@fathom/kit';
import { REACH } from '../board.ts';
import type { TurnType } from './screen.ts';

/** Why nothing can be done on a square, in a word at that place. */
export const whyNot = {
  over: 'The match is over.',
  watching: 'You are watching.',
  turnOf: (name: string): string => (name === YOU ? 'Not now.' : `${name}’s turn.`),
  waitingFor: (name: string): string => `Waiting for ${name}.`,
  sending: 'One moment …',
  answerFirst: 'Answer the question first.',

  notYourSea: 'Not your sea.',
  sandBar: 'No mines on the sand bar.',
  allPlaced: 'All three are down.',

  ownBoat: 'Your own boat.',
  boatInTheWay: 'The other boat is in the way.',
  outOfReach: 'Out of reach.',
  outOf: (type: TurnType): string =>
    type === 'move' ? `Up to ${REACH} squares, in line.` : 'Only next to your boat.',
} as const;
