import type { Spectators } from '@fathom/protocol';
import type { JSX } from 'solid-js';
import { spectatorWords } from '../words/waiting.ts';
import './options.css';

interface SpectatorsFieldProps {
  readonly chosen: Spectators;
  readonly disabled?: boolean;
  readonly onChange: (spectators: Spectators) => void;
}

/** Whether others may watch, for the form of a new match and for its host until it begins. */
export function SpectatorsField(props: SpectatorsFieldProps): JSX.Element {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={props.chosen === 'none'}
        disabled={props.disabled === true}
        onChange={(event) => props.onChange(event.currentTarget.checked ? 'none' : 'welcome')}
      />
      <span>
        <b>{spectatorWords.fieldTitle}</b> <small>{spectatorWords.fieldText}</small>
      </span>
    </label>
  );
}
