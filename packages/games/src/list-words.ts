import { listWords as captainSonar } from '@fathom/captain-sonar/list-words';
import { listWords as darkWaterSalvage } from '@fathom/dark-water-salvage/list-words';
import { listWords as depthCharge } from '@fathom/depth-charge/list-words';
import { listWords as searchDiver } from '@fathom/search-diver/list-words';

type ListWords = (options: Readonly<Record<string, unknown>>) => string | null;

const WORDS: Readonly<Record<string, ListWords>> = {
  'captain-sonar': captainSonar,
  'dark-water-salvage': darkWaterSalvage,
  'depth-charge': depthCharge,
  'search-diver': searchDiver,
};

/** What is played with these options, in a few words for a list of matches; null: there is nothing to add. */
export function wordsInList(game: string, options: unknown): string | null {
  const words = WORDS[game];
  if (words === undefined || typeof options !== 'object' || options === null) return null;
  return words({ ...options });
}
