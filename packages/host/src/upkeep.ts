import { endingDue } from './attention.ts';
import { CannotLoad, NewerVersion } from './cannot-load.ts';
import { every } from './clock.ts';
import type { InMemory } from './in-memory.ts';
import type { LiveMatch } from './live-match.ts';
import { openFaceMaker } from './make-faces.ts';
import type { Services } from './services.ts';
import { StoreFailure } from './store.ts';
import type { Waking, WakeQuery } from './store.ts';

const SWEEP_EVERY = 20_000;
const ALIVE_EVERY = 5_000;
const LEFT_BEHIND_EVERY = 2_000; // what another host has left behind is looked for
const AHEAD = 60_000; // so long before something falls due its match is loaded
const PAGE = 100;
const FACES_A_SWEEP = 500;
const TRY_AGAIN = 24 * 3_600_000; // with a match that could not be loaded
const TRY_AGAIN_SOON = 10_000;
const FACES_ANEW = 10 * 60_000; // with several hosts a face may be missing at any time

/** After all those that are in memory, or were when their host ended. */
const AFTER_AWAKE: Waking = { wakeAt: 1, match: '' };

/** What a host does by itself: it says that it is alive, ends what nobody comes to, loads what falls due, lets go of the rest. */
export interface Upkeep {
  /** After a start. Until it is done the host does not count as alive: what is not taken up yet stands still. */
  readonly takeUpAll: () => Promise<void>;
  /** Says whether all that was to be taken up is. */
  readonly stop: () => { readonly isTakenUp: boolean };
}

export function keepUp(services: Services, inMemory: InMemory): Upkeep {
  const { store, now, log } = services;
  const { live, find, release, downtime } = inMemory;
  const faces = openFaceMaker(services, downtime);
  let facesMade = ''; // up to this id
  let facesAt = now(); // when the first was made
  let watchesStore = false; // only a host that was asked to: others leave alone what is not theirs
  let isTakingUp = false;
  let isSweeping = false;
  let isStopped = false;

  const endIfDue = async (match: LiveMatch): Promise<void> => {
    if (match.isWatched() || !match.isKept()) return;
    const reason = endingDue(match.state, inMemory.quietSince(match), now());
    if (reason !== null) await match.close(reason);
  };
  /** One match that cannot be loaded must not keep the others from going on. */
  const complain = (id: string, error: unknown): void => {
    if (error instanceof StoreFailure) throw error;
    if (error instanceof CannotLoad) log.warn({ match: id }, `${UNREADABLE}: ${error.message}`);
    else log.error({ match: id, err: error }, UNREADABLE);
  };
  const takeUp = async (id: string): Promise<void> => {
    if (live.has(id)) return;
    try {
      const match = await find(id, 'unasked');
      if (match === null) return;
      await endIfDue(match);
      if (match.isKept()) await release(match); // else another host acts for it, or this one will soon
    } catch (error) {
      complain(id, error);
      // A newer host may take it up, which will be there soon.
      const wakeAt = now() + (error instanceof NewerVersion ? TRY_AGAIN_SOON : TRY_AGAIN);
      await store.rest(id, { wakeAt, quietSince: null, timed: false, downtime });
    }
  };
  const takeUpEach = async (query: Omit<WakeQuery, 'limit'>): Promise<void> => {
    let { after } = query;
    for (;;) {
      const page = await store.wakes({ ...query, ...(after && { after }), limit: PAGE });
      for (const { match } of page) {
        if (isStopped) return;
        await takeUp(match);
      }
      after = page.at(-1);
      if (after === undefined) return;
    }
  };
  /** Clocks stood still while no host was there, so they are due later by that. */
  const takeUpDue = async (by: number, after?: Waking): Promise<void> => {
    await takeUpEach({ timed: false, by, ...(after && { after }) });
    await takeUpEach({ timed: true, by: by - downtime });
  };
  /** What older versions wrote has nothing for lists to show. Each is tried once a run. */
  const makeFaces = async (): Promise<void> => {
    if (services.peers !== undefined && now() - facesAt > FACES_ANEW) {
      facesMade = '';
      facesAt = now();
    }
    const ids = await store.unlisted({ limit: FACES_A_SWEEP, after: facesMade });
    for (const id of ids) {
      if (isStopped) return;
      await faces.make(id).catch((error: unknown) => complain(id, error));
      facesMade = id;
    }
  };
  const sweep = async (): Promise<void> => {
    const unwatched = [...live.values()].filter((match) => !match.isWatched());
    for (const match of unwatched) await endIfDue(match);
    await inMemory.releaseIdle();
    if (!watchesStore) return;
    if (services.peers === undefined) await takeUpDue(now() + AHEAD, AFTER_AWAKE);
    await makeFaces();
  };
  const stopSweeping = every(services, SWEEP_EVERY, () => {
    if (isSweeping || isTakingUp) return;
    isSweeping = true;
    sweep()
      .catch((error: unknown) => log.error({ err: error }, 'sweep failed'))
      .finally(() => (isSweeping = false));
  });
  const stopTakingUp =
    services.peers === undefined
      ? null
      : every(services, LEFT_BEHIND_EVERY, () => {
          if (!watchesStore || isTakingUp) return;
          isTakingUp = true;
          takeUpDue(now() + AHEAD)
            .catch((error: unknown) => log.error({ err: error }, 'nothing could be taken up'))
            .finally(() => (isTakingUp = isStopped));
        });
  const stopHeart = every(services, ALIVE_EVERY, () => {
    if (isTakingUp) return;
    store
      .markAlive(now(), downtime)
      .catch((error: unknown) => log.error({ err: error }, 'heartbeat failed'));
  });
  return {
    takeUpAll: async () => {
      isTakingUp = true;
      watchesStore = true;
      try {
        await takeUpDue(now());
      } finally {
        isTakingUp = isStopped;
      }
    },
    stop: () => {
      isStopped = true;
      stopSweeping();
      stopTakingUp?.();
      stopHeart();
      return { isTakenUp: !isTakingUp };
    },
  };
}

const UNREADABLE = 'a match could not be loaded';
