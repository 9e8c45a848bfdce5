import { depthChargePlayable } from '@fathom/depth-charge/playable';
import { NO_LOG } from '@fathom/host';
import type { VirtualClock } from '@fathom/host';
import { apply } from '@fathom/kit';
import type { Playable, Seat } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { ClientMessage, Join, MatchInfo, ServerMessage } from '@fathom/protocol';
import { expect } from 'vitest';
import type { LocalStore } from '../src/offline/browser-store.ts';
import { openLocalHost } from '../src/offline/local-host.ts';
import type { LocalHost, LocalServices } from '../src/offline/local-host.ts';
import type { LocalWanted } from '../src/offline/local-match.ts';

export const BLACK = 'black' as Seat;
export const RED = 'red' as Seat;
export const WANTED: LocalWanted = {
  match: 'k7m2p9qx',
  game: 'depth-charge',
  options: { first: 'black' },
  seats: { black: 'me', red: { bot: 'mate' } },
  clock: { type: 'none' },
  pace: 'human',
};

/** A page at a local table: what it was told, and what it knows by folding it. */
export interface Page {
  readonly host: Promise<LocalHost>;
  readonly told: readonly ServerMessage[];
  readonly texts: readonly string[]; // the same as it came over the wire
  readonly view: () => unknown;
  readonly info: () => MatchInfo | null;
  readonly say: (message: ClientMessage) => void;
  readonly join: (seen?: Join['seen']) => void;
  readonly seen: () => Join['seen'];
  /** The first message that satisfies, told already or still to come. */
  readonly until: (isIt: (message: ServerMessage) => boolean) => Promise<ServerMessage>;
  readonly close: () => Promise<void>;
}
export interface PageOptions extends Partial<
  Pick<LocalServices, 'after' | 'now' | 'newSeed' | 'fail'>
> {
  readonly wanted?: LocalWanted;
  readonly rules?: Playable;
  readonly knows?: Page; // a page that was there before, and has lost its line
}

const seeds = new Map<string, number>();
/** Different each time, and the same in every run of a test, whatever ran before it. */
function newSeed(): string {
  const { currentTestName = '' } = expect.getState();
  const seed = (seeds.get(currentTestName) ?? 0) + 1;
  seeds.set(currentTestName, seed);
  return seed.toString(16).padStart(64, '0');
}

const UPKEEP = 5_000;
/** Nobody waits for bots; what the host does every few seconds it does as ever. */
const soon: LocalServices['after'] = (millis, task) => {
  const timer = setTimeout(task, millis < UPKEEP ? 0 : millis);
  return () => clearTimeout(timer);
};
export const never: Pick<LocalServices, 'after'> = { after: () => () => {} };

/** Lets time pass in steps, so that whatever a timer sets off is done before the next one rings. */
export async function pass(clock: VirtualClock, millis: number): Promise<void> {
  let left = millis;
  for (;;) {
    await settle();
    const next = Math.min(...clock.awaited());
    if (next > left) break;
    clock.pass(next);
    left -= next;
  }
  clock.pass(left);
  await settle();
}
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

export function openPage(store: LocalStore, options: PageOptions = {}): Page {
  const told: ServerMessage[] = [];
  const texts: string[] = [];
  const waiting = new Set<() => void>();
  let view: unknown = options.knows?.view() ?? null;
  let you: readonly Seat[] = options.knows?.seen()?.as ?? [];
  let n = options.knows?.seen()?.n ?? -1;
  let info: MatchInfo | null = null;
  const update = (news: { readonly n: number; readonly patch: unknown }): void => {
    if (news.n !== n + 1) throw new Error(`message ${news.n} after ${n}`);
    n = news.n;
    view = apply(view, news.patch as never);
  };
  const take = (sent: ServerMessage): void => {
    if (sent.t === 'welcome' || sent.t === 'resumed') you = sent.you;
    if (sent.t === 'welcome' || sent.t === 'resumed' || sent.t === 'match') info = sent.match;
    if (sent.t === 'welcome') {
      view = sent.table?.view;
      n = sent.table?.n ?? -1;
    }
    if (sent.t === 'resumed') sent.missed.forEach(update);
    if (sent.t === 'update') update(sent);
    if (sent.t === 'paper') view = apply(view, sent.patch);
  };
  const wanted = options.wanted ?? WANTED;
  const say = (message: ClientMessage): void => void host.then(({ hear }) => hear(message));
  const seen = (): Join['seen'] => (n < 0 ? undefined : { as: you, n });
  const join: Page['join'] = (known) =>
    say({
      t: 'join',
      v: PROTOCOL_VERSION,
      match: wanted.match,
      ...(known === undefined ? {} : { seen: known }),
    });
  const host = openLocalHost(wanted, {
    game: options.rules ?? depthChargePlayable,
    store,
    newSeed: options.newSeed ?? newSeed,
    now: options.now ?? Date.now,
    calendar: options.now ?? Date.now,
    after: options.after ?? soon,
    log: NO_LOG,
    send: (text) => {
      const message = JSON.parse(text) as ServerMessage;
      texts.push(text);
      told.push(message);
      take(message);
      for (const look of waiting) look();
    },
    dismiss: () => {
      if (!closed) join(seen());
    },
    fail:
      options.fail ??
      ((error) => {
        throw error;
      }),
  });
  let closed = false;
  return {
    host,
    told,
    texts,
    view: () => view,
    info: () => info,
    say,
    join,
    seen,
    until: (isIt) =>
      new Promise((resolve) => {
        let looked = 0;
        const look = (): void => {
          while (looked < told.length) {
            const message = told[looked++];
            if (message === undefined || !isIt(message)) continue;
            waiting.delete(look);
            return resolve(message);
          }
          return undefined;
        };
        waiting.add(look);
        look();
      }),
    close: async () => {
      closed = true;
      await (await host).close();
    },
  };
}

/** A page that was welcomed. */
export async function joined(page: Page): Promise<Page> {
  page.join(page.seen());
  await page.until(({ t }) => t === 'welcome' || t === 'resumed');
  return page;
}

export const isReply =
  (id: string) =>
  (message: ServerMessage): boolean =>
    're' in message && message.re === id;
