import { coastline, SECTOR_SIZE } from '@fathom/captain-sonar/client';
import type { Cell, Chart, Scenario } from '@fathom/captain-sonar/client';
import { createMemo, createUniqueId, For, Show } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import './components.css';
import './components-later.css';

interface ChartPictureProps {
  readonly chart: Chart;
  readonly scenario?: Scenario; // draws its ice or its mines
  readonly label?: string; // what is to be seen; without it the picture stands beside words that say it
}

/** A chart as a small picture, without names or grid: islands, sectors and what the scenario adds. Its children lie on it. */
export function ChartPicture(props: ParentProps<ChartPictureProps>): JSX.Element {
  const clip = createUniqueId();
  const size = (): number => props.chart.size;
  const coasts = createMemo(() => coastline(props.chart));
  const lines = (): string =>
    Array.from({ length: size() / SECTOR_SIZE - 1 }, (_, i) => (i + 1) * SECTOR_SIZE)
      .map((at) => `M${at} 0V${size()}M0 ${at}H${size()}`)
      .join('');
  return (
    <svg
      class="chart-thumb"
      viewBox={`-0.1 -0.1 ${size() + 0.2} ${size() + 0.2}`}
      role={props.label === undefined ? undefined : 'img'}
      aria-label={props.label}
      aria-hidden={props.label === undefined ? 'true' : undefined}
    >
      <clipPath id={clip}>
        <rect width={size()} height={size()} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <rect class="thumb-water" width={size()} height={size()} />
        <For each={coasts()}>{(coast) => <path class="thumb-shore" d={coast} />}</For>
        <Show when={props.scenario === 'ice'}>
          <rect class="thumb-ice" width={size()} height={size()} />
          <For each={props.chart.holes}>
            {(cell) => (
              <circle class="thumb-hole" transform={toMiddle(props.chart, cell)} r={0.36} />
            )}
          </For>
        </Show>
        <For each={coasts()}>{(coast) => <path class="thumb-land" d={coast} />}</For>
        <Show when={props.scenario === 'minefield'}>
          <For each={props.chart.chartedMines}>
            {(cell) => (
              <circle class="thumb-mine" transform={toMiddle(props.chart, cell)} r={0.2} />
            )}
          </For>
        </Show>
        <Show when={props.scenario === 'salvage'}>
          <For each={props.chart.wrecks}>
            {(cell) => (
              <path
                class="thumb-wreck"
                transform={toMiddle(props.chart, cell)}
                d="M-.3-.3H.3V.3H-.3ZM-.3-.3.3.3M.3-.3-.3.3"
              />
            )}
          </For>
        </Show>
        <path class="thumb-sector" d={lines()} />
        {props.children}
      </g>
      <rect class="thumb-frame" width={size()} height={size()} />
    </svg>
  );
}

/** The middle of a cell, in cells from the top left. */
export function middleOf(chart: Chart, cell: Cell): readonly [x: number, y: number] {
  const at = chart.indexOf(cell);
  return [(at % chart.size) + 0.5, Math.floor(at / chart.size) + 0.5];
}

export const toMiddle = (chart: Chart, cell: Cell): string =>
  `translate(${middleOf(chart, cell).join(' ')})`;
