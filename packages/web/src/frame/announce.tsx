import { createSignal } from 'solid-js';
import type { JSX } from 'solid-js';

const [said, setSaid] = createSignal('', { equals: false });

/** Read out by screen readers; the same words stand in the log or on the page for everyone else. */
export const announce = (text: string): void => void setSaid(text);

export function Announcer(): JSX.Element {
  return (
    <div class="unseen" role="status" aria-live="polite" aria-atomic="true">
      {said()}
    </div>
  );
}
