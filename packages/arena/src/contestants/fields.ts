import type { Playable } from '@fathom/kit';
import { fieldOf } from './field.ts';
import type { Field } from './field.ts';

/** The games with sparring partners and a search. A new game plays without them until it has an entry here. */
const FIELDS: Readonly<Record<string, () => Promise<Field>>> = {
  'depth-charge': async () => {
    const { depthCharge, depthChargePlayable } = await import('@fathom/depth-charge');
    const { SPARRING } = await import('@fathom/depth-charge/sparring');
    return fieldOf(depthChargePlayable, depthCharge, SPARRING);
  },
  'captain-sonar': async () => {
    const { captainSonar, captainSonarPlayable } = await import('@fathom/captain-sonar');
    const { SPARRING } = await import('@fathom/captain-sonar/sparring');
    return fieldOf(captainSonarPlayable, captainSonar, SPARRING);
  },
  'dark-water-salvage': async () => {
    const { darkWaterSalvage, darkWaterSalvagePlayable } =
      await import('@fathom/dark-water-salvage');
    const { SPARRING } = await import('@fathom/dark-water-salvage/sparring');
    return fieldOf(darkWaterSalvagePlayable, darkWaterSalvage, SPARRING);
  },
  'search-diver': async () => {
    const { searchDiver, searchDiverPlayable } = await import('@fathom/search-diver');
    const { SPARRING } = await import('@fathom/search-diver/sparring');
    return fieldOf(searchDiverPlayable, searchDiver, SPARRING);
  },
};

/** A thread needs one game: only that is loaded. null: there is none of that id. */
export async function loadField(id: string): Promise<Field | null> {
  const load = Object.hasOwn(FIELDS, id) ? FIELDS[id] : undefined;
  if (load !== undefined) return await load();
  const { gameById } = await import('@fathom/games');
  const game = gameById(id);
  return game && levelsOnly(game);
}

const levelsOnly = (game: Playable): Field => ({
  game,
  sparring: [],
  seatSparring: (level) => {
    throw new Error(`${game.name} has no sparring partner "${level}"`);
  },
  ismcts: null,
  isOpenEnded: () => false,
});
