import type { GameName } from '@fathom/kit';

export const name: GameName = { id: 'captain-sonar', name: 'Captain Sonar', hasHints: true };
