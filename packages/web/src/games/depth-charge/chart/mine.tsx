import { SIDE_LETTERS } from '@fathom/depth-charge/client';
import type { SideName } from '@fathom/depth-charge/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';

export interface MineProps {
  readonly side: SideName;
  readonly state?: 'living' | 'wreck' | 'lifted';
}

const HORNS = { black: [0, 45, 90, 135, 180, 225, 270, 315], red: [0, 90, 180, 270] } as const;

/** A moored mine around the middle of its square: Black's are round with eight horns, Red's square on edge with four. */
export function Mine(props: MineProps): JSX.Element {
  const isWreck = (): boolean => props.state === 'wreck';
  return (
    <g
      class={`dc-mine dc-side-${props.side}`}
      classList={{ 'dc-wreck': isWreck(), 'dc-lifted': props.state === 'lifted' }}
    >
      <Show when={!isWreck()}>
        <path class="dc-chain" d="M0 16V37" />
        <path class="dc-solid" d="M-12 43l4-7H8l4 7z" />
      </Show>
      <g transform="translate(0 -7)">
        <For each={HORNS[props.side]}>
          {(angle) => (
            <g transform={`rotate(${angle})`}>
              <path class="dc-horn" d="M0-19v-9" />
              <circle class="dc-solid" cy={-30} r={4} />
            </g>
          )}
        </For>
        <Show
          when={props.side === 'black'}
          fallback={
            <rect
              class="dc-body"
              x={-18}
              y={-18}
              width={36}
              height={36}
              rx={8}
              transform="rotate(45)"
            />
          }
        >
          <circle class="dc-body" r={21} />
        </Show>
        <Show when={isWreck()} fallback={<Shine side={props.side} />}>
          <path class="dc-cross" d="M-12-12 12 12M12-12-12 12" />
        </Show>
      </g>
    </g>
  );
}

function Shine(props: { readonly side: SideName }): JSX.Element {
  return (
    <>
      <path class="dc-shine" d="M-14-5a15 15 0 0 1 7-9" />
      <text class="dc-letter" y={9} font-size="25">
        {SIDE_LETTERS[props.side]}
      </text>
    </>
  );
}
