import { canRest, isForBots, KEPT_IDLE, restOf } from './attention.ts';
import { noteGone, peopleAt } from './cards.ts';
import { derivedOf, shownOf } from './faces.ts';
import { keepBookmark } from './keep-bookmark.ts';
import { loadMatch, loadFromBookmark } from './load-log.ts';
import { openLoadQueue } from './load-queue.ts';
import type { LoadUrgency } from './load-queue.ts';
import { openLiveMatch } from './live-match.ts';
import type { LiveMatch } from './live-match.ts';
import { openPauses } from './pauses.ts';
import type { LastRun } from './pauses.ts';
import { openMembership } from './membership.ts';
import type { HeardMembership } from './membership.ts';
import type { Created } from './rows.ts';
import { isOpen } from './seating.ts';
import type { Services } from './services.ts';
import { beginMatch } from './state.ts';
import type { MatchState } from './state.ts';

/** The matches in memory, how they get there, and how they leave. */
export interface InMemory {
  readonly live: ReadonlyMap<string, LiveMatch>;
  readonly downtime: number; // as in `Rest`
  readonly find: (id: string, urgency?: LoadUrgency) => Promise<LiveMatch | null>;
  /** null: there is a match of that id. */
  readonly make: (created: Created) => Promise<LiveMatch | null>;
  readonly drop: (id: string) => void;
  /** Since when nobody has been in this match. */
  readonly quietSince: (match: LiveMatch) => number;
  /** Lets a match go that nobody needs now; the store notes when to look at it again. */
  readonly release: (match: LiveMatch) => Promise<void>;
  /** Lets go of all that nobody has asked for in a while. */
  readonly releaseIdle: () => Promise<void>;
}

/** A match in memory, and what is known of it besides. */
interface Resident {
  readonly match: LiveMatch;
  readonly membership: HeardMembership;
  readonly quietSince: number; // nobody has been in it since then, unless somebody came after it was loaded
  isResumed: boolean;
}

/** Of matches that nobody listens to: beyond so many bytes those not asked for longest go at once. */
const IDLE_BYTES = 32 * 1024 * 1024;
const BYTES_OF_ANY = 16 * 1024; // what a match takes besides its log

const GRACE = 10_000; // whoever has just asked for a match is about to do something with it

