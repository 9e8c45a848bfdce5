import type { GameCard, GameEntry, Playable } from '@fathom/kit';
import { CARDS } from './cards.ts';

const RULES: Readonly<Record<string, GameEntry['load']>> = {
  'depth-charge': async () => (await import('@fathom/depth-charge/playable')).depthChargePlayable,
  'search-diver': async () => (await import('@fathom/search-diver/playable')).searchDiverPlayable,
  'dark-water-salvage': async () =>
    (await import('@fathom/dark-water-salvage/playable')).darkWaterSalvagePlayable,
  'captain-sonar': async () =>
    (await import('@fathom/captain-sonar/playable')).captainSonarPlayable,
};

/** Every game, in the order of the lobby. Only the cards are loaded with this list; a new game is one entry above, and one in cards and names. */
export const CATALOGUE: readonly GameEntry[] = CARDS.map(entryWith);

function entryWith(card: GameCard): GameEntry {
  return { ...card, load: rulesOf(card) };
}

function rulesOf({ id }: GameCard): GameEntry['load'] {
  const load = RULES[id];
  if (load === undefined) throw new Error(`the game "${id}" has a card and no rules`);
  return load;
}

/**
 * Every game with its rules, bots and words. For the code of a thread, which must not wait at its top level as the list
 * of loaded games does: V8 takes the whole process down when a thread is ended in the middle of that.
 */
export const loadGames = (): Promise<readonly Playable[]> =>
  Promise.all(CATALOGUE.map(({ load }) => load()));

/** null: there is no game of that id. */
export const entryOf = (id: string): GameEntry | null =>
  CATALOGUE.find((entry) => entry.id === id) ?? null;
