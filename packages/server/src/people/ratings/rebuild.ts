import { CannotLoad, loadMatch } from '@fathom/host';
import type { Listing } from '@fathom/host';
import type { Playable } from '@fathom/kit';
import type { Store } from '../../store/index.ts';
import { noteScore, noteTry } from '../dives/dives.ts';
import type { FinishedMatch } from './finished.ts';
import { tellFinished } from './ledger.ts';
import { forgetAll } from './statements.ts';
import { meaningOf } from './teller.ts';

const PAGE = 500;

export interface RebuildParts {
  readonly store: Store;
  readonly games: readonly Playable[];
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}
export interface Rebuilt {
  readonly told: number;
  readonly rated: number;
  readonly unreadable: number;
}

/** Throws away all that follows from matches for people, and makes it again from the logs. */
export async function rebuildRatings(parts: RebuildParts): Promise<Rebuilt> {
  const { store } = parts;
  await store.people.write(forgetAll);
  const rated: FinishedMatch[] = [];
  let told = 0;
  let unreadable = 0;
  let before: Pick<Listing, 'updatedAt' | 'match'> | undefined;
  for (;;) {
    const page = await store.listings({
      status: ['running', 'finished'],
      limit: PAGE,
      ...(before && { before }),
    });
    for (const { match } of page)
      try {
        const finished = await retell(parts, match);
        told += 1;
        if (finished?.rated) rated.push(finished);
      } catch (error) {
        if (!(error instanceof CannotLoad)) throw error;
        unreadable += 1;
        parts.complain(`match ${match}: ${error.message}`);
      }
    before = page.at(-1);
    if (before === undefined) break;
    parts.say(`${told} matches so far …`);
  }
  // In the order of their endings no rating has to be reckoned twice.
  for (const finished of rated.toSorted(inOrder)) await tellFinished(store.people, [finished]);
  return { told, rated: rated.length, unreadable };
}

const inOrder = (a: FinishedMatch, b: FinishedMatch): number =>
  a.endedAt - b.endedAt || (a.match < b.match ? -1 : 1);

/** Tells all that can be told in any order, and hands back what is left to tell. */
async function retell({ store, games }: RebuildParts, id: string): Promise<FinishedMatch | null> {
  const loaded = await loadMatch(store, games, id);
  if (loaded === null) return null;
  const { state } = loaded;
  await noteTry(store.people, state);
  await noteScore(store.people, state);
  const finished = meaningOf(state);
  if (finished === null || finished.rated !== null) return finished;
  await tellFinished(store.people, [finished]);
  return null;
}
