import type { GameName } from '@fathom/kit';

export const name: GameName = {
  id: 'dark-water-salvage',
  name: 'Dark Water Salvage',
  hasHints: true,
};
