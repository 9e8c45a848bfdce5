import { SECTOR_SIZE, coastline } from '@fathom/captain-sonar/client';
import type { Chart, Scenario } from '@fathom/captain-sonar/client';
import { For, Show, createMemo, createUniqueId } from 'solid-js';
import type { JSX } from 'solid-js';
import { CELL } from '../../../board/shape.ts';
import { At, Within } from '../../../board/sheet.tsx';

export interface ChartPrintProps {
  readonly chart: Chart;
  readonly scenario: Scenario;
  readonly showsSectors: boolean;
}

/** What is printed on the chart: coasts with their shoals, sectors, ice. */
export function ChartPrint(props: ChartPrintProps): JSX.Element {
  const coasts = createMemo(() => coastline(props.chart).join(''));
  const side = (): number => props.chart.size * CELL;
  return (
    <Within>
      <g transform={`scale(${CELL})`}>
        <path class="cs-chart-shelf cs-chart-shelf-wide" d={coasts()} />
        <path class="cs-chart-shelf" d={coasts()} />
      </g>
      <Show when={props.scenario === 'ice'}>
        <Ice chart={props.chart} />
      </Show>
      <Show when={props.showsSectors}>
        <For each={sectorsOf(props.chart)}>
          {({ sector, x, y }) => (
            <text
              class="cs-chart-sector"
              classList={{ 'cs-chart-sector-on-ice': props.scenario === 'ice' }}
              x={x}
              y={y}
            >
              {sector}
            </text>
          )}
        </For>
      </Show>
      <path class="cs-chart-land" transform={`scale(${CELL})`} d={coasts()} />
      <path class="cs-chart-grid" d={gridLines(props.chart.size)} />
      <Show when={props.showsSectors}>
        <path class="cs-chart-sector-line" d={sectorLines(props.chart.size)} />
      </Show>
      <rect class="cs-chart-edge" width={side()} height={side()} />
    </Within>
  );
}

function gridLines(size: number): string {
  const far = size * CELL;
  return Array.from({ length: size - 1 }, (_, i) => (i + 1) * CELL)
    .map((at) => `M${at} 0V${far}M0 ${at}H${far}`)
    .join('');
}

function sectorLines(size: number): string {
  const far = size * CELL;
  return Array.from({ length: size / SECTOR_SIZE - 1 }, (_, i) => (i + 1) * SECTOR_SIZE * CELL)
    .map((at) => `M${at} 0V${far}M0 ${at}H${far}`)
    .join('');
}

interface Numbered {
  readonly sector: number;
  readonly x: number;
  readonly y: number;
}

function sectorsOf({ size, sectors }: Chart): readonly Numbered[] {
  const across = size / SECTOR_SIZE;
  return Array.from({ length: sectors }, (_, i) => ({
    sector: i + 1,
    x: ((i % across) + 0.5) * SECTOR_SIZE * CELL,
    y: (Math.floor(i / across) + 0.5) * SECTOR_SIZE * CELL + 78,
  }));
}

/** Pack ice over everything but its holes. */
function Ice(props: { readonly chart: Chart }): JSX.Element {
  const id = createUniqueId();
  const side = (): number => props.chart.size * CELL;
  return (
    <g class="cs-chart-ice">
      <defs>
        <pattern id={id} width="150" height="130" patternUnits="userSpaceOnUse">
          <path
            class="cs-chart-floe"
            d="M10 22 58 6l38 26-12 40-58 6zM112 14l30 12-6 40-30 10-8-34zM34 92l48-8 30 30-60 10z"
          />
        </pattern>
        <mask id={`${id}-holes`}>
          <rect width={side()} height={side()} fill="white" />
          <For each={props.chart.holes}>
            {(hole) => (
              <At cell={hole}>
                <circle r={48} fill="black" />
              </At>
            )}
          </For>
        </mask>
      </defs>
      <rect width={side()} height={side()} fill={`url(#${id})`} mask={`url(#${id}-holes)`} />
      <For each={props.chart.holes}>
        {(hole) => (
          <At cell={hole}>
            <path class="cs-chart-hole" d="M-40-12-18-40 20-42 42-16 38 20 12 42-24 38-44 14Z" />
          </At>
        )}
      </For>
    </g>
  );
}
