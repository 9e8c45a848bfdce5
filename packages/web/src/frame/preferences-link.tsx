import type { JSX } from 'solid-js';
import { preferencesLinkWords } from '../words/app.ts';

/** The way to everything somebody may prefer: sliders, since there is little room. */
export function PreferencesLink(): JSX.Element {
  return (
    <a class="preferences-link" href="/preferences" aria-label={preferencesLinkWords.label}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          d="M2.5 5.5h6M12.5 5.5h5M2.5 14.5h3M9.5 14.5h8M8.5 5.5a2 2 0 1 0 4 0 2 2 0 0 0-4 0M5.5 14.5a2 2 0 1 0 4 0 2 2 0 0 0-4 0"
          fill="none"
          stroke="currentcolor"
          stroke-width="1.6"
          stroke-linecap="round"
        />
      </svg>
    </a>
  );
}
