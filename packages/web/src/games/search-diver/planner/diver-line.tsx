import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { Badge } from '../parts/badge.tsx';
import { flagWords } from '../said.ts';
import { slotName } from '../words.ts';

/** Whose dive is planned, when, and with how much nitrogen. */
export function DiverLine(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Show when={props.desk.diver()}>
      {(diver) => (
        <p class="sd-diver-line">
          <Badge side={diver().side} />
          <span>
            <b>{props.desk.nameOf(diver().side)}</b>, {slotName(diver())}, group{' '}
            <b class="sd-group-letter">{diver().group}</b>
          </span>
          <Show when={flagWords(diver()) !== ''}>
            <span class="sd-flags">{flagWords(diver())}</span>
          </Show>
        </p>
      )}
    </Show>
  );
}
