import { createSignal, createUniqueId, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { accountWords } from '../words/account.ts';
import type { Asked } from './asked.ts';

interface CardProps {
  readonly title: string;
  readonly children: JSX.Element;
}

export function Card(props: CardProps): JSX.Element {
  const id = createUniqueId();
  return (
    <section class="card account-card" aria-labelledby={id}>
      <h2 id={id}>{props.title}</h2>
      <div class="account-body">{props.children}</div>
    </section>
  );
}

export function Trouble(props: { readonly asked: Asked }): JSX.Element {
  return (
    <Show when={props.asked.problem()}>
      {(problem) => (
        <p class="account-problem" role="alert">
          {problem()}
        </p>
      )}
    </Show>
  );
}

interface SureProps {
  readonly first: string;
  readonly label?: string; // of the first button, where several say the same
  readonly question: string;
  readonly act: string;
  readonly stay: string;
  readonly onAct: () => void;
}

/** What cannot be taken back is asked twice. */
export function Sure(props: SureProps): JSX.Element {
  const [isAsked, setAsked] = createSignal(false);
  const id = createUniqueId();
  let first: HTMLButtonElement | undefined;
  let safe: HTMLButtonElement | undefined;
  const ask = (): void => {
    setAsked(true);
    safe?.focus();
  };
  const stay = (): void => {
    setAsked(false);
    first?.focus();
  };
  const act = (): void => {
    setAsked(false);
    props.onAct();
  };
  return (
    <Show
      when={isAsked()}
      fallback={
        <button
          ref={(button) => (first = button)}
          type="button"
          aria-label={props.label}
          onClick={ask}
        >
          {props.first}
        </button>
      }
    >
      <div class="sure" role="group" aria-labelledby={id}>
        <p id={id}>{props.question}</p>
        <button type="button" class="danger" onClick={act}>
          {props.act}
        </button>
        <button ref={(button) => (safe = button)} type="button" onClick={stay}>
          {props.stay}
        </button>
      </div>
    </Show>
  );
}

interface FieldFormProps {
  readonly label: string;
  readonly button: string;
  readonly asked: Asked;
  readonly value?: string;
  readonly hint?: string;
  readonly autocomplete?: 'nickname' | 'off' | 'one-time-code';
  readonly maxLength: number;
  readonly danger?: boolean;
  readonly primary?: boolean;
  readonly onSend: (value: string) => Promise<void>;
}

/** One line to fill in and a button. */
export function FieldForm(props: FieldFormProps): JSX.Element {
  const id = createUniqueId();
  let field: HTMLInputElement | undefined;
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const value = field?.value.trim() ?? '';
    if (value === '') field?.focus();
    else props.asked.run(() => props.onSend(value));
  };
  return (
    <form class="account-form" onSubmit={send}>
      <label for={id}>{props.label}</label>
      <div class="account-line">
        <input
          ref={(element) => (field = element)}
          id={id}
          value={props.value ?? ''}
          maxLength={props.maxLength}
          autocomplete={props.autocomplete ?? 'off'}
          autocapitalize="off"
          spellcheck={false}
          aria-describedby={props.hint === undefined ? undefined : `${id}-hint`}
        />
        <button
          type="submit"
          classList={{ primary: props.primary === true, danger: props.danger === true }}
          disabled={props.asked.isBusy()}
        >
          {props.asked.isBusy() ? accountWords.working : props.button}
        </button>
      </div>
      <Show when={props.hint}>
        {(hint) => (
          <p id={`${id}-hint`} class="account-hint">
            {hint()}
          </p>
        )}
      </Show>
    </form>
  );
}
