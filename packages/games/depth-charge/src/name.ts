import type { GameName } from '@fathom/kit';

export const name: GameName = { id: 'depth-charge', name: 'Depth Charge', hasHints: true };
