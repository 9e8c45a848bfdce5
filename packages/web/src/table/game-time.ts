import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { GameTable } from '../games/game-client.ts';

const TICK = 250;

/** Game time as a signal. It looks at the clock only while somebody has to hurry. */
export function createGameTime(
  { time }: Pick<GameTable, 'time'>,
  isRunning: () => boolean,
): Accessor<number> {
  const [now, setNow] = createSignal(time());
  createEffect(
    on(createMemo(isRunning), (runs) => {
      setNow(time());
      if (!runs) return;
      const timer = window.setInterval(() => setNow(time()), TICK);
      onCleanup(() => window.clearInterval(timer));
    }),
  );
  return now;
}
