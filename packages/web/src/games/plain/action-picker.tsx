import type { Playable } from '@fathom/kit';
import { createMemo, createSignal, createUniqueId, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { createOutbox } from '../../table/outbox.ts';
import type { GameTable } from '../game-client.ts';
import { countText, matching, typedAction } from './action-list.ts';
import type { ActionList, ListedAction } from './action-list.ts';
import { plainWords } from '../../words/plain.ts';

const MOST_SHOWN = 60;

interface ActionPickerProps {
  readonly game: Playable;
  readonly table: GameTable;
  readonly list: ActionList;
}

/** The legal actions, to be found, picked and played. What was typed in full needs no picking. */
export function ActionPicker(props: ActionPickerProps): JSX.Element {
  const group = createUniqueId();
  const [typed, setTyped] = createSignal('');
  const [picked, setPicked] = createSignal<string | null>(null); // by its notation: lists are made anew
  const [problem, setProblem] = createSignal<string | null>(null);
  const outbox = createOutbox(props.table, { words: props.game.words });

  const found = createMemo(() => matching(props.list.actions, typed()));
  const shown = (): readonly ListedAction[] => found().slice(0, MOST_SHOWN);
  const choice = createMemo((): ListedAction | null => {
    const chosen = found().find((each) => keyOf(each) === picked());
    if (chosen !== undefined) return chosen;
    const only = found().length === 1 ? found()[0] : undefined;
    return only ?? (typed() === '' ? null : typedAction(props.game, props.list, typed()));
  });
  const hasSeveralSeats = (): boolean => props.table.you().length > 1;

  const play = (event: SubmitEvent): void => {
    event.preventDefault();
    const chosen = choice();
    if (chosen === null) {
      setProblem(typed() === '' ? plainWords.pickFirst : plainWords.none(typed()));
      return;
    }
    outbox.send(chosen.seat, chosen.action);
    setTyped('');
    setPicked(null);
  };
  return (
    <form class="plain-actions card" onSubmit={play}>
      <label>
        <span>{plainWords.find}</span>
        <input
          type="search"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={typed()}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setPicked(null);
            setProblem(null);
            outbox.clearRefusal();
          }}
        />
      </label>
      <fieldset>
        <legend>{plainWords.actions}</legend>
        <div class="plain-list">
          <For each={shown()}>
            {(each) => (
              <label classList={{ chosen: choice() === each }}>
                <input
                  type="radio"
                  name={group}
                  checked={choice() === each}
                  onChange={() => setPicked(keyOf(each))}
                />
                <span>
                  {hasSeveralSeats() ? `${each.seat}: ` : ''}
                  {each.text}
                </span>
                <Show when={each.typed !== each.text}>
                  <code>{each.typed}</code>
                </Show>
              </label>
            )}
          </For>
        </div>
      </fieldset>
      <Show when={found().length > MOST_SHOWN}>
        <p class="plain-note">
          {plainWords.cut(MOST_SHOWN, countText(props.list, found().length))}
        </p>
      </Show>
      <Show when={props.list.hasMore}>
        <p class="plain-note">{plainWords.hasMore}</p>
      </Show>
      <Show when={problem() ?? outbox.refusal()}>
        {(why) => (
          <p class="plain-problem" role="alert">
            {why()}
          </p>
        )}
      </Show>
      <button type="submit" class="primary" disabled={outbox.isSending()}>
        {choice() === null ? plainWords.pickFirst : plainWords.play(choice()?.text ?? '')}
      </button>
    </form>
  );
}

const keyOf = ({ seat, typed }: ListedAction): string => `${seat} ${typed}`;
