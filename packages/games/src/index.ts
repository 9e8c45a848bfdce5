import { captainSonarPlayable } from '@fathom/captain-sonar';
import { darkWaterSalvagePlayable } from '@fathom/dark-water-salvage';
import { depthChargePlayable } from '@fathom/depth-charge';
import type { Playable } from '@fathom/kit';
import { searchDiverPlayable } from '@fathom/search-diver';

/** Every game that can be played. A new game is one line here. */
export const GAMES: readonly Playable[] = [
  depthChargePlayable,
  captainSonarPlayable,
  darkWaterSalvagePlayable,
  searchDiverPlayable,
];

export const gameById = (id: string): Playable | null =>
  GAMES.find((game) => game.id === id) ?? null;
