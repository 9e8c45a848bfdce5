import { derivedOf } from './faces.ts';
import type { Moment } from './faces.ts';
import { loadMatch } from './load-log.ts';
import { hashRows } from './record.ts';
import type { Services } from './services.ts';
import type { MatchState } from './state.ts';

const HASHED_AT_ONCE = 25;

export interface FaceMaker {
  /** Makes from its log what lists show of a match. Throws CannotLoad. */
  readonly make: (id: string) => Promise<void>;
}

/** For matches whose lists were lost, or written by a version that knew none. */
export function openFaceMaker(
  { store, games, now, after }: Pick<Services, 'store' | 'games' | 'now' | 'after'>,
  downtime: number,
): FaceMaker {
  const nextTurn = (): Promise<void> => new Promise((resolve) => void after(0, resolve));
  const seal = async (match: MatchState): Promise<void> => {
    if (match.status === 'finished') while (!hashRows(match, HASHED_AT_ONCE)) await nextTurn();
  };
  return {
    make: async (id) => {
      const loaded = await loadMatch(store, games, id);
      if (loaded === null) return;
      const { state, head } = loaded;
      await seal(state);
      const moment: Moment = { now: now() - (downtime - head.downtime), downtime: head.downtime };
      await store.relist(id, state.length, derivedOf(state, moment));
    },
  };
}
