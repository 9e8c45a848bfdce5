import { createSignal, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';

/** Whether the page is shown in this way, for what styles alone cannot decide. */
export function createMedia(query: string): Accessor<boolean> {
  const list = window.matchMedia(query);
  const [matches, setMatches] = createSignal(list.matches);
  const change = (event: MediaQueryListEvent): void => void setMatches(event.matches);
  list.addEventListener('change', change);
  onCleanup(() => list.removeEventListener('change', change));
  return matches;
}
