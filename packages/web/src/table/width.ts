import { createSignal, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import { inTurn } from './in-turn.ts';

/** How much room an element has. */
export interface Width {
  readonly of: (element: Element) => void; // a ref
  readonly now: Accessor<number | null>; // in pixels; null: not laid out yet
}

/** Learns it from the layout that the page makes anyway, and tells it in a task of its own. */
export function createWidth(): Width {
  const [now, setNow] = createSignal<number | null>(null);
  let callOff: (() => void) | null = null;
  const observer = new ResizeObserver((entries) => {
    const width = entries.at(-1)?.contentRect.width;
    callOff?.();
    if (width !== undefined && width !== now()) callOff = inTurn(() => setNow(width));
  });
  onCleanup(() => {
    callOff?.();
    observer.disconnect();
  });
  return { of: (element) => observer.observe(element), now };
}
