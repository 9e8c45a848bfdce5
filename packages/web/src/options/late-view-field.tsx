import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { lateWords } from '../words/late-view.ts';
import './options.css';

interface LateViewFieldProps {
  readonly chosen: number | null; // minutes
  readonly onChange: (minutes: number | null) => void;
}

const CHOICES = [3, 5, 10, 20];

/** Whether those who watch may see everything, and how late. */
export function LateViewField(props: LateViewFieldProps): JSX.Element {
  return (
    <div class="option">
      <label for="late-view">{lateWords.fieldTitle}</label>
      <select
        id="late-view"
        aria-describedby="late-view-about"
        onChange={(event) => props.onChange(Number(event.currentTarget.value) || null)}
      >
        <option value={0} selected={props.chosen === null}>
          {lateWords.fieldNever}
        </option>
        <For each={CHOICES}>
          {(minutes) => (
            <option value={minutes} selected={minutes === props.chosen}>
              {lateWords.field(minutes)}
            </option>
          )}
        </For>
      </select>
      <small id="late-view-about">{lateWords.fieldText}</small>
    </div>
  );
}
