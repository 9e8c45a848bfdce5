import type { ClockRule } from '@fathom/kit';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';

const CLOCKS: readonly { readonly label: string; readonly rule: ClockRule }[] = [
  { label: 'No clock', rule: { type: 'none' } },
  { label: '30 seconds a move', rule: { type: 'move', seconds: 30 } },
  { label: '2 minutes a move', rule: { type: 'move', seconds: 120 } },
  { label: '5 minutes + 5 seconds a move', rule: { type: 'bank', minutes: 5, increment: 5 } },
  { label: '15 minutes + 10 seconds a move', rule: { type: 'bank', minutes: 15, increment: 10 } },
  { label: '1 day a move', rule: { type: 'days', days: 1 } },
  { label: '3 days a move', rule: { type: 'days', days: 3 } },
];

export function ClockField(props: { readonly onChange: (rule: ClockRule) => void }): JSX.Element {
  return (
    <div class="option">
      <label for="clock">Clock</label>
      <select
        id="clock"
        aria-describedby="clock-help"
        onChange={(event) =>
          props.onChange(CLOCKS[event.currentTarget.selectedIndex]?.rule ?? { type: 'none' })
        }
      >
        <For each={CLOCKS}>{({ label }) => <option>{label}</option>}</For>
      </select>
      <p id="clock-help">Whoever runs out of time loses.</p>
    </div>
  );
}
