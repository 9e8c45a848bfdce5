import { createEffect, For, Match, on, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../table/keys.tsx';
import { hintWords } from '../../words/hint.ts';
import { tableWords } from '../../words/table.ts';
import { announce } from '../announce.tsx';
import { mayMove } from '../settings.ts';
import { spokenHint } from './adviser.ts';
import { closeHint, PANEL } from './hint-button.tsx';
import type { Hint, HintDesk } from './hint-desk.ts';
import './hint.css';

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
        aria-label={tableWords.hint}
        classList={{ old: told()?.isOld }}
      >
        <div class="hint-text">
          <Switch fallback={<Thinking who={whoThinks(hint())} />}>
            <Match when={asFailed(hint())}>
              {(failed) => <p class="hint-failed">{failed().why}</p>}
            </Match>
            <Match when={told()}>{(answer) => <Answer told={answer()} desk={props.desk} />}</Match>
          </Switch>
        </div>
        <div class="hint-ways">
          <Show when={told()?.isOld === true || hint().is === 'failed'}>
            <button type="button" onClick={() => props.desk.ask()}>
              {hint().is === 'failed' ? hintWords.tryAgain : hintWords.askAgain}
            </button>
          </Show>
          <button type="button" class="quiet" onClick={() => closeHint(props.desk)}>
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
  readonly desk: HintDesk;
}

function Answer(props: AnswerProps): JSX.Element {
  const hasRoom = window.matchMedia('(min-width: 1101px)').matches;
  const isOne = (): boolean => props.told.advice.length === 1;
  return (
    <>
      <p class="hint-who">
        {props.told.isOld ? hintWords.saidBefore(props.told.who) : hintWords.says(props.told.who)}
      </p>
      <Show when={props.told.advice.length === 0}>
        <p>{hintWords.nothingToDo}</p>
      </Show>
      <div class="hint-advices" classList={{ 'hint-several': !isOne() }}>
        <For each={props.told.advice}>
          {({ seat, advice, action }) => (
            <div class="hint-advice">
              <p>
                <Show when={props.desk.stationOf(seat)}>
                  {(station) => <span class="hint-station">{station()}</span>}
                </Show>
                <b>{advice.what}</b>
              </p>
              {/* Where the board is below it, or several stations are, the reasons must not hide them. */}
              <details class="hint-why" open={hasRoom && isOne()}>
                <summary>{hintWords.why}</summary>
                <ul>
                  <For each={advice.reasons}>{(reason) => <li>{reason}</li>}</For>
                </ul>
              </details>
              <Show when={!props.told.isOld}>
                <button type="button" onClick={() => props.desk.follow({ seat, action })}>
                  {hintWords.doIt}
                </button>
              </Show>
            </div>
          )}
        </For>
      </div>
    </>
  );
}
