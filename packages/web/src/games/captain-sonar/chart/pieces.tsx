import { SIDE_LETTERS } from '@fathom/captain-sonar/client';
import type { Course, SideName } from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';

export interface SubmarineProps {
  readonly side: SideName;
  readonly heading: Course | null;
  readonly state?: 'under way' | 'surfaced' | 'sunk' | 'draft';
}

const TURNS: { readonly [Name in Course]: number } = { N: -90, E: 0, S: 90, W: 180 };

/** A submarine from above, around the middle of its cell. Alpha's is long and round, Bravo's broad with square fins. */
export function Submarine(props: SubmarineProps): JSX.Element {
  const turn = (): number => TURNS[props.heading ?? 'E'];
  return (
    <g
      class={`cs-chart-boat cs-chart-side-${props.side}`}
      classList={{
        'cs-chart-sunk': props.state === 'sunk',
        'cs-chart-draft': props.state === 'draft',
      }}
    >
      <Show when={props.state === 'surfaced'}>
        <circle class="cs-chart-swell" r={44} />
        <circle class="cs-chart-swell" r={54} />
      </Show>
      <g transform={`rotate(${turn()})`}>
        <Show when={props.side === 'alpha'} fallback={<BravoHull />}>
          <AlphaHull />
        </Show>
      </g>
      <Show
        when={props.side === 'alpha'}
        fallback={<rect class="cs-chart-plate" x={-13} y={-13} width={26} height={26} rx={4} />}
      >
        <circle class="cs-chart-plate" r={14} />
      </Show>
      <text class="cs-chart-letter" y={9}>
        {SIDE_LETTERS[props.side]}
      </text>
    </g>
  );
}

function AlphaHull(): JSX.Element {
  return (
    <>
      <path
        class="cs-chart-solid"
        d="M-34-5-46-17h8l12 10zM-34 5-46 17h8l12-10zM14-17l6-10h8l-4 12zM14 17l6 10h8l-4-12z"
      />
      <path
        class="cs-chart-solid"
        d="M-44 0C-34-14-14-19 8-19S44-13 46 0C44 13 30 19 8 19S-34 14-44 0Z"
      />
      <path class="cs-chart-trim" d="M22-12C32-10 39-6 40 0S32 10 22 12" />
    </>
  );
}

function BravoHull(): JSX.Element {
  return (
    <>
      <path class="cs-chart-solid" d="M-44-20h14v40h-14zM12-30h12v60H12z" />
      <path class="cs-chart-solid" d="M-40-8-20-18H22L46-6V6L22 18H-20L-40 8Z" />
      <path class="cs-chart-trim" d="M26-11 39-4v8L26 11" />
    </>
  );
}

const HORNS = { alpha: [0, 60, 120, 180, 240, 300], bravo: [0, 90, 180, 270] } as const;

/** A mine of one crew around the middle of its cell: Alpha's are round, Bravo's stand on edge. */
export function OwnMine(props: {
  readonly side: SideName;
  readonly isArmed?: boolean;
}): JSX.Element {
  return (
    <g
      class={`cs-chart-mine cs-chart-side-${props.side}`}
      classList={{ 'cs-chart-armed': props.isArmed === true }}
    >
      <For each={HORNS[props.side]}>
        {(angle) => <path class="cs-chart-horn" transform={`rotate(${angle})`} d="M0-18v-10" />}
      </For>
      <Show
        when={props.side === 'alpha'}
        fallback={
          <rect
            class="cs-chart-solid"
            x={-15}
            y={-15}
            width={30}
            height={30}
            rx={5}
            transform="rotate(45)"
          />
        }
      >
        <circle class="cs-chart-solid" r={20} />
      </Show>
      <text class="cs-chart-letter cs-chart-letter-small" y={8}>
        {SIDE_LETTERS[props.side]}
      </text>
    </g>
  );
}

/** A mine of the printed field: it belongs to nobody. */
export function ChartedMine(): JSX.Element {
  return (
    <g class="cs-chart-charted">
      <path d="M0-30v12M0 18v12M-30 0h12M18 0h12M-21-21l8 8M13 13l8 8M21-21l-8 8M-13 13l-8 8" />
      <circle r={18} />
      <path d="M-7-7 7 7M7-7-7 7" />
    </g>
  );
}

/** Where something has gone off. */
export function BlastMark(props: { readonly isLast: boolean }): JSX.Element {
  return (
    <g class="cs-chart-blast" classList={{ 'cs-chart-blast-last': props.isLast }}>
      <path d="M0-36 8-14 28-26 16-6 38 0 16 8 26 26 8 16 0 38-8 16-28 26-16 8-38 0-16-6-26-26-8-14Z" />
    </g>
  );
}
