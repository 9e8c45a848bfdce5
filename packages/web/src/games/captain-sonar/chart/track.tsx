import { SIDE_LETTERS } from '@fathom/captain-sonar/client';
import type { Cell, Chart, Sheet, SideName } from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { CELL, centreOf } from '../../../board/shape.ts';
import { At, useShape } from '../../../board/sheet.tsx';
import type { Track, TrackNote, TrackPoint } from '../desk/track.ts';

const SIGNS: { readonly [Note in TrackNote]: string } = {
  silence: '?',
  surfaced: '↑',
  drone: 'D',
  sonar: 'S',
  mine: 'M',
  torpedo: 'T',
};

const pathOf = (points: readonly TrackPoint[]): string =>
  points
    .map(({ east, south }, i) => `${i === 0 ? 'M' : 'L'}${east * CELL} ${south * CELL}`)
    .join('');

/** The courses heard, drawn around the middle of the cell they end in. */
export function TrackDrawing(props: {
  readonly track: Track;
  readonly about: SideName;
}): JSX.Element {
  const old = (): readonly TrackPoint[] => props.track.points.slice(0, props.track.firm + 1);
  const firm = (): readonly TrackPoint[] => props.track.points.slice(props.track.firm);
  const noted = (): readonly TrackPoint[] =>
    props.track.points.filter(({ notes }) => notes.length > 0);
  return (
    <g class={`cs-chart-track cs-chart-side-${props.about}`}>
      <path class="cs-chart-track-old" d={pathOf(old())} />
      <path class="cs-chart-track-line" d={pathOf(firm())} />
      <For each={firm().slice(0, -1)}>
        {({ east, south }) => (
          <circle class="cs-chart-track-dot" cx={east * CELL} cy={south * CELL} r={6} />
        )}
      </For>
      <For each={noted()}>
        {({ east, south, notes }) => (
          <g transform={`translate(${east * CELL + 26} ${south * CELL - 26})`}>
            <rect
              class="cs-chart-track-note"
              x={-14 * notes.length}
              y={-15}
              width={28 * notes.length}
              height={30}
              rx={6}
            />
            <text class="cs-chart-track-sign" y={9}>
              {notes.map((note) => SIGNS[note]).join('')}
            </text>
          </g>
        )}
      </For>
      <circle class="cs-chart-track-end" r={30} />
      <text class="cs-chart-track-letter" y={11}>
        {SIDE_LETTERS[props.about]}
      </text>
    </g>
  );
}

interface SheetLayerProps {
  readonly sheet: Sheet;
  readonly track: Track;
  readonly about: SideName;
}

/** The transparent sheet as it lies over the chart: track and pencil. */
export function SheetLayer(props: SheetLayerProps): JSX.Element {
  const shape = useShape();
  const place = (at: Cell): string => {
    const { x, y } = centreOf(shape, at);
    return `translate(${x} ${y})`;
  };
  return (
    <>
      <For each={props.sheet.pencil}>
        {({ cell, mark }) => (
          <At cell={cell} class={`cs-chart-pencil cs-chart-pencil-${mark}`}>
            <Show when={mark === 'cross'} fallback={<circle r={32} />}>
              <path d="M-26-26 26 26M26-26-26 26" />
            </Show>
          </At>
        )}
      </For>
      <Show when={props.sheet.at}>
        {(at) => (
          <g transform={place(at())}>
            <TrackDrawing track={props.track} about={props.about} />
          </g>
        )}
      </Show>
    </>
  );
}

/** Cells where the track cannot end. */
export function ForbiddenEnds(props: {
  readonly chart: Chart;
  readonly ends: ReadonlySet<Cell>;
}): JSX.Element {
  const barred = (): readonly Cell[] =>
    props.chart.waterCells.filter((cell) => !props.ends.has(cell));
  return (
    <For each={barred()}>
      {(cell) => (
        <At cell={cell}>
          <rect class="cs-chart-barred" x={-CELL / 2} y={-CELL / 2} width={CELL} height={CELL} />
        </At>
      )}
    </For>
  );
}
