import { card as captainSonar } from '@fathom/captain-sonar/card';
import { card as darkWaterSalvage } from '@fathom/dark-water-salvage/card';
import { card as depthCharge } from '@fathom/depth-charge/card';
import type { GameEntry, Playable } from '@fathom/kit';
import { card as searchDiver } from '@fathom/search-diver/card';

/** Every game, in the order of the lobby. Only the cards are loaded with this list; a new game is one entry here. */
export const CATALOGUE: readonly GameEntry[] = [
  {
    ...depthCharge,
    load: async () => (await import('@fathom/depth-charge/playable')).depthChargePlayable,
  },
  {
    ...searchDiver,
    load: async () => (await import('@fathom/search-diver/playable')).searchDiverPlayable,
  },
  {
    ...darkWaterSalvage,
    load: async () =>
      (await import('@fathom/dark-water-salvage/playable')).darkWaterSalvagePlayable,
  },
  {
    ...captainSonar,
    load: async () => (await import('@fathom/captain-sonar/playable')).captainSonarPlayable,
  },
];

/**
 * Every game with its rules, bots and words. For the code of a thread, which must not wait at its top level as the list
 * of loaded games does: V8 takes the whole process down when a thread is ended in the middle of that.
 */
export const loadGames = (): Promise<readonly Playable[]> =>
  Promise.all(CATALOGUE.map(({ load }) => load()));

/** null: there is no game of that id. */
export const entryOf = (id: string): GameEntry | null =>
  CATALOGUE.find((entry) => entry.id === id) ?? null;
