import type { Mark, Square } from '@fathom/depth-charge/client';
import { For, Match, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { At } from '../../../board/sheet.tsx';
import './chart-later.css';

/** A pencil mark, in the lower corner of its square. */
export function MarkSign(props: { readonly mark: Mark }): JSX.Element {
  return (
    <g class={`dc-mark dc-mark-${props.mark}`}>
      <circle class="dc-mark-ground" r={15} />
      <Switch>
        <Match when={props.mark === 'mine'}>
          <circle class="dc-mark-dot" r={6} />
          <path d="M0-11v22M-11 0h22M-8-8 8 8M8-8-8 8" />
        </Match>
        <Match when={props.mark === 'clear'}>
          <path d="M-8 0l6 7L8-7" />
        </Match>
        <Match when={props.mark === 'maybe'}>
          <path d="M-6-5c0-8 12-8 12 0 0 5-6 4-6 9M0 9h0" />
        </Match>
      </Switch>
    </g>
  );
}

export function MarksOnChart(props: {
  readonly marks: readonly (readonly [Square, Mark])[];
}): JSX.Element {
  return (
    <For each={props.marks}>
      {([square, mark]) => (
        <At cell={square}>
          <g transform="translate(30 30) scale(1.25)">
            <MarkSign mark={mark} />
          </g>
        </At>
      )}
    </For>
  );
}
