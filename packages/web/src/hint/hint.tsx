import type { Seat } from '@fathom/kit';
import { createEffect, For, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { announce } from '../frame/announce.tsx';
import { mayMove } from '../frame/settings.ts';
import type { HintDesk } from './hint-desk.ts';
import { inWords } from './in-words.ts';
import type { Hint } from './state.ts';
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
      Hint<kbd aria-hidden="true">H</kbd>
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

interface HintPanelProps {
  readonly desk: HintDesk;
  /** Whose station it is about, where the person has several; null: there is no need to say. */
  readonly stationOf: (seat: Seat) => string | null;
}
type Told = Extract<Hint, { is: 'told' }>;
type Failed = Extract<Hint, { is: 'failed' }>;

/** What the strongest bot would do here, and why. */
export function HintPanel(props: HintPanelProps): JSX.Element {
  const hint = (): Hint => props.desk.hint();
  const told = (): Told | null => asTold(hint());
  createEffect(
    on(hint, (now) => {
      const words = inWords(now, props.stationOf);
      if (words !== null) announce(words, 'last');
    }),
  );
  return (
    <Show when={hint().is !== 'closed'}>
      <section class="card hint" id={PANEL} aria-label="Hint" classList={{ old: told()?.isOld }}>
        <div class="hint-text">
          <Switch fallback={<Thinking who={whoThinks(hint())} />}>
            <Match when={asFailed(hint())}>
              {(failed) => <p class="hint-failed">{failed().why}</p>}
            </Match>
            <Match when={told()}>
              {(answer) => <Answer told={answer()} stationOf={props.stationOf} />}
            </Match>
          </Switch>
        </div>
        <div class="hint-ways">
          <Show when={told()?.isOld === true || hint().is === 'failed'}>
            <button type="button" onClick={() => props.desk.ask()}>
              {hint().is === 'failed' ? 'Try again' : 'Ask again'}
            </button>
          </Show>
          <button type="button" class="quiet" onClick={() => close(props.desk)}>
            Close<kbd aria-hidden="true">Esc</kbd>
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
      {props.who === null ? 'Calling for advice …' : `The ${props.who} is thinking …`}
    </p>
  );
}

interface AnswerProps {
  readonly told: Told;
  readonly stationOf: HintPanelProps['stationOf'];
}

function Answer(props: AnswerProps): JSX.Element {
  return (
    <>
      <p class="hint-who">
        {props.told.isOld
          ? `The ${props.told.who} said before the last thing happened:`
          : `The ${props.told.who} says:`}
      </p>
      <Show when={props.told.advice.length === 0}>
        <p>Nothing to do for now: wait for the others.</p>
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
