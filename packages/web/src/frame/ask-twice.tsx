import { createSignal, createUniqueId, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { tableWords } from '../words/table.ts';

interface AskTwiceProps {
  readonly first: string;
  readonly question: string;
  readonly act: string;
  readonly stay?: string; // the safe answer; "Play on" if not said
  readonly onAct: () => void;
  readonly beside?: JSX.Element; // other buttons, while nothing is asked
}

/** A button for what cannot be undone: it asks before it acts. */
export function AskTwice(props: AskTwiceProps): JSX.Element {
  const [sure, setSure] = createSignal(false);
  const id = createUniqueId();
  let playOn: HTMLButtonElement | undefined;
  let first: HTMLButtonElement | undefined;
  // The button that was pressed is gone: its successor takes the keyboard over, on the safe side.
  const ask = (): void => {
    setSure(true);
    playOn?.focus();
  };
  const stay = (): void => {
    setSure(false);
    first?.focus();
  };
  const act = (): void => {
    setSure(false);
    props.onAct();
  };
  return (
    <Show
      when={sure()}
      fallback={
        <>
          <button ref={(button) => (first = button)} type="button" onClick={ask}>
            {props.first}
          </button>
          {props.beside}
        </>
      }
    >
      <p id={id}>{props.question}</p>
      <div class="acts two" role="group" aria-labelledby={id}>
        <button type="button" class="danger" onClick={act}>
          {props.act}
        </button>
        <button ref={(button) => (playOn = button)} type="button" onClick={stay}>
          {props.stay ?? tableWords.playOn}
        </button>
      </div>
    </Show>
  );
}
