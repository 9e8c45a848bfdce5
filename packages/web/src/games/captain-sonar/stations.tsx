import { CHART_NAMES, ROLE_NAMES, seatOf, tableWords } from '@fathom/captain-sonar/client';
import type { Role } from '@fathom/captain-sonar/client';
import { Show } from 'solid-js';
import type { Component, JSX } from 'solid-js';
import { later } from '../../table/later.tsx';
import { Soon } from '../../table/soon.tsx';
import { CaptainStation } from './captain/captain-station.tsx';
import { LayerSwitches } from './chart/layer-switches.tsx';
import { SonarChart } from './chart/sonar-chart.tsx';
import type { Desk } from './desk/desk.ts';
import { EngineerStation } from './engineer/engineer-station.tsx';
import { FirstMateStation } from './first-mate/first-mate-station.tsx';
import { RadioStation } from './radio/radio-station.tsx';
import { laterParts } from './parts.ts';

export function ChartCard(props: { readonly desk: Desk }): JSX.Element {
  return (
    <section class="card cs-table-chart" aria-label={tableWords.chart}>
      <SonarChart desk={props.desk} />
      <ChartFoot desk={props.desk} />
    </section>
  );
}

export function ChartFoot(props: { readonly desk: Desk }): JSX.Element {
  const names: Readonly<Record<string, string>> = CHART_NAMES;
  const name = (): string => names[props.desk.view().setup.map] ?? tableWords.customChart;
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
  return all
    .filter(({ role }) => isAt(desk, role) || (role === 'radioOperator' && isAt(desk, 'captain')))
    .map((slot) => explained(desk, slot));
}

const StationGuide = later(laterParts, 'StationGuide');

/** In a guided match each station says how it is worked. */
function explained(desk: Desk, slot: StationSlot): StationSlot {
  const { table, view } = desk;
  if (view().setup.guided !== true || table.isReplay) return slot;
  return {
    ...slot,
    content: () => (
      <>
        <StationGuide role={slot.role} isDue={isDue(desk, slot.role)} notes={table.notes} />
        <slot.content />
      </>
    ),
  };
}

export const titleOf = (desk: Desk, role: Role): string =>
  role === 'radioOperator' && !isAt(desk, role) ? tableWords.plottingSheet : ROLE_NAMES[role];

export function StationCard(props: {
  readonly desk: Desk;
  readonly slot: StationSlot;
}): JSX.Element {
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
