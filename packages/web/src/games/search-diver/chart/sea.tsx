import { DEPTHS, depthAt, depthNumber, hexesOf } from '@fathom/search-diver/client';
import type { DepthChart, ChartLabel, Face, Hex } from '@fathom/search-diver/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import type { Box, Point } from '../../../board/shape.ts';
import { Gradually, Soon } from '../../../table/soon.tsx';
import { unit } from '../units.ts';
import { contour, gridPath, middleOf, shapeOf } from './geometry.ts';
import '../../../board/chart.css';
import './chart.css';

interface SeaProps {
  readonly chart: DepthChart;
  readonly labels: readonly ChartLabel[];
  readonly look: 'chart' | 'preview'; // a preview has neither grid nor numbers nor names
  /** Hexes with a marker: the number makes room for a face, and a marker without one has it printed on it. */
  readonly taken?: ReadonlyMap<Hex, Face | null>;
}
const NONE: ReadonlyMap<Hex, Face | null> = new Map();

const DEEPEST = DEPTHS.at(-1) ?? 90;
const SHALLOWEST = DEPTHS[0];
/** Where the kinds of search change (Table 4): these two lines are drawn boldly. */
const BOLD: ReadonlySet<number> = new Set([35, 70]);

const tint = (feet: number): string =>
  `${Math.round(((feet - SHALLOWEST) / (DEEPEST - SHALLOWEST)) * 100)}%`;

/** The printed chart: tints by depth, contours, shores, the hex grid, soundings and names. */
export function Sea(props: ParentProps<SeaProps>): JSX.Element {
  const frame = createMemo(() => shapeOf(props.chart).geometry.frame);
  const land = createMemo(() => contour(props.chart, (depth) => depth === 0));
  return (
    <>
      {/* It cuts off what is drawn over its edge; a clip path would have every text laid out anew at each change. */}
      <svg
        x={frame().x}
        y={frame().y}
        width={frame().width}
        height={frame().height}
        viewBox={boxOf(frame())}
      >
        <path class="sd-water" d={outlineOf(frame())} />
        <For each={DEPTHS.slice(1)}>
          {(feet) => (
            <Soon>
              <path
                class="sd-water"
                classList={{ 'sd-bold': BOLD.has(feet) }}
                style={{ '--deepness': tint(feet) }}
                d={contour(props.chart, (depth) => depth >= feet)}
              />
            </Soon>
          )}
        </For>
        <Show when={props.look === 'chart'}>
          <Soon>
            <path class="chart-grid" d={gridPath(props.chart)} />
          </Soon>
        </Show>
        <path class="sd-shallows" d={land()} />
        <path class="chart-land" d={land()} />
        <Show when={props.look === 'chart'}>
          <Soon>
            <Names labels={props.labels} />
          </Soon>
          <Soon>
            <Soundings chart={props.chart} labels={props.labels} taken={props.taken ?? NONE} />
          </Soon>
        </Show>
        {props.children}
      </svg>
      <path class="chart-frame" d={outlineOf(frame())} />
    </>
  );
}

const outlineOf = ({ x, y, width, height }: Box): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const boxOf = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

const LETTER = 19; // units: about as wide as a letter of a name is at its largest

/** As on paper, a name leaves out the numbers that it would lie on. */
function isUnderName(labels: readonly ChartLabel[], { x, y }: Point): boolean {
  return labels.some(({ hex, name, kind }) => {
    if (kind === 'wreck') return false;
    const middle = middleOf(hex);
    const isBeside = Math.abs(x - middle.x) < (name.length * LETTER) / 2 + 14;
    return isBeside && y - middle.y > -50 && y - middle.y < 12;
  });
}

function Soundings(props: {
  readonly chart: DepthChart;
  readonly labels: readonly ChartLabel[];
  readonly taken: ReadonlyMap<Hex, Face | null>;
}): JSX.Element {
  const all = createMemo(() =>
    hexesOf(props.chart).flatMap((hex) => {
      const depth = depthAt(props.chart, hex);
      const middle = middleOf(hex);
      return depth === null || isUnderName(props.labels, middle) ? [] : [{ hex, depth, ...middle }];
    }),
  );
  return (
    <Gradually each={all()}>
      {({ hex, depth, x, y }) => (
        <Show when={props.taken.get(hex) !== null}>
          <text class="sd-sounding" x={x} y={y + (props.taken.has(hex) ? 30 : 7)}>
            {depthNumber(depth, unit())}
          </text>
        </Show>
      )}
    </Gradually>
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

interface ChartPreviewProps {
  readonly chart: DepthChart;
  readonly label?: string; // what is to be seen; without it the picture stands beside words that say it
}

/** A chart as a small picture. */
export function ChartPreview(props: ChartPreviewProps): JSX.Element {
  return (
    <svg
      class="chart-small sd-preview"
      viewBox={boxAround(props.chart)}
      role={props.label === undefined ? undefined : 'img'}
      aria-label={props.label}
      aria-hidden={props.label === undefined ? 'true' : undefined}
    >
      <Sea chart={props.chart} labels={[]} look="preview" />
    </svg>
  );
}

/** The frame of a chart and the width of its line, without room for labels. */
export function boxAround(chart: DepthChart): string {
  const { x, y, width, height } = shapeOf(chart).geometry.frame;
  return `${x - 4} ${y - 4} ${width + 8} ${height + 8}`;
}
