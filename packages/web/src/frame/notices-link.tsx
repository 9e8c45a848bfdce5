import type { JSX } from 'solid-js';
import { noticesLinkWords } from '../words/app.ts';

/** The way to notices, in the header of every page: a bell, since there is little room. */
export function NoticesLink(): JSX.Element {
  return (
    <a class="notices-link" href="/notices" aria-label={noticesLinkWords.label}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          d="M10 2.5a5 5 0 0 0-5 5v3.2L3.2 14h13.6L15 10.7V7.5a5 5 0 0 0-5-5ZM8 15.5a2 2 0 0 0 4 0"
          fill="none"
          stroke="currentcolor"
          stroke-width="1.6"
          stroke-linejoin="round"
        />
      </svg>
    </a>
  );
}
