import { GAMES } from '@fathom/games';
import type { Clock } from '@fathom/host';
import type { Playable } from '@fathom/kit';

/** What the server takes from the world around it. Tests bring their own. */
export interface World extends Clock {
  readonly beat: number; // milliseconds between two pings of a socket
  readonly games: readonly Playable[];
  readonly botThread: URL; // the code that bots of these games think in
  readonly logTo: { readonly write: (line: string) => void } | null; // null: standard output
}

export const BEAT: number = 7_000; // a dead connection is noticed within two beats

export const REAL_WORLD: World = {
  now: Date.now,
  after: (millis, run) => {
    const timer = setTimeout(run, millis);
    return () => clearTimeout(timer);
  },
  beat: BEAT,
  games: GAMES,
  botThread: new URL('./bots/worker.ts', import.meta.url),
  logTo: null,
};
