import { onCleanup } from 'solid-js';

const LONG = 450; // milliseconds

/** A finger that stays down: it looks, and does not press when it is lifted. */
export interface Hold {
  readonly down: (event: PointerEvent, look: () => void) => void;
  readonly up: () => void;
  readonly wasLong: () => boolean; // of the press that has just ended
}

export function createHold(): Hold {
  let timer: number | undefined;
  let isLong = false;
  const up = (): void => window.clearTimeout(timer);
  onCleanup(up);
  return {
    down: ({ pointerType }, look) => {
      up();
      isLong = false;
      if (pointerType !== 'touch') return;
      timer = window.setTimeout(() => {
        isLong = true;
        look();
      }, LONG);
    },
    up,
    wasLong: () => isLong,
  };
}
