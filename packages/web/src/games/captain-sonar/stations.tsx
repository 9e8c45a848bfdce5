import { ROLE_NAMES, chartById, seatOf, tableWords } from '@fathom/captain-sonar/client';
import type { Role } from '@fathom/captain-sonar/client';
import { For, Show, createEffect, createMemo, on, onCleanup } from 'solid-js';
import type { Component, JSX } from 'solid-js';
import { mayMove } from '../../frame/settings.ts';
import { afterFrame } from '../../table/in-turn.ts';
import { Soon } from '../../table/soon.tsx';
import { CaptainStation } from './captain/captain-station.tsx';
import { LayerSwitches } from './chart/layer-switches.tsx';
import { SonarChart } from './chart/sonar-chart.tsx';
import type { Desk } from './desk/desk.ts';
import { EngineerStation } from './engineer/engineer-station.tsx';
import { FirstMateStation } from './first-mate/first-mate-station.tsx';
import { RadioStation } from './radio/radio-station.tsx';

export function ChartCard(props: { readonly desk: Desk }): JSX.Element {
  return (
    <section class="card cs-table-chart" aria-label={tableWords.chart}>
      <SonarChart desk={props.desk} />
      <ChartFoot desk={props.desk} />
    </section>
  );
}

export function ChartFoot(props: { readonly desk: Desk }): JSX.Element {
  const name = (): string => chartById(props.desk.view().setup.map)?.name ?? tableWords.customChart;
  return (
    <div class="cs-table-foot">
      <LayerSwitches desk={props.desk} />
      <span class="cs-table-name">{name()}</span>
    </div>
  );
}

/** Whether a role's knowledge is shown here: this person's own, or one looked back upon. */
const isAt = ({ table, side }: Desk, role: Role): boolean => {
  const own = side();
  return own !== null && table.you().includes(seatOf(own, role));
};

export const isDue = (desk: Desk, role: Role): boolean =>
  desk.ownDuties().some((duty) => duty.role === role);

export interface StationSlot {
  readonly role: Role;
  readonly content: Component;
}

/** The stations of this person without the chart. The Captain has the sheet too, and may draw on it. */
export function slotsOf(desk: Desk): readonly StationSlot[] {
  const side = desk.side();
  if (side === null) return [];
  const all: readonly StationSlot[] = [
    { role: 'captain', content: () => <CaptainStation desk={desk} /> },
    { role: 'firstMate', content: () => <FirstMateStation {...desk.station(side)} /> },
    { role: 'engineer', content: () => <EngineerStation {...desk.station(side)} /> },
    { role: 'radioOperator', content: () => <RadioStation desk={desk} /> },
  ];
  return all.filter(
    ({ role }) => isAt(desk, role) || (role === 'radioOperator' && isAt(desk, 'captain')),
  );
}

export const titleOf = (desk: Desk, role: Role): string =>
  role === 'radioOperator' && !isAt(desk, role) ? tableWords.plottingSheet : ROLE_NAMES[role];

interface StationColumnsProps {
  readonly desk: Desk;
  readonly columns: number; // there is room for
}

/** What stands where beside each other. */
interface ColumnPlan {
  readonly under: readonly StationSlot[]; // the chart
  readonly beside: readonly (readonly StationSlot[])[]; // columns
}

/** The chart with whoever works on it, the other stations beside it; a whole crew has a column for its control panel. */
function columnPlan(slots: readonly StationSlot[], columns: number): ColumnPlan {
  const has = (role: Role): boolean => slots.some((slot) => slot.role === role);
  const isCrew = slots.length > 2;
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
  const plan = createMemo(() => columnPlan(slots, props.columns));
  let table: HTMLDivElement | undefined;
  createEffect(
    on(
      () => desk.ownDuties()[0]?.role,
      (role) => {
        if (role !== undefined) onCleanup(afterFrame(() => bringUp(table, role)));
      },
    ),
  );
  return (
    <div
      class="cs-table-columns cs-table-wide"
      classList={{
        'cs-table-dense': plan().under.length > 0,
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

function StationCard(props: { readonly desk: Desk; readonly slot: StationSlot }): JSX.Element {
  const title = (): string => `station-${props.slot.role}`;
  return (
    <section
      class="card station"
      classList={{ waits: isDue(props.desk, props.slot.role) }}
      data-role={props.slot.role}
      aria-labelledby={title()}
    >
      <h2 id={title()}>
        <span>
          {titleOf(props.desk, props.slot.role)}
          <Show when={isDue(props.desk, props.slot.role)}>
            <span class="attention" aria-hidden="true" />
            <span class="unseen">{tableWords.waitsForYou}</span>
          </Show>
        </span>
      </h2>
      <Soon>
        <props.slot.content />
      </Soon>
    </section>
  );
}
