import { openLiveMatch } from './live-match.ts';
import type { LiveMatch } from './live-match.ts';
import type { Created } from './rows.ts';
import type { Services } from './services.ts';
import { beginMatch, foldLog } from './state.ts';
import type { MatchState } from './state.ts';

/** The matches in memory, and how they get there. */
export interface InMemory {
  readonly live: ReadonlyMap<string, LiveMatch>;
  readonly find: (id: string) => Promise<LiveMatch | null>;
  readonly make: (created: Created) => Promise<LiveMatch>;
  readonly drop: (id: string) => void;
}

export function openInMemory(services: Services, aliveAt: number | null): InMemory {
  const { store, games, now } = services;
  const startedAt = now();
  const loading = new Map<string, Promise<LiveMatch | null>>();
  const live = new Map<string, LiveMatch>();
  const takenUp = new Set<string>(); // whatever this host has had in memory

  const open = (state: MatchState): LiveMatch => {
    const { id } = state.created;
    // Another writer may be at it whose clock is ahead. Its time is taken over: two that correct each other never end.
    const ahead = takenUp.has(id) ? Math.max(0, state.updatedAt - now()) : 0;
    takenUp.add(id);
    const match = openLiveMatch(state, { ...services, now: () => now() + ahead }, () => {
      if (live.get(id) === match) drop(id); // it may have been loaded anew meanwhile
    });
    live.set(id, match);
    return match;
  };
  const drop = (id: string): void => {
    const match = live.get(id);
    live.delete(id);
    loading.delete(id);
    void match?.stop();
  };
  /** How long the host was down while this match went on; below 0 where the clock before was ahead of this one. */
  const downMillis = (state: MatchState): number => {
    // The last row may be that of a pause: what it made up for must not be made up for again.
    const alive = aliveAt === state.madeUpFor ? null : aliveAt;
    const lastSign = Math.max(alive ?? 0, state.updatedAt);
    if (lastSign <= startedAt) return startedAt - lastSign;
    return Math.min(0, now() - lastSign);
  };
  const load = async (id: string): Promise<LiveMatch | null> => {
    const rows = await store.read(id);
    if (rows.length === 0) return null;
    const state = foldLog(rows, games);
    const down = takenUp.has(id) ? 0 : downMillis(state);
    const match = open(state);
    await match.resume(down, aliveAt);
    return match;
  };
  return {
    live,
    drop,
    find: (id) => {
      const known = loading.get(id);
      if (known !== undefined) return known;
      const found = load(id);
      loading.set(id, found);
      const forget = (): void => void loading.delete(id);
      found.then((match) => (match === null ? forget() : undefined), forget);
      return found;
    },
    make: async (created) => {
      const { id, game, visibility, at, date = at } = created;
      const listing = { game, visibility, status: 'lobby', updatedAt: date } as const;
      const row = JSON.stringify(created);
      const appended = await store.append({ match: id, seq: 0, row, listing });
      if (appended === 'conflict') throw new Error(`match id ${id} was drawn twice`);
      const match = open(beginMatch(created, games));
      loading.set(id, Promise.resolve(match));
      return match;
    },
  };
}
