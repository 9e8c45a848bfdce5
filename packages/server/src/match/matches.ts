import { refuse } from '@fathom/kit';
import type { Playable, Refusal } from '@fathom/kit';
import type { CreateMatch, MatchInfo, TakeSeat } from '@fathom/protocol';
import { StoreError } from '../store/index.ts';
import type { ListingsQuery, StoredRow } from '../store/index.ts';
import { planMatch, planRematch } from './creation.ts';
import { openLiveMatch } from './live-match.ts';
import type { LiveMatch } from './live-match.ts';
import type { Created, MatchRow } from './rows.ts';
import { isHost, relievedSeatsOf, seatsOf } from './seating.ts';
import type { Services } from './services.ts';
import { beginMatch, foldRow, UnknownRules } from './state.ts';
import type { MatchState } from './state.ts';
import { every } from '../world.ts';

const LOBBY_LIFE = 24 * 3_600_000;
const SWEEP_EVERY = 60_000;
const ALIVE_EVERY = 5_000;

/** A person, as far as a match cares. */
export interface Person {
  readonly guest: string;
  readonly name: string;
}
/** All matches of this server: those going on are in memory, the others are loaded when somebody asks. */
export interface Matches {
  readonly create: (ask: CreateMatch, by: Person) => Promise<LiveMatch | Refusal>;
  readonly sit: (match: LiveMatch, by: Person, request: TakeSeat) => Promise<Refusal | null>;
  /** Makes the match that follows, or finds it; its seats are kept for those who had them. */
  readonly rematch: (match: LiveMatch, by: Person) => Promise<LiveMatch | Refusal>;
  /** null: there is no such match. Throws UnknownRules for one that this version cannot play. */
  readonly find: (id: string) => Promise<LiveMatch | null>;
  readonly list: (query: Omit<ListingsQuery, 'visibility'>) => Promise<readonly MatchInfo[]>;
  readonly inMemory: () => Iterable<LiveMatch>;
  /** Takes up every open match after a start. */
  readonly resumeAll: () => Promise<void>;
  readonly stop: () => Promise<void>;
}
export interface MatchesOptions {
  readonly games: readonly Playable[];
  readonly openPerGuest: number;
  /** When the server before this one was last known to run. */
  readonly aliveAt: number | null;
}

