import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { BoardMoment, Station } from '../../games/game-client.ts';
import { mayMove } from '../settings.ts';

export const LONGEST_MOMENT = 1_500; // milliseconds
const MOST_WAITING = 3; // what is further behind than that has passed

/** What is staged over the board, one after another. */
export interface Moments {
  readonly now: Accessor<BoardMoment | null>; // null: the board lies open
  readonly add: (moments: readonly BoardMoment[]) => void;
}

interface Staged {
  readonly station: Accessor<Pick<Station, 'momentOf'>>;
  readonly news: Accessor<readonly unknown[]>;
  readonly isLive: Accessor<boolean>; // what comes with its becoming so was missed, and is not made up for
}

/** Nothing waits for a moment: a tap or a key ends all of them and still does what it does. */
export function createMoments({ station, news, isLive }: Staged): Moments {
  const [queue, setQueue] = createSignal<readonly BoardMoment[]>([]);
  const now = createMemo(() => queue()[0] ?? null);
  const add = (moments: readonly BoardMoment[]): void => {
    if (moments.length === 0 || !mayMove() || document.visibilityState !== 'visible') return;
    // Copies: a game may stage one and the same thing twice.
    const staged = moments.map((moment) => ({ ...moment }));
    setQueue((before) => [...before, ...staged].slice(-MOST_WAITING));
  };
  createEffect(
    on([news, isLive] as const, ([events], before) => {
      if (before === undefined || before[0] === events || !before[1]) return;
      add(events.flatMap((event) => station().momentOf?.(event as never) ?? []));
    }),
  );
  const end = (): void => void setQueue([]);
  const next = (): void => void setQueue((before) => before.slice(1));
  createEffect(
    on(now, (moment) => {
      if (moment === null) return;
      const timer = window.setTimeout(next, Math.min(moment.lasts, LONGEST_MOMENT));
      for (const sign of SIGNS) window.addEventListener(sign, end, CAPTURED);
      onCleanup(() => {
        window.clearTimeout(timer);
        for (const sign of SIGNS) window.removeEventListener(sign, end, CAPTURED);
      });
    }),
  );
  return { now, add };
}

const SIGNS = ['pointerdown', 'keydown'] as const;
const CAPTURED = { capture: true, passive: true } as const;
