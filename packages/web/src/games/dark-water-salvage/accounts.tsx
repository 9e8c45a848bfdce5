import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from './desk/desk.ts';
import { FinalAccount } from './end.tsx';
import { Standings } from './ledger.tsx';

/** How everybody stands; at the end, how each came there. */
export function Accounts(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Show when={props.desk.view().phase === 'over'} fallback={<Standings desk={props.desk} />}>
      <FinalAccount desk={props.desk} />
    </Show>
  );
}
