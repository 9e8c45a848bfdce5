import type { Playable } from '@fathom/kit';
import { captainSonarText } from './captain-sonar.ts';
import { darkWaterSalvageText } from './dark-water-salvage.ts';
import { depthChargeText } from './depth-charge.ts';
import type { GameText } from './game-text.ts';
import { plainText } from './plain-text.ts';
import { searchDiverText } from './search-diver.ts';

/** The games that read well in a terminal. Any other still plays, by the JSON of its actions. */
const TEXTS: Readonly<Record<string, GameText>> = {
  'captain-sonar': captainSonarText,
  'dark-water-salvage': darkWaterSalvageText,
  'depth-charge': depthChargeText,
  'search-diver': searchDiverText,
};

export const textOf = (game: Pick<Playable, 'id'>): GameText =>
  Object.hasOwn(TEXTS, game.id) ? (TEXTS[game.id] ?? plainText) : plainText;
