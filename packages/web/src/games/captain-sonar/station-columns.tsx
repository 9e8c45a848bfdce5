import type { Role } from '@fathom/captain-sonar/client';
import { For, createEffect, createMemo, on, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { mayMove } from '../../frame/settings.ts';
import { afterFrame } from '../../table/in-turn.ts';
import { Soon } from '../../table/soon.tsx';
import type { Desk } from './desk/desk.ts';
import { ChartCard, StationCard, slotsOf } from './stations.tsx';
import type { StationSlot } from './stations.tsx';
import './station-columns.css';

interface StationColumnsProps {
  readonly desk: Desk;
  readonly columns: number; // there is room for
}

/** What stands where beside each other. */
interface ColumnPlan {
  readonly under: readonly StationSlot[]; // the chart
  readonly beside: readonly (readonly StationSlot[])[]; // columns
}

interface Hands {
  readonly slots: readonly StationSlot[];
  readonly seats: number; // the Captain has the sheet without a seat for it
}

/** The chart, the stations beside it; a whole crew has its Captain under the chart and a column for its control panel. */
function columnPlan({ slots, seats }: Hands, columns: number): ColumnPlan {
  const has = (role: Role): boolean => slots.some((slot) => slot.role === role);
  const isCrew = seats > 2;
  const below: Role | null = isCrew
    ? 'captain'
    : has('engineer') && has('radioOperator')
      ? 'radioOperator'
      : null;
  const under = slots.filter(({ role }) => role === below);
  const others = slots.filter((slot) => !under.includes(slot));
  if (!isCrew || columns < 3 || others.length < 2) return { under, beside: [others] };
  const last = others.find(({ role }) => role === 'engineer') ?? others.at(-1);
  return {
    under,
    beside: [others.filter((slot) => slot !== last), others.filter((slot) => slot === last)],
  };
}

/** Room for several columns. */
export function StationColumns(props: StationColumnsProps): JSX.Element {
  const { desk } = props;
  const slots = slotsOf(desk);
  const plan = createMemo(() =>
    columnPlan({ slots, seats: desk.table.you().length }, props.columns),
  );
  let table: HTMLDivElement | undefined;
  createEffect(
    on(
      createMemo(() => desk.ownDuties()[0]?.role),
      (role) => {
        if (role !== undefined) onCleanup(afterFrame(() => bringUp(table, role)));
      },
    ),
  );
  return (
    <div
      class="cs-table-columns cs-table-wide"
      classList={{
        'cs-table-dense': slots.length > 2 || plan().under.length > 0,
        'cs-table-under': plan().under.length > 0,
        'cs-table-crew': plan().beside.length > 1,
      }}
      ref={(node) => (table = node)}
    >
      <div class="cs-table-column">
        <Soon>
          <ChartCard desk={desk} />
        </Soon>
        <For each={plan().under}>{(slot) => <StationCard desk={desk} slot={slot} />}</For>
      </div>
      <For each={plan().beside}>
        {(column) => (
          <div class="cs-table-column cs-table-beside">
            <For each={column}>{(slot) => <StationCard desk={desk} slot={slot} />}</For>
          </div>
        )}
      </For>
    </div>
  );
}

/** Whoever has several stations in one column finds the one that is waited for without looking for it. */
function bringUp(table: HTMLElement | undefined, role: Role): void {
  const station = table?.querySelector<HTMLElement>(`.cs-table-beside > [data-role="${role}"]`);
  const column = station?.parentElement ?? null;
  if (column === null || station === null || station === undefined) return;
  column.scrollTo({ top: station.offsetTop, behavior: mayMove() ? 'smooth' : 'auto' });
}
