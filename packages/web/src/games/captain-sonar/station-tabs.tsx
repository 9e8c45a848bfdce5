import { tableWords } from '@fathom/captain-sonar/client';
import type { Role } from '@fathom/captain-sonar/client';
import { Show, createSignal } from 'solid-js';
import type { Component, JSX } from 'solid-js';
import { Stations } from '../../frame/stations.tsx';
import type { StationPanel } from '../../frame/stations.tsx';
import { SonarChart } from './chart/sonar-chart.tsx';
import type { Desk } from './desk/desk.ts';
import { ChartFoot, isDue, slotsOf, titleOf } from './stations.tsx';
import type { StationSlot } from './stations.tsx';

const WITH_CHART: ReadonlySet<string> = new Set(['captain', 'radioOperator', 'chart']);

/** A phone: one station at a time. Those who work on the chart have it in their tab, the others in a tab of its own. */
export function StationTabs(props: {
  readonly desk: Desk;
  readonly minWidth: number;
}): JSX.Element {
  const { desk } = props;
  const [shown, setShown] = createSignal<readonly string[]>([]);
  const slots = slotsOf(desk);
  const chartIn = (id: string): JSX.Element => (
    <Show when={shown().includes(id)}>
      <SonarChart desk={desk} />
    </Show>
  );
  const withChart = ({ role, content: Content }: StationSlot): Component =>
    WITH_CHART.has(role)
      ? () => (
          <div class="cs-table-tab">
            <TabTitle desk={desk} role={role} />
            {chartIn(role)}
            <Content />
            <ChartFoot desk={desk} />
          </div>
        )
      : () => (
          <>
            <TabTitle desk={desk} role={role} />
            <Content />
          </>
        );
  const contents = slots.map((slot) => ({ role: slot.role, content: withChart(slot) }));
  const ownChart: Component = () => (
    <div class="cs-table-tab">
      <h2 class="unseen">{tableWords.chart}</h2>
      {chartIn('chart')}
      <ChartFoot desk={desk} />
    </div>
  );
  const panels = (): readonly StationPanel[] => [
    ...contents.map(({ role, content }) => ({
      id: role,
      title: titleOf(desk, role),
      attention: isDue(desk, role),
      content,
    })),
    ...(slots.some(({ role }) => WITH_CHART.has(role))
      ? []
      : [{ id: 'chart', title: tableWords.chart, attention: false, content: ownChart }]),
  ];
  return (
    <Stations
      panels={panels()}
      label={tableWords.stations}
      notes={desk.table.notes}
      minWidth={props.minWidth}
      due={desk.ownDuties()[0]?.role}
      onShow={setShown}
    />
  );
}

/** A tab says what is under it, but it is no heading. */
function TabTitle(props: { readonly desk: Desk; readonly role: Role }): JSX.Element {
  return <h2 class="unseen">{titleOf(props.desk, props.role)}</h2>;
}
