import { card as captainSonar } from '@fathom/captain-sonar/card';
import { card as darkWaterSalvage } from '@fathom/dark-water-salvage/card';
import { card as depthCharge } from '@fathom/depth-charge/card';
import type { GameCard } from '@fathom/kit';
import { card as searchDiver } from '@fathom/search-diver/card';

/** Every game, in the order of the lobby, without the way to its rules: for pages that only name it. */
export const CARDS: readonly GameCard[] = [
  depthCharge,
  searchDiver,
  darkWaterSalvage,
  captainSonar,
];
