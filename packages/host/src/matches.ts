import type { Refusal } from '@fathom/kit';
import type { CreateMatch, MatchInfo, TakeSeat } from '@fathom/protocol';
import { every } from './clock.ts';
import { planMatch, planRematch } from './creation.ts';
import { openLiveMatch } from './live-match.ts';
import type { LiveMatch } from './live-match.ts';
import { deny } from './refusals.ts';
import type { Created } from './rows.ts';
import { isCreator, relievedSeatsOf, seatsOf } from './seating.ts';
import type { Services } from './services.ts';
import { beginMatch, foldLog, UnknownRules } from './state.ts';
import type { MatchState } from './state.ts';
import { StoreFailure } from './store.ts';
import type { ListingsQuery } from './store.ts';

const LOBBY_LIFE = 24 * 3_600_000;
const SWEEP_EVERY = 60_000;
const ALIVE_EVERY = 5_000;

/** A person, as far as a match cares. */
export interface NamedGuest {
  readonly guest: string;
  readonly name: string;
}
/** All matches of a host: those going on are in memory, the others are loaded when somebody asks. */
export interface Matches {
  /** Throws BadInput where the game's options are at fault. */
  readonly create: (ask: CreateMatch, by: NamedGuest) => Promise<LiveMatch | Refusal>;
  readonly sit: (match: LiveMatch, by: NamedGuest, request: TakeSeat) => Promise<Refusal | null>;
  /** Makes the match that follows, or finds it; its seats are kept for those who had them. */
  readonly rematch: (match: LiveMatch, by: NamedGuest) => Promise<LiveMatch | Refusal>;
  /** null: there is no such match. Throws UnknownRules for one that nobody here can play. */
  readonly find: (id: string) => Promise<LiveMatch | null>;
  /** Forgets a match in memory, as when another writer has gone on with it: everybody is told to join again. */
  readonly drop: (id: string) => void;
  readonly list: (query: Omit<ListingsQuery, 'visibility'>) => Promise<readonly MatchInfo[]>;
  readonly inMemory: () => Iterable<LiveMatch>;
  /** Takes up every open match after a start. */
  readonly resumeAll: () => Promise<void>;
  readonly stop: () => Promise<void>;
}
export interface MatchesOptions {
  readonly openPerGuest: number;
  /** When the host before this one was last known to run. null: each match stood still since its last row. */
  readonly aliveAt: number | null;
}

export function openMatches(services: Services, options: MatchesOptions): Matches {
  const { store, now, log, chance } = services;
  const inMemory = openInMemory(services, options.aliveAt);
  const { find, make, live } = inMemory;
  const quota = openQuota(live, options.openPerGuest);
  const stopUpkeep = keepUp(services, inMemory);

  return {
    find,
    drop: inMemory.drop,
    inMemory: () => live.values(),
    create: async (ask, by) => {
      const wanted = planMatch({ ...ask, creator: by.guest, at: now() }, services);
      if ('code' in wanted) return wanted;
      return quota.enter(by.guest, async () => {
        const match = await make(wanted.created);
        for (const seat of wanted.mine)
          await match.sit(by.guest, by.name, { seat, key: null, contribution: null, leave: null });
        if (wanted.mine.length === 0) await match.resume(0);
        return match;
      });
    },
    sit: (match, by, request) => {
      const take = () => match.sit(by.guest, by.name, request);
      return concerns(match.state, by.guest) ? take() : quota.enter(by.guest, take);
    },
    rematch: async (match, by) => {
      if (match.state.status !== 'finished') return deny('notOver', { wanted: 'rematch' });
      if (!plays(match.state, by.guest)) return deny('notYourSeat', { wanted: 'rematch' });
      const limit = quota.fault(by.guest);
      if (limit !== null && match.state.rematch === null) return limit;
      const id = await match.follow(async (known) => {
        if (known !== null && (await find(known))?.state.status !== 'closed') return known;
        const again = planRematch(match.state, { creator: by.guest, at: now() }, chance);
        return (await make(again)).state.created.id;
      });
      return (await find(id)) ?? deny('noSuchMatch', { match: id });
    },
    list: async (query) => {
      const listings = await store.listings({ ...query, visibility: 'public' });
      const found = await Promise.all(listings.map(({ match }) => find(match).catch(() => null)));
      return found.filter((match) => match !== null).map((match) => match.info());
    },
    resumeAll: async () => {
      for (const id of await store.openMatches())
        await find(id).catch((error: unknown) => {
          if (error instanceof StoreFailure) throw error;
          // One match that cannot be loaded must not keep the others from going on.
          if (error instanceof UnknownRules) log.warn({ match: id }, error.message);
          else log.error({ match: id, err: error }, 'a match could not be loaded');
        });
    },
    stop: async () => {
      stopUpkeep();
      await Promise.all([...live.values()].map((match) => match.stop()));
      await store.markAlive(now());
    },
  };
}

