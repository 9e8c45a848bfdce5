import type { Playable } from '@fathom/kit';
import { depthChargeText } from './depth-charge.ts';
import type { GameText } from './game-text.ts';
import { plainText } from './plain-text.ts';

/** The games that read well in a terminal. Any other still plays, by the JSON of its actions. */
const TEXTS: Readonly<Record<string, GameText>> = {
  'depth-charge': depthChargeText,
};

export const textOf = (game: Pick<Playable, 'id'>): GameText =>
  Object.hasOwn(TEXTS, game.id) ? (TEXTS[game.id] ?? plainText) : plainText;
