import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { UNITS, setUnit, unit } from '../units.ts';
import { NOTICE } from '../words.ts';
import './parts.css';

/** Said wherever the tables are used: on the table itself, over the tables, and in the rules. */
export function Notice(): JSX.Element {
  return (
    <p class="sd-notice">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3 22 20H2zM12 10v5M12 17.5v.5" />
      </svg>
      <span>{NOTICE}</span>
    </p>
  );
}

const NAMES = { ft: 'feet', m: 'metres' } as const;

export function Units(): JSX.Element {
  return (
    <span class="sd-units" role="group" aria-label="Depths in">
      <For each={UNITS}>
        {(each) => (
          <button
            type="button"
            aria-pressed={unit() === each}
            aria-label={`${each}, ${NAMES[each]}`}
            onClick={() => setUnit(each)}
          >
            {each}
          </button>
        )}
      </For>
    </span>
  );
}
