import type { Seat } from '@fathom/kit';
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import { newLocalSeed } from '../net/random.ts';
import type { Asking } from './adviser.ts';
import type { ToAdviser } from './hint-worker.ts';
import { afterNews, CLOSED } from './state.ts';
import type { Hint } from './state.ts';

/** All that a hint needs of the table it is asked at. */
export interface HintSource {
  readonly game: string;
  readonly seats: Accessor<readonly Seat[]>;
  readonly view: Accessor<unknown>; // another one: something has happened
  readonly isYours: Accessor<boolean>; // something is waited for from this person
  readonly ask: (question: ToAdviser, onThinking: (name: string) => void) => Asking;
}
export interface HintDesk {
  readonly hint: Accessor<Hint>;
  readonly ask: () => void;
  readonly close: () => void;
}

/** One question at a time; its answer grows old with the next thing that happens, and goes when the turn is over. */
export function createHintDesk(source: HintSource): HintDesk {
  const [hint, setHint] = createSignal<Hint>(CLOSED);
  let asking: Asking | null = null;
  let question = 0; // the last one; answers to others are not wanted any more
  let isOld = false;

  const close = (): void => {
    question += 1;
    asking?.callOff();
    asking = null;
    setHint(CLOSED);
  };
  const think = async (own: number): Promise<void> => {
    let who = '';
    asking = source.ask(
      { game: source.game, seats: source.seats(), view: source.view(), seed: newLocalSeed() },
      (name) => {
        who = name;
        if (own === question) setHint({ is: 'thinking', who });
      },
    );
    const advice = await asking.answer;
    if (own === question) setHint({ is: 'told', who, advice, isOld });
  };
  const ask = (): void => {
    close();
    isOld = false;
    const own = question;
    setHint({ is: 'thinking', who: null });
    think(own).catch((error: unknown) => {
      if (own === question) setHint({ is: 'failed', why: reasonOf(error) });
    });
  };
  createEffect(
    on(
      source.view,
      () => {
        isOld = true;
        setHint((now) => afterNews(now, source.isYours()));
      },
      { defer: true },
    ),
  );
  onCleanup(close);
  return { hint, ask, close };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
