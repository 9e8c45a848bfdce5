import { existsSync } from 'node:fs';
import { CATALOGUE } from '@fathom/games/catalogue';
import type { SecrecySearch } from '@fathom/kit/secrecy';

const fileOf = (game: string): URL =>
  new URL(`../../games/${game}/test/leaks/search.ts`, import.meta.url);

/** The games whose own tests say how other worlds are sought. */
export const SEARCHED: readonly string[] = CATALOGUE.map(({ id }) => id).filter((id) =>
  existsSync(fileOf(id)),
);

export async function searchOf(game: string): Promise<SecrecySearch> {
  const { search } = (await import(fileOf(game).href)) as { readonly search: SecrecySearch };
  return search;
}
