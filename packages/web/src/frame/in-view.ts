import { createSignal, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';

const TOP = 46; // pixels
const MOST = 0.6;

/** Whether an element is to be seen: not scrolled away, nor hidden. */
export interface InView {
  readonly of: (element: Element) => void; // a ref
  readonly now: Accessor<boolean>;
}

/** `any`: a corner of it will do. `most`: what stays at the top of the window must not cover it. */
export function createInView(how: 'any' | 'most' = 'any'): InView {
  const [now, setNow] = createSignal(true);
  const isSeen = (entry: IntersectionObserverEntry | undefined): boolean => {
    if (entry === undefined) return true;
    return how === 'any' ? entry.isIntersecting : entry.intersectionRatio >= MOST;
  };
  const observer = new IntersectionObserver(
    (entries) => setNow(isSeen(entries.at(-1))),
    how === 'any' ? {} : { rootMargin: `-${TOP}px 0px 0px`, threshold: MOST },
  );
  onCleanup(() => observer.disconnect());
  return { of: (element) => observer.observe(element), now };
}
