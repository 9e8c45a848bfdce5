import type { SecrecySearch } from '@fathom/kit/secrecy';
import type { GameId } from './options.ts';

/** How each game's other worlds are sought: its own tests say it. */
export const SEARCHES: Readonly<Record<GameId, () => Promise<SecrecySearch>>> = {
  'depth-charge': async () =>
    (await import('../../games/depth-charge/test/leaks/search.ts')).search,
  'captain-sonar': async () =>
    (await import('../../games/captain-sonar/test/leaks/search.ts')).search,
  'dark-water-salvage': async () =>
    (await import('../../games/dark-water-salvage/test/leaks/search.ts')).search,
  'search-diver': async () =>
    (await import('../../games/search-diver/test/leaks/search.ts')).search,
};
