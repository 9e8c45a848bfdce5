import { ROLE_NAMES, SECTOR_SIZE } from '@fathom/captain-sonar/client';
import type { Cell } from '@fathom/captain-sonar/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { CELL } from '../../../board/shape.ts';
import { At, Within } from '../../../board/sheet.tsx';
import { mayMove } from '../../../frame/settings.ts';
import { SectorFrame } from '../chart/overlays.tsx';
import type { Desk } from '../desk/desk.ts';
import type { FreshCall } from './crew-calls.ts';
import './calls.css';

const cellIn = ({ call }: FreshCall): Cell | null =>
  call.kind === 'point' || call.kind === 'here' ? call.cell : null;
const sectorIn = ({ call }: FreshCall): number | null =>
  call.kind === 'sector' ? call.sector : null;

/** A finger on the chart: where crew mates point, for as long as it is news. Each has one finger. */
export function PointedCells(props: { readonly desk: Desk }): JSX.Element {
  const { calls, grid } = props.desk;
  const latest = createMemo(() => {
    const all = calls.fresh().filter((said) => (cellIn(said) ?? sectorIn(said)) !== null);
    return all.filter((said, i) => !all.slice(i + 1).some((later) => later.role === said.role));
  });
  return (
    <For each={latest()}>
      {(said) => (
        <>
          <Show when={cellIn(said)}>
            {(cell) => <Finger cell={cell()} said={said} isLow={rowOf(cell()) === 1} />}
          </Show>
          <Show when={sectorIn(said)}>
            {(sector) => (
              <Within>
                <g class="cs-finger-sector">
                  <SectorFrame sector={sector()} across={grid().chart.size / SECTOR_SIZE} />
                </g>
              </Within>
            )}
          </Show>
        </>
      )}
    </For>
  );
}

const rowOf = (cell: Cell): number => Number(cell.slice(1));

interface FingerProps {
  readonly cell: Cell;
  readonly said: FreshCall;
  readonly isLow: boolean; // its name stands below: above there is no room
}

function Finger(props: FingerProps): JSX.Element {
  return (
    <At cell={props.cell} class="cs-finger">
      <Show when={mayMove()}>
        <circle class="cs-finger-wave" r={CELL * 0.62} />
      </Show>
      <circle class="cs-finger-ring" r={CELL * 0.46} />
      <text y={props.isLow ? CELL * 0.98 : -CELL * 0.64}>{ROLE_NAMES[props.said.role]}</text>
    </At>
  );
}
