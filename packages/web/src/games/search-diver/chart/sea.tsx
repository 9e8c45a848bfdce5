import { DEPTHS, depthAt, hexesOf } from '@fathom/search-diver/client';
import type { DepthChart, ChartLabel, Hex } from '@fathom/search-diver/client';
import { For, Show, createMemo, createUniqueId } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { depthNumber } from '../units.ts';
import { contour, frameOf, gridPath, middleAt, middleOf } from './geometry.ts';
import type { Box } from './geometry.ts';

interface SeaProps {
  readonly chart: DepthChart;
  readonly labels: readonly ChartLabel[];
  readonly look: 'chart' | 'thumb'; // a thumb has neither grid nor numbers nor names
  readonly taken?: ReadonlySet<Hex>; // hexes with a marker, where the number makes room for it
}
const NONE: ReadonlySet<Hex> = new Set();

const DEEPEST = DEPTHS.at(-1) ?? 90;
const SHALLOWEST = DEPTHS[0];
/** Where the kinds of search change (Table 4): these two lines are drawn boldly. */
const BOLD: ReadonlySet<number> = new Set([35, 70]);

const tint = (feet: number): string =>
  `${Math.round(((feet - SHALLOWEST) / (DEEPEST - SHALLOWEST)) * 100)}%`;

/** The printed chart: tints by depth, contours, shores, the hex grid, soundings and names. */
export function Sea(props: ParentProps<SeaProps>): JSX.Element {
  const clip = createUniqueId();
  const frame = createMemo(() => frameOf(props.chart));
  const areas = createMemo(() =>
    DEPTHS.slice(1)
      .map((feet) => ({ feet, path: contour(props.chart, (depth) => depth >= feet) }))
      .filter(({ path }) => path !== ''),
  );
  const land = createMemo(() => contour(props.chart, (depth) => depth === 0));
  return (
    <>
      <clipPath id={clip}>
        <rect {...frame()} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <rect class="sd-water" {...frame()} />
        <For each={areas()}>
          {({ feet, path }) => (
            <path
              class="sd-water"
              classList={{ 'sd-bold': BOLD.has(feet) }}
              style={{ '--deepness': tint(feet) }}
              d={path}
            />
          )}
        </For>
        <Show when={props.look === 'chart'}>
          <path class="sd-grid" d={gridPath(props.chart)} />
        </Show>
        <path class="sd-shallows" d={land()} />
        <path class="sd-land" d={land()} />
        <Show when={props.look === 'chart'}>
          <Names labels={props.labels} />
          <Soundings chart={props.chart} taken={props.taken ?? NONE} />
        </Show>
        {props.children}
      </g>
      <rect class="sd-frame" {...frame()} />
    </>
  );
}

function Soundings(props: {
  readonly chart: DepthChart;
  readonly taken: ReadonlySet<Hex>;
}): JSX.Element {
  const all = createMemo(() =>
    hexesOf(props.chart).flatMap((hex) => {
      const depth = depthAt(props.chart, hex);
      return depth === null ? [] : [{ hex, depth, ...middleOf(hex) }];
    }),
  );
  return (
    <For each={all()}>
      {({ hex, depth, x, y }) => (
        <text class="sd-sounding" x={x} y={y + (props.taken.has(hex) ? 28 : 6)}>
          {depthNumber(depth)}
        </text>
      )}
    </For>
  );
}

function Names(props: { readonly labels: readonly ChartLabel[] }): JSX.Element {
  return (
    <For each={props.labels}>
      {({ hex, name, kind }) => {
        const { x, y } = middleOf(hex);
        return (
          <g transform={`translate(${x} ${y})`}>
            <Show when={kind === 'wreck'}>
              <path class="sd-wreck-sign" d="M-15-17h30M-8-22v11M0-25v16M8-22v11" />
            </Show>
            <text
              class={kind === 'wreck' ? 'sd-wreck-name' : 'sd-water-name'}
              y={kind === 'wreck' ? -28 : -12}
            >
              {name}
            </text>
          </g>
        );
      }}
    </For>
  );
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The numbers of columns and rows along the frame: together they name a hex. */
export function EdgeNumbers(props: { readonly chart: DepthChart }): JSX.Element {
  const columns = (): readonly number[] =>
    Array.from({ length: props.chart.columns }, (_, i) => i + 1);
  const rows = (): readonly number[] => Array.from({ length: props.chart.rows }, (_, i) => i + 1);
  const frame = (): Box => frameOf(props.chart);
  return (
    <g aria-hidden="true">
      <For each={columns()}>
        {(column) => (
          <text class="sd-edge" x={middleAt({ column, row: 1 }).x} y={frame().y - 9}>
            {two(column)}
          </text>
        )}
      </For>
      <For each={rows()}>
        {(row) => (
          <text class="sd-edge" x={frame().x - 19} y={middleAt({ column: 1, row }).y + 7}>
            {two(row)}
          </text>
        )}
      </For>
    </g>
  );
}
