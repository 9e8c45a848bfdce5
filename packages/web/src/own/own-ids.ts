import type { OwnGroup } from '@fathom/protocol';
import { createSignal, onMount } from 'solid-js';
import type { Accessor } from 'solid-js';
import { ownApi } from './own-api.ts';
import { createLoaded } from './loaded.ts';
import { ownChanges, ownCount } from './own-count.ts';

const OPEN: readonly OwnGroup[] = ['turn', 'running', 'waiting'];
const MOST_PAGES = 5;

/** Which of the listed matches are this person's own. */
export interface OwnIds {
  readonly ids: Accessor<ReadonlySet<string>>;
  readonly isKnown: Accessor<boolean>;
  readonly isAny: Accessor<boolean>; // there is something to go on with, here or on the server
}

export function createOwnIds(): OwnIds {
  const found = createLoaded(isTold, async (): Promise<ReadonlySet<string>> => {
    const { turns, running, waiting } = ownCount();
    if (turns + running + waiting === 0) return new Set();
    const lists = await Promise.all(OPEN.map((status) => idsOf(status).catch(() => [])));
    return new Set(lists.flat());
  });
  const [isHere, setHere] = createSignal(false);
  onMount(() => void isKeptHere().then(setHere));
  return {
    ids: () => found() ?? new Set(),
    isKnown: () => found() !== undefined,
    isAny: () => (found()?.size ?? 0) > 0 || isHere(),
  };
}

/** false: nothing is known yet. */
const isTold = (): number | false => ownChanges() > 0 && ownChanges();

async function idsOf(status: OwnGroup): Promise<readonly string[]> {
  const ids: string[] = [];
  let next: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer: Awaited<ReturnType<typeof ownApi.mine>> = await ownApi.mine(status, next);
    ids.push(...answer.matches.map(({ match }) => match.id));
    ({ next } = answer);
    if (next === null) break;
  }
  return ids;
}

/** Whether something was ever played in this browser, without fetching what it takes to look into it. */
async function isKeptHere(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === 'fathom');
  } catch {
    return false; // the page of one's matches looks into it in any case
  }
}
