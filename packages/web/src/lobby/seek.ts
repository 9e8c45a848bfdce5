import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import { announce } from '../frame/announce.tsx';
import { goTo } from '../frame/router.ts';
import { play } from '../frame/sound.ts';
import { seekApi } from './seek-api.ts';
import { pairedTold } from '../net/follow.ts';
import { appWords } from '../words/app.ts';
import { seekWords } from '../words/seek.ts';
import { seekNoMore } from './seek-state.ts';

const SECOND = 1_000;
const ASK_EVERY = 4; // seconds: whoever does not ask any more does not seek any more

/** A search for somebody to play with, for as long as the component lives that calls it. */
export interface RunningSeek {
  readonly seconds: Accessor<number>; // since it began
  readonly problem: Accessor<string | null>;
}

export function createSeek(game: string): RunningSeek {
  const [seconds, setSeconds] = createSignal(0);
  const [problem, setProblem] = createSignal<string | null>(null);
  const began = performance.now();
  let id: string | null = null;
  let isOver = false;
  let isElsewhere = false; // another page of this person looks for something else

  const meet = async (match: string): Promise<void> => {
    if (isOver) return;
    isOver = true;
    await seekApi.join(match);
    announce(seekWords.found);
    play('turn');
    goTo(`/m/${match}`);
    seekNoMore();
  };
  const look = async (): Promise<void> => {
    const { seeks } = await seekApi.seeks();
    const own = seeks.find((seek) => seek.id === id);
    if (own?.match) await meet(own.match);
    else if (own !== undefined || isOver) return;
    // The server may have forgotten it, with the line or with itself; but another page may have begun one in its place.
    else if (seeks.length === 0) await begin();
    else giveWay();
  };
  /** Two that take each other's place would both find nobody. */
  const giveWay = (): void => {
    isOver = true;
    isElsewhere = true;
    window.clearInterval(timer);
  };
  const begin = async (): Promise<void> => {
    const seek = await seekApi.seek(game);
    if (isOver) await seekApi.endSeek(seek.id);
    else {
      ({ id } = seek);
      if (seek.match !== null) await meet(seek.match);
    }
  };
  const attempt = (what: () => Promise<void>): void => {
    what().then(
      () => setProblem(isElsewhere ? seekWords.elsewhere : null),
      (error: unknown) => {
        isOver = false;
        setProblem(error instanceof Error ? error.message : appWords.didNotWork);
      },
    );
  };
  const timer = window.setInterval(() => {
    setSeconds(Math.floor((performance.now() - began) / SECOND));
    if (!isOver && id !== null && seconds() % ASK_EVERY === 0) attempt(look);
  }, SECOND);
  onCleanup(() => {
    window.clearInterval(timer);
    if (isOver) return;
    isOver = true;
    if (id !== null) seekApi.endSeek(id).catch(() => undefined); // it ends by itself
  });
  // Heard by whichever socket the page has: sooner than it would be asked for.
  createEffect(
    on(
      pairedTold,
      (told) => {
        if (told !== null) attempt(() => meet(told.match));
      },
      { defer: true },
    ),
  );
  attempt(begin);
  return { seconds, problem };
}
