import type { ClockRule } from '@fathom/kit';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { clockWords } from '../words/clocks.ts';
import { formWords } from '../words/set-up.ts';

const CLOCKS: readonly ClockRule[] = [
  { type: 'none' },
  { type: 'move', seconds: 30 },
  { type: 'move', seconds: 120 },
  { type: 'bank', minutes: 5, increment: 5 },
  { type: 'bank', minutes: 15, increment: 10 },
  { type: 'days', days: 1 },
  { type: 'days', days: 3 },
];

interface ClockFieldProps {
  readonly chosen: ClockRule;
  readonly onChange: (rule: ClockRule) => void;
}

export function ClockField(props: ClockFieldProps): JSX.Element {
  return (
    <div class="option">
      <label for="clock">{formWords.clock}</label>
      <select
        id="clock"
        aria-describedby="clock-help"
        onChange={(event) =>
          props.onChange(CLOCKS[event.currentTarget.selectedIndex] ?? { type: 'none' })
        }
      >
        <For each={CLOCKS}>
          {(rule) => (
            <option selected={clockWords(rule) === clockWords(props.chosen)}>
              {clockWords(rule)}
            </option>
          )}
        </For>
      </select>
      <p id="clock-help">{formWords.clockHelp}</p>
    </div>
  );
}

/** A clock that was chosen before, if it can still be chosen. */
export const knownClock = (rule: ClockRule | undefined): ClockRule =>
  CLOCKS.find((known) => JSON.stringify(known) === JSON.stringify(rule)) ?? { type: 'none' };
