import { onCleanup } from 'solid-js';
import { afterFrame } from './in-turn.ts';

/** Does something about a list once it is drawn, and again whenever it has grown or has another height. */
export function followList(list: HTMLElement, look: () => void): void {
  let callOff: (() => void) | null = null;
  const lookSoon = (): void => {
    callOff ??= afterFrame(() => {
      callOff = null;
      look();
    });
  };
  const observer = new MutationObserver(lookSoon);
  observer.observe(list, { childList: true });
  const resized = new ResizeObserver(lookSoon);
  resized.observe(list);
  lookSoon();
  onCleanup(() => {
    observer.disconnect();
    resized.disconnect();
    callOff?.();
  });
}

/** Keeps the last line in sight. */
export const keepAtEnd = (list: HTMLElement): void =>
  followList(list, () => {
    list.scrollTop = list.scrollHeight;
  });
