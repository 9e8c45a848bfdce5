import type { Diver, SideName, View } from '@fathom/search-diver/client';
import { isOut } from '@fathom/search-diver/client';
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { flagWords } from './said.ts';
import { counted, slotName } from './words.ts';
import './standing.css';

/** How a diver stands: nitrogen, the next dive, and what hangs over it. */
export function DiverStanding(props: {
  readonly view: View;
  readonly side: SideName;
}): JSX.Element {
  const diver = (): Diver | undefined => props.view.divers.find(({ side }) => side === props.side);
  return (
    <Show when={diver()}>
      {(each) => (
        <div class="sd-standing">
          <span class="sd-standing-group" title="Group: A is free of nitrogen">
            {each().group}
          </span>
          <span>
            {isOut(props.view, each())
              ? 'out of the search'
              : props.view.phase === 'over'
                ? ''
                : `dives ${slotName(each())}`}{' '}
            · {counted(each().dives, 'dive')}
            <Show when={flagWords(each()) !== ''}>
              <b class="sd-standing-flags"> · {flagWords(each())}</b>
            </Show>
          </span>
        </div>
      )}
    </Show>
  );
}
