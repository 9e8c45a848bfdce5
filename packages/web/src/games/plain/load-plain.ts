import type { GameClient } from '../game-client.ts';
import { rulesOf } from '../rules.ts';
import { plainClient } from './plain-client.tsx';

/** The plain table of a game, by its rules. */
export const loadPlain = async (id: string): Promise<GameClient> => plainClient(await rulesOf(id));