export function openMatches(services: Services, options: MatchesOptions): Matches {
  const { store, now, log, chance } = services;
  const startedAt = now();
  const loading = new Map<string, Promise<LiveMatch | null>>();
  const live = new Map<string, LiveMatch>();
  const entering = new Map<string, number>(); // how many matches each guest is about to be in

  const open = (state: MatchState): LiveMatch => {
    const match = openLiveMatch(state, services, () => drop(state.created.id));
    live.set(state.created.id, match);
    return match;
  };
  const drop = (id: string): void => {
    const match = live.get(id);
    live.delete(id);
    loading.delete(id);
    void match?.stop();
  };
  const load = async (id: string): Promise<LiveMatch | null> => {
    const rows = await store.read(id);
    if (rows.length === 0) return null;
    const state = foldAll(rows, options.games);
    const match = open(state);
    await match.resume(downMillis(state));
    return match;
  };
  /** How long the server was down while this match went on. */
  const downMillis = (state: MatchState): number => {
    // The last row may be that of a pause: what it made up for must not be made up for again.
    const lastSign = Math.max(options.aliveAt ?? 0, state.updatedAt);
    return Math.max(0, startedAt - lastSign);
  };
  const find = (id: string): Promise<LiveMatch | null> => {
    const known = loading.get(id);
    if (known !== undefined) return known;
    const found = load(id);
    loading.set(id, found);
    const forget = (): void => void loading.delete(id);
    found.then((match) => (match === null ? forget() : undefined), forget);
    return found;
  };
  const make = async (created: Created): Promise<LiveMatch> => {
    const { id, game, visibility, at } = created;
    const listing = { game, visibility, status: 'lobby', updatedAt: at } as const;
    const row = JSON.stringify(created);
    const appended = await store.append({ match: id, seq: 0, row, listing });
    if (appended === 'conflict') throw new Error(`match id ${id} was drawn twice`);
    const match = open(beginMatch(created, options.games));
    loading.set(id, Promise.resolve(match));
    return match;
  };
  const tooMany = (guest: string): Refusal | null => {
    const mine = [...live.values()].filter(({ state }) => isOpen(state) && concerns(state, guest));
    const open = mine.length + (entering.get(guest) ?? 0);
    return open < options.openPerGuest
      ? null
      : refuse('tooManyMatches', `You have ${open} open matches: finish or leave one first.`);
  };
  /** Gets a guest into one more match. Those being entered count already: many at once get no further. */
  const enter = async <T>(guest: string, task: () => Promise<T>): Promise<T | Refusal> => {
    const limit = tooMany(guest);
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
  };
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

  return {
    find,
    inMemory: () => live.values(),
    create: async (ask, by) => {
      const plan = planMatch({ ...ask, creator: by.guest, at: now(), chance }, options.games);
      if ('code' in plan) return plan;
      return enter(by.guest, async () => {
        const match = await make(plan.created);
        for (const seat of plan.mine)
          await match.sit(by.guest, by.name, {
            seat,
            key: null,
            contribution: null,
            leave: null,
          });
        if (plan.mine.length === 0) await match.resume(0);
        return match;
      });
    },
    sit: (match, by, request) => {
      const take = () => match.sit(by.guest, by.name, request);
      return concerns(match.state, by.guest) ? take() : enter(by.guest, take);
    },
    rematch: async (match, by) => {
      if (match.state.status !== 'finished')
        return refuse('notOver', 'A rematch can be asked for once the match is over.');
      if (!plays(match.state, by.guest))
        return refuse('notYourSeat', 'Only its players can ask for a rematch.');
      const limit = tooMany(by.guest);
      if (limit !== null && match.state.rematch === null) return limit;
      const id = await match.follow(async (known) => {
        if (known !== null && (await find(known))?.state.status !== 'closed') return known;
        const next = await make(planRematch(match.state, { creator: by.guest, at: now(), chance }));
        return next.state.created.id;
      });
      const next = await find(id);
      return next ?? refuse('noSuchMatch', 'The rematch is gone.');
    },
    list: async (query) => {
      const listings = await store.listings({ ...query, visibility: 'public' });
      const found = await Promise.all(listings.map(({ match }) => find(match).catch(() => null)));
      return found.filter((match) => match !== null).map((match) => match.info());
    },
    resumeAll: async () => {
      for (const id of await store.openMatches())
        await find(id).catch((error: unknown) => {
          if (error instanceof StoreError) throw error;
          // One match that cannot be loaded must not keep the others from going on.
          if (error instanceof UnknownRules) log.warn({ match: id }, error.message);
          else log.error({ match: id, err: error }, 'a match could not be loaded');
        });
    },
    stop: async () => {
      sweeper();
      heart();
      await Promise.all([...live.values()].map((match) => match.stop()));
      await store.markAlive(now());
    },
  };
}

function foldAll(rows: readonly StoredRow[], games: readonly Playable[]): MatchState {
  const [first, ...rest] = rows.map(({ row }) => JSON.parse(row) as MatchRow);
  if (first?.type !== 'created') throw new Error('a log does not begin with "created"');
  const state = beginMatch(first, games);
  for (const row of rest) foldRow(state, row);
  return state;
}

const isOpen = (match: MatchState): boolean =>
  match.status === 'lobby' || match.status === 'running';

const plays = (match: MatchState, guest: string): boolean =>
  seatsOf(match, guest).length > 0 || relievedSeatsOf(match, guest).length > 0;

const concerns = (match: MatchState, guest: string): boolean =>
  isHost(match, guest) || plays(match, guest);
