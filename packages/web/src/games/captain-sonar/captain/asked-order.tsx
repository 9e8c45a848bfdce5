import type { Confirmation } from '@fathom/captain-sonar/client';
import { Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { ConfirmationBox } from './confirmation-box.tsx';
import { confirmationFor } from './confirmations.ts';

/** The order that is about to be given, and whether it is meant. */
export function AskedOrder(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const asked = createMemo((): Confirmation | null => {
    const draft = desk.aim.draft();
    const side = desk.side();
    if (draft === null || side === null) return null;
    return confirmationFor(draft, { view: desk.view(), side, chart: desk.grid().chart });
  });
  return (
    <Show when={asked()}>
      {(confirmation) => (
        <ConfirmationBox
          asked={confirmation()}
          aim={desk.aim}
          onBack={() => desk.board()?.focus(null)}
        />
      )}
    </Show>
  );
}
