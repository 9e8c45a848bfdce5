import type { Group } from '@fathom/search-diver/client';
import { Show, createEffect, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { Notice, Units } from '../parts/notice.tsx';
import { litOf } from './lit.ts';
import { Tables } from './tables.tsx';

/** The tables one click away, with what was looked up for the present plan. */
export function TablesDialog(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  let dialog: HTMLDialogElement | undefined;
  createEffect(() => {
    if (desk.isTablesOpen()) dialog?.showModal();
    else dialog?.close();
  });
  /** The letter the diver rests away: now, or after the dive that is planned. */
  const before = (): Group | null =>
    desk.view().divers.find(({ side }) => side === desk.subject())?.group ?? null;
  const lit = createMemo(() => litOf({ plan: desk.plan(), before: before(), time: desk.slot() }));
  return (
    <dialog
      ref={(node) => (dialog = node)}
      class="sdt-dialog"
      aria-label="The tables"
      onClose={() => desk.openTables(false)}
    >
      <Show when={desk.isTablesOpen()}>
        <div class="sdt-head">
          <h2>The tables</h2>
          <Units />
          <button type="button" autofocus onClick={() => desk.openTables(false)}>
            Close
          </button>
        </div>
        <Notice />
        <p class="sd-quiet">
          {desk.plan() === null && desk.slot() === null
            ? 'Pick a marker and set the minutes: the cells that are looked up for it are lit here.'
            : 'Lit: what was looked up for the plan on your table.'}
        </p>
        <Tables lit={lit()} setup={desk.view().setup} />
      </Show>
    </dialog>
  );
}
