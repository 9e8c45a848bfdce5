import type { GameName } from '@fathom/kit';

export const name: GameName = { id: 'search-diver', name: 'Search Diver', hasHints: true };
