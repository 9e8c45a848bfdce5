import type { ClockRule } from '@fathom/kit';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { formWords } from '../words/lobby.ts';

const CLOCKS: readonly ClockRule[] = [
  { type: 'none' },
  { type: 'move', seconds: 30 },
  { type: 'move', seconds: 120 },
  { type: 'bank', minutes: 5, increment: 5 },
  { type: 'bank', minutes: 15, increment: 10 },
  { type: 'days', days: 1 },
  { type: 'days', days: 3 },
];

function nameOf(rule: ClockRule): string {
  const { clocks } = formWords;
  switch (rule.type) {
    case 'none':
      return clocks.none;
    case 'move':
      return clocks.move(rule.seconds);
    case 'bank':
      return clocks.bank(rule.minutes, rule.increment);
    case 'days':
      return clocks.days(rule.days);
    default:
      return rule satisfies never;
  }
}

export function ClockField(props: { readonly onChange: (rule: ClockRule) => void }): JSX.Element {
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
        <For each={CLOCKS}>{(rule) => <option>{nameOf(rule)}</option>}</For>
      </select>
      <p id="clock-help">{formWords.clockHelp}</p>
    </div>
  );
}