/** The matches in memory, and how they get there. */
interface InMemory {
  readonly live: ReadonlyMap<string, LiveMatch>;
  readonly find: (id: string) => Promise<LiveMatch | null>;
  readonly make: (created: Created) => Promise<LiveMatch>;
  readonly drop: (id: string) => void;
}

function openInMemory(services: Services, aliveAt: number | null): InMemory {
  const { store, games, now } = services;
  const startedAt = now();
  const loading = new Map<string, Promise<LiveMatch | null>>();
  const live = new Map<string, LiveMatch>();

  const open = (state: MatchState): LiveMatch => {
    const { id } = state.created;
    const match = openLiveMatch(state, services, () => {
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
  /** How long the host was down while this match went on. */
  const downMillis = (state: MatchState): number => {
    // The last row may be that of a pause: what it made up for must not be made up for again.
    const lastSign = Math.max(aliveAt ?? 0, state.updatedAt);
    return Math.max(0, startedAt - lastSign);
  };
  const load = async (id: string): Promise<LiveMatch | null> => {
    const rows = await store.read(id);
    if (rows.length === 0) return null;
    const state = foldLog(rows, games);
    const match = open(state);
    await match.resume(downMillis(state));
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
      const { id, game, visibility, at } = created;
      const listing = { game, visibility, status: 'lobby', updatedAt: at } as const;
      const row = JSON.stringify(created);
      const appended = await store.append({ match: id, seq: 0, row, listing });
      if (appended === 'conflict') throw new Error(`match id ${id} was drawn twice`);
      const match = open(beginMatch(created, games));
      loading.set(id, Promise.resolve(match));
      return match;
    },
  };
}

/** How many open matches one guest may be in. */
interface Quota {
  readonly fault: (guest: string) => Refusal | null;
  /** Gets a guest into one more match. Those being entered count already: many at once get no further. */
  readonly enter: <T>(guest: string, task: () => Promise<T>) => Promise<T | Refusal>;
}

function openQuota(live: ReadonlyMap<string, LiveMatch>, most: number): Quota {
  const entering = new Map<string, number>(); // how many matches each guest is about to be in
  const fault = (guest: string): Refusal | null => {
    const mine = [...live.values()].filter(({ state }) => isOpen(state) && concerns(state, guest));
    const open = mine.length + (entering.get(guest) ?? 0);
    return open < most ? null : deny('tooManyMatches', { open });
  };
  return {
    fault,
    enter: async (guest, task) => {
      const limit = fault(guest);
      if (limit !== null) return limit;
      const count = (change: 1 | -1): void =>
        void entering.set(guest, (entering.get(guest) ?? 0) + change);
      count(1);
      try {
        return await task();
      } finally {
        count(-1);
        if (entering.get(guest) === 0) entering.delete(guest);
      }
    },
  };
}

/** Notes that the host is alive, closes lobbies nobody came to, and forgets what is over. Returns how to end it. */
function keepUp(services: Services, { live, drop }: InMemory): () => void {
  const { store, now, log } = services;
  const sweep = async (): Promise<void> => {
    for (const [id, match] of live) {
      if (match.listeners() > 0) continue;
      const stale = now() - match.state.updatedAt > LOBBY_LIFE;
      if (match.state.status === 'lobby' && stale) await match.close();
      if (!isOpen(match.state)) drop(id);
    }
  };
  const sweeper = every(services, SWEEP_EVERY, () => {
    sweep().catch((error: unknown) => log.error({ error }, 'sweep failed'));
  });
  const heart = every(services, ALIVE_EVERY, () => {
    store.markAlive(now()).catch((error: unknown) => log.error({ error }, 'heartbeat failed'));
  });
  return () => {
    sweeper();
    heart();
  };
}

const isOpen = (match: MatchState): boolean =>
  match.status === 'lobby' || match.status === 'running';

const plays = (match: MatchState, guest: string): boolean =>
  seatsOf(match, guest).length > 0 || relievedSeatsOf(match, guest).length > 0;

const concerns = (match: MatchState, guest: string): boolean =>
  isCreator(match, guest) || plays(match, guest);
