import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { isLooking } from '../../../frame/looking.ts';
import { settings } from '../../../frame/settings.ts';
import type { Desk } from '../desk/desk.ts';
import type { EngineRoom, HumMood } from './engine-room.ts';

const TOUCHES = ['pointerup', 'keydown'] as const;

/** The boat hums while it is played and looked at; browsers allow it once the page has been touched. */
export function Hum({ desk }: { readonly desk: Desk }): null {
  const [isTouched, setTouched] = createSignal(navigator.userActivation.hasBeenActive);
  for (const touch of TOUCHES)
    document.addEventListener(touch, () => setTouched(navigator.userActivation.hasBeenActive), {
      once: true,
      passive: true,
    });
  const isWanted = createMemo(
    () =>
      isTouched() &&
      settings().sound &&
      settings().ambience &&
      desk.isSeated() &&
      desk.view().phase === 'playing' &&
      isLooking(),
  );
  const mood = createMemo((): HumMood => {
    const { stop, standing } = desk.view();
    const side = desk.side();
    if (side !== null && standing[side].surfaced) return 'atTheSurface';
    return stop === null ? 'underWay' : 'halted';
  });
  const [room, setRoom] = createSignal<EngineRoom | null>(null);
  createEffect(
    on(isWanted, (wanted) => {
      if (!wanted) return;
      let isOver = false;
      import('./engine-room.ts').then(
        ({ openEngineRoom }) => isOver || setRoom(openEngineRoom()),
        () => {}, // a match is played without it as well
      );
      onCleanup(() => {
        isOver = true;
        room()?.stop();
        setRoom(null);
      });
    }),
  );
  createEffect(() => room()?.set(mood(), settings().loudness));
  return null;
}
