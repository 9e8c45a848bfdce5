import { standings } from '@fathom/depth-charge/client';
import type { SideName, View } from '@fathom/depth-charge/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Mine } from './chart/mine.tsx';

/** How a side stands: its mines, and the charges it has wasted. */
export function SideStanding(props: { readonly view: View; readonly side: SideName }): JSX.Element {
  const left = (): number => props.view.minesLeft[props.side];
  const lost = (): number => props.view.wrecks[props.side].length;
  const misses = (): number => props.view.misses[props.side];
  const isLast = (): boolean => misses() === 1 && props.view.phase === 'playing';
  const text = (): string => {
    if (!props.view.placed[props.side]) return standings.placing;
    if (props.view.phase === 'placing') return standings.ready;
    return standings.minesLeft(left());
  };
  const icons = (): readonly ('living' | 'wreck')[] => [
    ...Array.from({ length: left() }, () => 'living' as const),
    ...Array.from({ length: lost() }, () => 'wreck' as const),
  ];
  return (
    <div class="dc-standing">
      <span class="dc-standing-mines" aria-hidden="true">
        <For each={props.view.placed[props.side] ? icons() : []}>
          {(state) => (
            <svg viewBox="-38 -46 76 76">
              <Mine side={props.side} state={state} />
            </svg>
          )}
        </For>
      </span>
      <span class="dc-standing-words">
        {text()}
        <Show when={props.view.phase !== 'placing'}>
          {' · '}
          <span classList={{ 'dc-last-miss': isLast() }}>
            {standings.misses(misses())}
            {isLast() ? standings.nextLoses : ''}
          </span>
        </Show>
      </span>
    </div>
  );
}
