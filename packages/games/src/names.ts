import { name as captainSonar } from '@fathom/captain-sonar/name';
import { name as darkWaterSalvage } from '@fathom/dark-water-salvage/name';
import { name as depthCharge } from '@fathom/depth-charge/name';
import type { GameName } from '@fathom/kit';
import { name as searchDiver } from '@fathom/search-diver/name';

/** Every game, in the order of the lobby, for pages that only name it: the cards have more to say. */
export const NAMES: readonly GameName[] = [
  depthCharge,
  searchDiver,
  darkWaterSalvage,
  captainSonar,
];
