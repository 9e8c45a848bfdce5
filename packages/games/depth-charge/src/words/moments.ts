import { counted } from '@fathom/kit';

/** Words that a moment on the board shows large. */
export const momentWords = {
  hit: 'Mine destroyed',
  left: (left: number): string =>
    left === 0 ? 'That was the last one' : `${counted(left, 'mine')} to go`,
  missed: 'A miss',
  lastMiss: 'The next one loses',
  secondMiss: 'The second one loses',
  sunk: 'Onto a mine',
} as const;
