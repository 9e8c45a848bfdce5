import { Show } from 'solid-js';
import type { JSX } from 'solid-js';

/** Why something did not work, read out as soon as it appears. */
export function Problem(props: { readonly why: string | null }): JSX.Element {
  return (
    <Show when={props.why}>
      {(why) => (
        <p class="problem" role="alert">
          {why()}
        </p>
      )}
    </Show>
  );
}
