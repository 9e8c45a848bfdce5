import { createSignal } from 'solid-js';
import type { JSX } from 'solid-js';

const [said, setSaid] = createSignal('', { equals: false });
let news: string[] = [];
let next: string | null = null; // what is to be done now: read after what has happened

/**
 * Read out by screen readers; the same words stand in the log or on the page for everyone else.
 * What comes at one moment is read out as one, or the last word would drown the others.
 */
export function announce(text: string, when: 'now' | 'last' = 'now'): void {
  if (news.length === 0 && next === null) queueMicrotask(speak);
  if (when === 'now') news.push(text);
  else next = text;
}

function speak(): void {
  setSaid([...news, ...(next === null ? [] : [next])].join(' '));
  news = [];
  next = null;
}

export function Announcer(): JSX.Element {
  return (
    <div class="unseen" role="status" aria-live="polite" aria-atomic="true">
      {said()}
    </div>
  );
}