export function openInMemory(services: Services, lastRun: LastRun): InMemory {
  const { store, games, now } = services;
  const pauses = openPauses(lastRun, now);
  const { downtime } = pauses;
  const loading = new Map<string, Promise<LiveMatch | null>>();
  const live = new Map<string, LiveMatch>(); // those not asked for longest come first
  const askedAt = new Map<string, number>(); // of those in memory, or on their way there
  const residents = new Map<string, Resident>(); // of those that are live
  const shared = new Set<string>(); // at which another writer was seen after this host had taken them up
  const queue = openLoadQueue();
  const isAlone = services.peers === undefined; // nobody else goes on while this host is away
  let loadedBytes = 0; // since idle ones were last let go

  const open = (state: MatchState, quietSince: number, membership: HeardMembership): LiveMatch => {
    const { id } = state.created;
    let ahead = 0;
    // The clock of another writer without peers may be ahead, as another tab's. Its time is taken over: two that correct
    // each other would never end. Peers have one time.
    const followTime = (): void => {
      if (isAlone) ahead = Math.max(ahead, state.updatedAt - now());
    };
    if (shared.has(id)) followTime();
    const match = openLiveMatch(
      state,
      { ...services, downtime, loads: queue, now: () => now() + ahead },
      {
        membership,
        onMoved: followTime,
        onLost: () => {
          if (live.get(id) === match) dropShared(id); // it may have been loaded anew meanwhile
        },
      },
    );
    membership.hearFor(match);
    live.set(id, match);
    residents.set(id, { match, membership, quietSince, isResumed: false });
    return match;
  };
  const residentOf = (match: LiveMatch): Resident | null => {
    const resident = residents.get(match.state.created.id);
    return resident?.match === match ? resident : null;
  };
  const noteResumed = (match: LiveMatch): void => {
    const resident = residentOf(match);
    if (resident !== null) resident.isResumed = true;
  };
  const remove = (id: string): Resident | undefined => {
    const resident = residents.get(id);
    live.delete(id);
    residents.delete(id);
    loading.delete(id);
    askedAt.delete(id);
    void resident?.match.stop();
    return resident;
  };
  const drop = (id: string): void => remove(id)?.membership.leave();
  const dropShared = (id: string): void => {
    if (residents.get(id)?.isResumed === true) shared.add(id);
    drop(id);
  };
  const quietSince = (match: LiveMatch): number => {
    const resident = residentOf(match);
    if (resident === null || match.isWatched()) return now(); // what was let go is nobody's to end
    return Math.max(resident.quietSince, match.partedAt() ?? 0);
  };
  const noteAsked = (id: string): void => {
    askedAt.set(id, now());
    const match = live.get(id);
    if (match === undefined) return;
    live.delete(id);
    live.set(id, match);
  };
  const askedAgo = ({ state }: LiveMatch): number =>
    now() - (askedAt.get(state.created.id) ?? -Infinity);
  const release = async (match: LiveMatch): Promise<void> => {
    const { state } = match;
    const { id } = state.created;
    if (live.get(id) !== match || askedAgo(match) < GRACE || !canRest(match, now())) return;
    const moment = { now: now(), downtime };
    const rest = restOf(state, quietSince(match), moment);
    const shown = isOpen(state) && match.isKept() ? shownOf(state, moment, match) : null;
    const resident = remove(id); // at once: while the note is written somebody may come
    try {
      if (shown !== null) await store.rest(id, rest, shown);
    } finally {
      resident?.membership.leave();
    }
    if (shown === null && isOpen(state)) return; // the host that acts for it keeps one
    await keepBookmark(state, services).catch((error: unknown) =>
      services.log.warn({ match: id, err: error }, 'how a match stands could not be kept'),
    );
  };
  const releaseIdle = async (): Promise<void> => {
    const idle = [...live.values()].filter((match) => canRest(match, now()));
    let bytes = idle.reduce((sum, match) => sum + bytesOf(match), 0);
    loadedBytes = 0;
    for (const match of idle) {
      if (askedAgo(match) < KEPT_IDLE && bytes <= IDLE_BYTES) continue;
      bytes -= bytesOf(match);
      await release(match);
    }
  };
  /** What could not be let go stays a while longer; whoever is waiting for another match is not concerned. */
  const complain = (error: unknown): void =>
    services.log.warn({ err: error }, 'idle matches could not be let go');
  const load = async (id: string, urgency: LoadUrgency): Promise<LiveMatch | null> => {
    const membership = openMembership(services.peers, id);
    const read = async () => (await loadFromBookmark(services, id)) ?? loadMatch(store, games, id);
    const loaded = await read().catch((error: unknown) => {
      membership.leave();
      throw error;
    });
    if (loaded === null) {
      membership.leave();
      return null;
    }
    const { state, head } = loaded;
    const known = [...new Set([...peopleAt(state), ...state.authors])];
    await services.cards?.load(known).catch(() => undefined); // the log's own names will do
    noteGone(state, services.cards);
    const match = open(state, head.quietSince ?? now(), membership);
    try {
      // After a restart bots do not go on among themselves unless somebody asks for it.
      if (urgency === 'unasked' && isAlone && state.status === 'running' && isForBots(state))
        await match.close('botsAlone');
      else
        await match.resume(
          !isAlone || shared.has(id) ? 0 : pauses.owedTo(state, head),
          lastRun.aliveAt,
        );
    } catch (error) {
      if (live.get(id) === match) drop(id);
      throw error;
    }
    noteResumed(match);
    loadedBytes += bytesOf(match);
    if (loadedBytes > IDLE_BYTES / 4) await releaseIdle().catch(complain);
    return match;
  };
  return {
    live,
    downtime,
    drop: dropShared,
    release,
    releaseIdle,
    quietSince,
    find: (id, urgency = 'asked') => {
      if (urgency === 'asked') noteAsked(id);
      const known = loading.get(id);
      if (known !== undefined) return known;
      const found = queue.run(urgency, () => load(id, urgency));
      loading.set(id, found);
      const forget = (): void => {
        if (loading.get(id) === found) loading.delete(id);
        if (!live.has(id)) askedAt.delete(id);
      };
      found.then((match) => (match === null ? forget() : undefined), forget);
      return found;
    },
    make: async (created) => {
      const { id } = created;
      const row = JSON.stringify(created);
      const state = beginMatch(created, games, { bytes: row.length });
      const listing = derivedOf(state, { now: now(), downtime });
      const appended = await store.append({ match: id, seq: 0, row, listing, downtime });
      if (appended === 'conflict') return null;
      const match = open(state, now(), openMembership(services.peers, id));
      noteResumed(match);
      loading.set(id, Promise.resolve(match));
      noteAsked(id);
      return match;
    },
  };
}

const bytesOf = ({ state }: LiveMatch): number => state.counts.bytes + BYTES_OF_ANY;
