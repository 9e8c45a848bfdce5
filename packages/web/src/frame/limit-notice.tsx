import { createSignal, onCleanup, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { waitingFor } from '../net/limits.ts';
import { limitWords } from '../words/limits.ts';

/** Says what there was too much of, and counts down until it is tried again. */
export function LimitNotice(): JSX.Element {
  return (
    <Show when={waitingFor()} keyed>
      {({ what, until }) => <Countdown what={limitWords.what[what]} until={until} />}
    </Show>
  );
}

function Countdown(props: { readonly what: string; readonly until: number }): JSX.Element {
  const [now, setNow] = createSignal(performance.now());
  const timer = window.setInterval(() => setNow(performance.now()), 250);
  onCleanup(() => window.clearInterval(timer));
  const seconds = (): number => Math.max(1, Math.ceil((props.until - now()) / 1000));
  return (
    <p class="notice" role="alert">
      {props.what}
      <span aria-live="off">{limitWords.tryingAgain(seconds())}</span>
    </p>
  );
}
