import { guideWords, STATION_GUIDES } from '@fathom/captain-sonar/client';
import type { Role } from '@fathom/captain-sonar/client';
import { createEffect, createSignal, For, on } from 'solid-js';
import type { JSX } from 'solid-js';
import type { NoteStore } from '../../game-client.ts';
import './guide.css';

interface StationGuideProps {
  readonly role: Role;
  readonly isDue: boolean; // something is waited for at this station
  readonly notes: NoteStore;
}

/** Nothing is ever waited for there, so it is explained from the start. */
const NEVER_DUE: Role = 'radioOperator';

/** How a station is worked: open while its first duty is done, and whenever somebody wants to read it. */
export function StationGuide(props: StationGuideProps): JSX.Element {
  const note = (): string => `guide-${props.role}`;
  const kept = (): 'open' | 'folded' | null => {
    const found = props.notes.read(note());
    return found === 'open' || found === 'folded' ? found : null;
  };
  const [isOpen, setOpen] = createSignal(
    (kept() ?? (props.role === NEVER_DUE && 'open')) === 'open',
  );
  const keep = (open: boolean): void => {
    setOpen(open);
    props.notes.write(note(), open ? 'open' : 'folded');
  };
  createEffect(
    on(
      () => props.isDue,
      (isDue, wasDue) => {
        if (kept() !== null) return; // it was done before, or whoever sits there has chosen
        if (isDue) setOpen(true);
        else if (wasDue === true) keep(false);
      },
    ),
  );
  return (
    <details class="cs-guide" open={isOpen()}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          keep(!isOpen());
        }}
      >
        {guideWords.summary}
      </summary>
      <p>
        <b>{STATION_GUIDES[props.role].title}</b>
      </p>
      <ul tabindex="0">
        <For each={STATION_GUIDES[props.role].steps}>{(step) => <li>{step}</li>}</For>
      </ul>
    </details>
  );
}
