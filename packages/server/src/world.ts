import { GAMES } from '@fathom/games';
import type { Playable, Seed } from '@fathom/kit';
import { newMatchId, newSeed } from './match/keys.ts';

/** What the server takes from the world around it. Tests bring their own. */
export interface World {
  readonly now: () => number; // Unix time in milliseconds
  /** Runs something once so many milliseconds have passed, unless it is called off before. */
  readonly after: (millis: number, run: () => void) => CallOff;
  readonly beat: number; // milliseconds between two pings of a socket
  readonly chance: Chance;
  readonly games: readonly Playable[];
  readonly botThread: URL; // the code that bots of these games think in
  readonly botPatience: number; // milliseconds until a silent thread of theirs is replaced
  readonly logTo: { readonly write: (line: string) => void } | null; // null: standard output
}
export type CallOff = () => void;
/** Where a new match's luck and name come from. */
export interface Chance {
  readonly newSeed: () => Seed;
  readonly newMatchId: () => string;
}

export const BEAT: number = 7_000; // a dead connection is noticed within two beats

export const REAL_WORLD: World = {
  now: Date.now,
  after: (millis, run) => {
    const timer = setTimeout(run, millis);
    return () => clearTimeout(timer);
  },
  beat: BEAT,
  chance: { newSeed, newMatchId },
  games: GAMES,
  botThread: new URL('./bots/worker.ts', import.meta.url),
  botPatience: 10_000,
  logTo: null,
};

/** Runs something again and again, until it is called off. */
export function every({ after }: Pick<World, 'after'>, millis: number, run: () => void): CallOff {
  let callOff: CallOff;
  const wait = (): void => {
    callOff = after(millis, () => {
      wait();
      run();
    });
  };
  wait();
  return () => callOff();
}
