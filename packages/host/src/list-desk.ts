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
  list(): void;
  /** Somebody has come to the table: what their list had for them they see there. */
  cameToTable(guest: string): void;
  /** Somebody has gone: where the match waits for them, their list says so from now on. */
  leftTable(guest: string): void;
  /** Other hosts show a match that they do not have in memory by its face. */
  renewFace(): void;
  stop(): void;
}
interface ListDeskParts extends Presence {
  readonly services: Services;
  readonly membership: Membership;
  readonly queue: Queue;
  readonly news: OwnNewsDesk;
}

const FACE_RENEWED = 5_000; // milliseconds after a row of a match that several hosts may have in lists

export function openListDesk(state: MatchState, parts: ListDeskParts): ListDesk {
  return new ListsOfMatch(state, parts);
}

class ListsOfMatch implements ListDesk {
  readonly #state: MatchState;
  readonly #parts: ListDeskParts;
  #renewing: CallOff | null = null;
  #isStopped = false;

  constructor(state: MatchState, parts: ListDeskParts) {
    this.#state = state;
    this.#parts = parts;
  }

  list(): void {
    const { services, membership, news } = this.#parts;
    const { store, log, now, downtime = 0 } = services;
    if (this.#isStopped || membership.term() === null) return; // the host that acts for it does
    const { id } = this.#state.created;
    const derived = derivedOf(this.#state, { now: now(), downtime }, this.#parts);
    news.wrote(derived.shown?.people ?? []);
    store
      .relist(id, this.#state.length, derived)
      .catch((error: unknown) => log.error({ match: id, err: error }, 'listing failed'));
  }

  leftTable(guest: string): void {
    if (!this.#parts.news.isOwed(guest)) return;
    this.list();
    this.#parts.services.followers?.changed(guest);
  }

  cameToTable(guest: string): void {
    const { services, queue, news } = this.#parts;
    const kept = services.store.news;
    if (kept === undefined || !news.mayHaveNews(guest) || !concerns(this.#state, guest)) return;
    const { id } = this.#state.created;
    // In its turn: what is being written of them now must not come after it.
    queue
      .run(async () => {
        if (this.#isStopped || !this.#parts.isHere(guest)) return;
        const wasThere = await kept.see(id, guest);
        news.saw(guest);
        if (wasThere) services.followers?.changed(guest);
      })
      .catch((error: unknown) => services.log.warn({ match: id, err: error }, 'news stay unseen'));
  }

  renewFace(): void {
    const { services } = this.#parts;
    if (services.peers === undefined || !isOpen(this.#state)) return;
    this.#renewing ??= services.after(FACE_RENEWED, () => {
      this.#renewing = null;
      if (isOpen(this.#state)) this.list();
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#renewing?.();
  }
}
