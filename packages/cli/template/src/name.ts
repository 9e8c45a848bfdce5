import type { GameName } from '@fathom/kit';

export const name: GameName = {
  id: 'new-game',
  name: 'New Game',
  hasHints: true,
};
