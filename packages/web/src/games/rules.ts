import type { Playable } from '@fathom/kit';

/** Rules and bots, for replays and for play without a server. Apart from the shelf, so that a worker bundles no boards. */
export const RULES: Readonly<Record<string, () => Promise<Playable>>> = {
  'depth-charge': async () => (await import('@fathom/depth-charge/playable')).depthChargePlayable,
  'search-diver': async () => (await import('@fathom/search-diver/playable')).searchDiverPlayable,
  'captain-sonar': async () =>
    (await import('@fathom/captain-sonar/playable')).captainSonarPlayable,
  'dark-water-salvage': async () =>
    (await import('@fathom/dark-water-salvage/playable')).darkWaterSalvagePlayable,
};

export async function rulesOf(game: string): Promise<Playable> {
  const load = RULES[game];
  if (load === undefined) throw new Error(`There are no rules here for "${game}".`);
  return load();
}
