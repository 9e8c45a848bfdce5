import { COLUMNS, SECTOR_SIZE } from '@fathom/captain-sonar/client';
import type { Cell, Chart } from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { CELL, centreOf } from '../../../board/shape.ts';
import { At, useShape, Within } from '../../../board/sheet.tsx';
import type { Likelihood } from '../desk/beliefs.ts';
import type { Pointed } from '../desk/facts.ts';
import './chart-later.css';

/** The likelier, the stronger, so that a guess looks like a guess; cells that are ruled out are bare. */
export function HeatMap(props: {
  readonly chart: Chart;
  readonly likelihood: Likelihood;
}): JSX.Element {
  const strength = (cell: Cell): number => {
    const chance = props.likelihood.chanceAt(cell);
    return chance === 0
      ? 0
      : 0.1 + 0.25 * (chance / props.likelihood.most) * Math.sqrt(chance) + 0.5 * Math.sqrt(chance);
  };
  return (
    <For each={props.chart.waterCells.filter((cell) => strength(cell) > 0)}>
      {(cell) => (
        <At cell={cell}>
          <rect
            class="cs-chart-heat"
            x={-CELL / 2 + 4}
            y={-CELL / 2 + 4}
            width={CELL - 8}
            height={CELL - 8}
            rx={10}
            style={{ opacity: strength(cell) }}
          />
        </At>
      )}
    </For>
  );
}

/** What a fact says, on the chart: its row, column, sector or blast. */
export function PointedAt(props: {
  readonly chart: Chart;
  readonly pointed: Pointed;
}): JSX.Element {
  const side = (): number => props.chart.size * CELL;
  const across = (): number => props.chart.size / SECTOR_SIZE;
  return (
    <Within>
      <g class="cs-chart-pointed">
        <For each={props.pointed.rows}>
          {(row) => <rect x={3} y={(row - 1) * CELL + 3} width={side() - 6} height={CELL - 6} />}
        </For>
        <For each={props.pointed.columns}>
          {(column) => (
            <rect
              x={COLUMNS.indexOf(column) * CELL + 3}
              y={3}
              width={CELL - 6}
              height={side() - 6}
            />
          )}
        </For>
        <For each={props.pointed.sectors}>
          {(sector) => <SectorFrame sector={sector} across={across()} />}
        </For>
        <For each={props.pointed.blasts}>
          {(cell) => (
            <At cell={cell}>
              <rect x={-CELL * 1.5} y={-CELL * 1.5} width={CELL * 3} height={CELL * 3} rx={12} />
            </At>
          )}
        </For>
      </g>
    </Within>
  );
}

export function SectorFrame(props: {
  readonly sector: number;
  readonly across: number;
}): JSX.Element {
  const length = SECTOR_SIZE * CELL;
  return (
    <rect
      x={((props.sector - 1) % props.across) * length + 5}
      y={Math.floor((props.sector - 1) / props.across) * length + 5}
      width={length - 10}
      height={length - 10}
      rx={10}
    />
  );
}

/** How far a torpedo or the silence reaches, and what a blast there would catch. */
export function Reach(props: {
  readonly cells: ReadonlySet<Cell>;
  readonly blastAt: Cell | null;
}): JSX.Element {
  return (
    <>
      <For each={[...props.cells]}>
        {(cell) => (
          <At cell={cell}>
            <rect class="cs-chart-reach" x={-CELL / 2} y={-CELL / 2} width={CELL} height={CELL} />
          </At>
        )}
      </For>
      <Show when={props.blastAt}>
        {(cell) => (
          <Within>
            <At cell={cell()}>
              <rect
                class="cs-chart-burst-area"
                x={-CELL * 1.5 + 4}
                y={-CELL * 1.5 + 4}
                width={CELL * 3 - 8}
                height={CELL * 3 - 8}
                rx={14}
              />
            </At>
          </Within>
        )}
      </Show>
    </>
  );
}

/** The way a silence would take. */
export function SilentWay(props: { readonly from: Cell; readonly to: Cell }): JSX.Element {
  const shape = useShape();
  const start = (): { readonly x: number; readonly y: number } => centreOf(shape, props.from);
  const end = (): { readonly x: number; readonly y: number } => centreOf(shape, props.to);
  return (
    <g class="cs-chart-way">
      <line x1={start().x} y1={start().y} x2={end().x} y2={end().y} />
      <circle cx={end().x} cy={end().y} r={16} />
    </g>
  );
}
