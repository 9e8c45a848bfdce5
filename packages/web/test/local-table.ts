import { apply } from '@fathom/kit';
import type { Playable, Seat } from '@fathom/kit';
import { depthChargePlayable } from '@fathom/depth-charge/playable';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { ClientMessage, MatchInfo, ServerMessage } from '@fathom/protocol';
import { expect } from 'vitest';
import { openLocalHost } from '../src/offline/local-host.ts';
import type { HostServices, LocalHost } from '../src/offline/local-host.ts';
import type { LocalWanted } from '../src/offline/local-match.ts';
import type { LocalStore } from '../src/offline/local-store.ts';

export const BLACK = 'black' as Seat;
export const RED = 'red' as Seat;
export const WANTED: LocalWanted = {
  match: 'k7m2p9qx',
  game: 'depth-charge',
  options: { first: 'black' },
  seats: { black: 'me', red: { bot: 'mate' } },
  pace: 'human',
};

/** A page at a local table: what it was told, and what it knows by folding it. */
export interface Page {
  readonly host: LocalHost;
  readonly told: readonly ServerMessage[];
  readonly view: () => unknown;
  readonly info: () => MatchInfo | null;
  readonly say: (message: ClientMessage) => void;
  readonly join: () => void;
  /** The first message that satisfies, told already or still to come. */
  readonly until: (isIt: (message: ServerMessage) => boolean) => Promise<ServerMessage>;
}
export interface PageOptions {
  readonly wanted?: LocalWanted;
  readonly rules?: Playable;
  readonly after?: HostServices['after'];
  readonly now?: HostServices['now'];
}

const seeds = new Map<string, number>();
/** Different each time, and the same in every run of a test, whatever ran before it. */
function newSeed(): string {
  const { currentTestName = '' } = expect.getState();
  const seed = (seeds.get(currentTestName) ?? 0) + 1;
  seeds.set(currentTestName, seed);
  return seed.toString(16).padStart(64, '0');
}

const soon: HostServices['after'] = (_millis, task) => {
  const timer = setTimeout(task);
  return () => clearTimeout(timer);
};

export function openPage(store: LocalStore, options: PageOptions = {}): Page {
  const told: ServerMessage[] = [];
  const waiting = new Set<() => void>();
  let view: unknown = null;
  let n = -1;
  let info: MatchInfo | null = null;
  const post = (message: ServerMessage): void => {
    const sent = structuredClone(message); // as between a worker and its page
    told.push(sent);
    if (sent.t === 'welcome') {
      info = sent.match;
      view = sent.table?.view;
      n = sent.table?.n ?? -1;
    }
    if (sent.t === 'match') info = sent.match;
    if (sent.t === 'update') {
      if (sent.n !== n + 1) throw new Error(`message ${sent.n} after ${n}`);
      n = sent.n;
      view = apply(view, sent.patch);
    }
    for (const look of waiting) look();
  };
  const wanted = options.wanted ?? WANTED;
  const host = openLocalHost(wanted, {
    post,
    store,
    rules: async () => options.rules ?? depthChargePlayable,
    newSeed,
    now: options.now ?? Date.now,
    after: options.after ?? soon,
    fail: (error) => {
      throw error;
    },
  });
  return {
    host,
    told,
    view: () => view,
    info: () => info,
    say: host.hear,
    join: () => host.hear({ t: 'join', v: PROTOCOL_VERSION, match: wanted.match }),
    until: (isIt) =>
      new Promise((resolve) => {
        let seen = 0;
        const look = (): void => {
          while (seen < told.length) {
            const message = told[seen++];
            if (message === undefined || !isIt(message)) continue;
            waiting.delete(look);
            return resolve(message);
          }
          return undefined;
        };
        waiting.add(look);
        look();
      }),
  };
}
