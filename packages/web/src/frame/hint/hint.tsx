import { createEffect, For, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../table/keys.tsx';
import { hintWords } from '../../words/table.ts';
import { announce } from '../announce.tsx';
import { mayMove } from '../settings.ts';
import { spokenHint } from './hint-desk.ts';
import type { Hint, HintDesk } from './hint-desk.ts';
import './hint.css';

const PANEL = 'hint-panel';
const BUTTON = 'hint-button';
const KEY = 'h';
const OWN_KEYS = 'input, textarea, select, dialog, [contenteditable]';

interface HintButtonProps {
  readonly desk: HintDesk;
}

/** Opens the hint, and closes it again. */
export function HintButton(props: HintButtonProps): JSX.Element {
  const isOpen = (): boolean => props.desk.hint().is !== 'closed';
  const toggle = (): void => (isOpen() ? close(props.desk) : props.desk.ask());
  const press = (event: KeyboardEvent): void => {
    // The game comes first: what was begun there is called off by one Esc, and the hint by the next.
    if (event.defaultPrevented || event.repeat || isTyping(event.target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key.toLowerCase() === KEY) toggle();
    else if (event.key === 'Escape' && isOpen()) close(props.desk);
    else return;
    event.preventDefault();
  };
  onMount(() => window.addEventListener('keydown', press));
  onCleanup(() => window.removeEventListener('keydown', press));
  return (
    <button
      type="button"
      id={BUTTON}
      class="hint-button"
      aria-expanded={isOpen()}
      aria-controls={isOpen() ? PANEL : undefined}
      aria-keyshortcuts="H"
      onClick={toggle}
    >
      {hintWords.hint}
      <Key name={hintWords.key} />
    </button>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_KEYS) !== null;

/** What had the focus goes with the panel: the button that opened it takes it back. */
function close(desk: HintDesk): void {
  const hadFocus = document.getElementById(PANEL)?.contains(document.activeElement) === true;
  desk.close();
  if (hadFocus) document.getElementById(BUTTON)?.focus();
}

type Told = Extract<Hint, { is: 'told' }>;
type Failed = Extract<Hint, { is: 'failed' }>;

/** What the strongest bot would do here, and why. */
export function HintPanel(props: { readonly desk: HintDesk }): JSX.Element {
  const hint = (): Hint => props.desk.hint();
  const told = (): Told | null => asTold(hint());
  createEffect(
    on(hint, (now) => {
      const words = spokenHint(now, props.desk.stationOf);
      if (words !== null) announce(words, 'last');
    }),
  );
  return (
    <Show when={hint().is !== 'closed'}>
      <section
        class="card hint"
        id={PANEL}
        aria-label={hintWords.hint}
        classList={{ old: told()?.isOld }}
      >
        <div class="hint-text">
          <Switch fallback={<Thinking who={whoThinks(hint())} />}>
            <Match when={asFailed(hint())}>
              {(failed) => <p class="hint-failed">{failed().why}</p>}
            </Match>
            <Match when={told()}>
              {(answer) => <Answer told={answer()} stationOf={props.desk.stationOf} />}
            </Match>
          </Switch>
        </div>
        <div class="hint-ways">
          <Show when={told()?.isOld === true || hint().is === 'failed'}>
            <button type="button" onClick={() => props.desk.ask()}>
              {hint().is === 'failed' ? hintWords.tryAgain : hintWords.askAgain}
            </button>
          </Show>
          <button type="button" class="quiet" onClick={() => close(props.desk)}>
            {hintWords.close}
            <Key name={hintWords.closeKey} />
          </button>
        </div>
      </section>
    </Show>
  );
}

const asTold = (hint: Hint): Told | null => (hint.is === 'told' ? hint : null);
const asFailed = (hint: Hint): Failed | null => (hint.is === 'failed' ? hint : null);
const whoThinks = (hint: Hint): string | null => (hint.is === 'thinking' ? hint.who : null);

function Thinking(props: { readonly who: string | null }): JSX.Element {
  return (
    <p class="hint-thinking">
      <span class="hint-spinner" classList={{ turning: mayMove() }} aria-hidden="true" />
      {props.who === null ? hintWords.calling : hintWords.thinking(props.who)}
    </p>
  );
}

interface AnswerProps {
  readonly told: Told;
  readonly stationOf: HintDesk['stationOf'];
}

function Answer(props: AnswerProps): JSX.Element {
  return (
    <>
      <p class="hint-who">
        {props.told.isOld ? hintWords.saidBefore(props.told.who) : hintWords.says(props.told.who)}
      </p>
      <Show when={props.told.advice.length === 0}>
        <p>{hintWords.nothingToDo}</p>
      </Show>
      <div class="hint-advices">
        <For each={props.told.advice}>
          {({ seat, advice }) => (
            <div class="hint-advice">
              <p>
                <Show when={props.stationOf(seat)}>
                  {(station) => <span class="hint-station">{station()}</span>}
                </Show>
                <b>{advice.what}</b>
              </p>
              <ul>
                <For each={advice.reasons}>{(reason) => <li>{reason}</li>}</For>
              </ul>
            </div>
          )}
        </For>
      </div>
    </>
  );
}
