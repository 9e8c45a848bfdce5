import { GAMES } from '@fathom/games';
import { chanceFrom, steadyClock } from '@fathom/host';
import type { AskedIds, Chance, Clock } from '@fathom/host';
import type { Playable } from '@fathom/kit';
import { codeId } from './code-id.ts';
import { newSeed } from './keys.ts';

/** What the server takes from the world around it. Tests bring their own. */
export interface ServerRuntime extends Clock {
  readonly beat: number; // milliseconds between two pings of a socket
  readonly noticeEvery: number; // milliseconds from one look for notices to the next
  readonly chance: Chance;
  readonly askedIds?: AskedIds; // without: they follow from the server's secret
  readonly games: readonly Playable[];
  readonly botThread: URL; // the code that bots of these games think in
  readonly botPatience: number; // milliseconds until a silent thread of theirs is replaced
  readonly code: () => string; // as in `Services`
  readonly logTo: { readonly write: (line: string) => void } | null; // null: standard output
}

export const BEAT: number = 7_000; // a dead connection is noticed within two beats

export const REAL_RUNTIME: ServerRuntime = {
  ...steadyClock({
    wall: Date.now,
    monotonic: () => performance.now(),
    after: (millis, run) => {
      const timer = setTimeout(run, millis).unref();
      return () => clearTimeout(timer);
    },
  }),
  after: (millis, run) => {
    const timer = setTimeout(run, millis);
    return () => clearTimeout(timer);
  },
  code: codeId,
  beat: BEAT,
  noticeEvery: 1_000,
  chance: chanceFrom(newSeed),
  games: GAMES,
  botThread: new URL('./bots/worker.ts', import.meta.url),
  botPatience: 10_000,
  logTo: null,
};
