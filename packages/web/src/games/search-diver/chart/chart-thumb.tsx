import type { DepthChart, Hex } from '@fathom/search-diver/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { frameOf, middleOf } from './geometry.ts';
import { Sea } from './sea.tsx';
import './chart.css';

interface ChartThumbProps {
  readonly chart: DepthChart;
  readonly dots?: readonly Hex[]; // markers
  readonly label?: string; // what is to be seen; without it the picture stands beside words that say it
}

/** A chart as a small picture. */
export function ChartThumb(props: ChartThumbProps): JSX.Element {
  const box = (): string => {
    const { x, y, width, height } = frameOf(props.chart);
    return `${x - 4} ${y - 4} ${width + 8} ${height + 8}`;
  };
  return (
    <svg
      class="sd-thumb"
      viewBox={box()}
      role={props.label === undefined ? undefined : 'img'}
      aria-label={props.label}
      aria-hidden={props.label === undefined ? 'true' : undefined}
    >
      <Sea chart={props.chart} labels={[]} look="thumb">
        <For each={props.dots ?? []}>
          {(hex) => {
            const { x, y } = middleOf(hex);
            return <circle class="sd-thumb-dot" cx={x} cy={y} r={17} />;
          }}
        </For>
      </Sea>
    </svg>
  );
}
