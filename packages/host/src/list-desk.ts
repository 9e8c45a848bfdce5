import type { CallOff } from './clock.ts';
import { derivedOf } from './faces.ts';
import type { Presence } from './info.ts';
import type { OwnNewsDesk } from './own-news.ts';
import type { Membership } from './peers.ts';
import type { Queue } from './queue.ts';
import { concerns, isOpen } from './seating.ts';
import type { Services } from './services.ts';
import type { MatchState } from './state.ts';

/** What lists say of a live match, besides what its rows bring along. */
export interface ListDesk {
  /** How it is shown. If the store never hears of it, it is made from the log another time. */
  readonly list: () => void;
  /** Somebody has come to the table: what their list had for them they see there. */
  readonly cameToTable: (guest: string) => void;
  /** Somebody has gone: where the match waits for them, their list says so from now on. */
  readonly leftTable: (guest: string) => void;
  /** Other hosts show a match that they do not have in memory by its face. */
  readonly renewFace: () => void;
  readonly stop: () => void;
}
interface ListDeskParts extends Presence {
  readonly services: Services;
  readonly membership: Membership;
  readonly queue: Queue;
  readonly news: OwnNewsDesk;
}

const FACE_RENEWED = 5_000; // milliseconds after a row of a match that several hosts may have in lists

export function openListDesk(
  state: MatchState,
  { services, membership, queue, news, isHere }: ListDeskParts,
): ListDesk {
  const { store, log, now, followers, downtime = 0 } = services;
  const { id } = state.created;
  let renewing: CallOff | null = null;
  let isStopped = false;

  const list = (): void => {
    if (isStopped || membership.term() === null) return; // the host that acts for it does
    const derived = derivedOf(state, { now: now(), downtime }, { isHere });
    news.wrote(derived.shown?.people ?? []);
    store
      .relist(id, state.length, derived)
      .catch((error: unknown) => log.error({ match: id, err: error }, 'listing failed'));
  };
  return {
    list,
    leftTable: (guest) => {
      if (!news.isOwed(guest)) return;
      list();
      followers?.changed(guest);
    },
    cameToTable: (guest) => {
      const kept = store.news;
      if (kept === undefined || !news.mayHaveNews(guest) || !concerns(state, guest)) return;
      // In its turn: what is being written of them now must not come after it.
      queue
        .run(async () => {
          if (isStopped || !isHere(guest)) return;
          const wasThere = await kept.see(id, guest);
          news.saw(guest);
          if (wasThere) followers?.changed(guest);
        })
        .catch((error: unknown) => log.warn({ match: id, err: error }, 'news stay unseen'));
    },
    renewFace: () => {
      if (services.peers === undefined || !isOpen(state)) return;
      renewing ??= services.after(FACE_RENEWED, () => {
        renewing = null;
        if (isOpen(state)) list();
      });
    },
    stop: () => {
      isStopped = true;
      renewing?.();
    },
  };
}
