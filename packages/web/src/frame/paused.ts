import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Prompt, Station } from '../games/game-client.ts';
import type { MatchLink } from '../net/match-link.ts';
import { waiting } from '../table/prompt.ts';
import { tableWords } from '../words/table.ts';

type PausedLink = Pick<MatchLink, 'info' | 'offUntil' | 'clockSetAt'>;

/** Whether nobody can act just now, by agreement. It ends by itself, and nobody tells of that. */
export function createPaused(link: PausedLink): Accessor<boolean> {
  const [now, setNow] = createSignal(0);
  const until = createMemo((): number | null =>
    link.info()?.timeOff?.isPause === true ? link.offUntil() : null,
  );
  createEffect(
    on(until, (end) => {
      if (end === null) return;
      const wait = Math.max(0, end - performance.now()) + 1;
      const timer = window.setTimeout(() => setNow(performance.now()), wait);
      onCleanup(() => window.clearTimeout(timer));
    }),
  );
  return createMemo(() => (until() ?? 0) > Math.max(now(), link.clockSetAt()));
}

/** The same station, of which nothing is wanted while play is paused. */
export function pausable(station: Station, isPaused: Accessor<boolean>): Station {
  const paused = waiting(tableWords.pausedTitle, tableWords.pausedHint);
  return {
    ...station,
    prompt: (): Prompt => (isPaused() ? paused : station.prompt()),
    alsoWaiting: () => (isPaused() ? [] : (station.alsoWaiting?.() ?? [])),
  };
}

/** In what a match can be made to stand still: by agreement for days where it has a clock, in a pause where minutes count. */
export function timeOffKinds(
  link: MatchLink,
  isRealTime: boolean,
): { readonly days: boolean; readonly minutes: boolean } {
  const { clock, clocks = null } = link.info() ?? {};
  return {
    days: clocks !== null,
    minutes: isRealTime || clock?.type === 'move' || clock?.type === 'bank',
  };
}
