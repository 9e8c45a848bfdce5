import { chartById, seatOf } from '@fathom/captain-sonar/client';
import type { Role } from '@fathom/captain-sonar/client';
import {
  For,
  Match,
  Show,
  Switch,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  onMount,
} from 'solid-js';
import type { Component, JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { mayMove } from '../../frame/settings.ts';
import { Stations } from '../../frame/stations.tsx';
import type { StationPanel } from '../../frame/stations.tsx';
import { Strip } from './announce/strip.tsx';
import { CaptainStation } from './captain/captain-station.tsx';
import { LayerSwitches } from './chart/layer-switches.tsx';
import { SonarChart } from './chart/sonar-chart.tsx';
import { Crews } from './crews.tsx';
import type { Desk } from './desk/desk.ts';
import { EngineerStation } from './engineer/engineer-station.tsx';
import { FirstMateStation } from './first-mate/first-mate-station.tsx';
import { HullStation } from './hull/hull-station.tsx';
import { RadioStation } from './radio/radio-station.tsx';
import { ROLE_NAMES } from './words.ts';
import './table.css';

// In pixels: with less than two columns, stations become tabs.
const TWO_COLUMNS = 700;
const THREE_COLUMNS = 1160;

/** The table of one person: the chart, and a station for each of their roles. */
export function SonarBoard(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const [width, setWidth] = createSignal(window.innerWidth);
  let root: HTMLDivElement | undefined;
  onMount(() => {
    if (root === undefined) return;
    setWidth(root.clientWidth);
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? width()));
    observer.observe(root);
    onCleanup(() => observer.disconnect());
  });
  const columns = createMemo(() => columnsIn(width()));
  const isWide = (): boolean => columns() > 1;
  // After the end everything lies open: no station has anything left to do or to hide.
  const isOpenTable = createMemo(
    () => desk.side() === null || (desk.view().phase === 'over' && !desk.table.isReplay),
  );
  const tracingSide = createMemo(() =>
    desk.view().phase === 'playing' && (desk.boat()?.tracing ?? null) !== null ? desk.side() : null,
  );
  return (
    <div
      ref={(node) => (root = node)}
      class="cs-table"
      classList={{ 'cs-stopped': desk.view().stop !== null }}
    >
      <Strip desk={desk} />
      <Show when={tracingSide()}>
        {(side) => (
          <section class="card cs-table-hull" aria-label="Hull">
            <HullStation {...desk.station(side())} />
          </section>
        )}
      </Show>
      <Switch fallback={<Tabs desk={desk} />}>
        <Match when={isOpenTable()}>
          <div class="cs-table-columns" classList={{ 'cs-table-wide': isWide() }}>
            <ChartCard desk={desk} />
            <Crews desk={desk} />
          </div>
        </Match>
        <Match when={isWide()}>
          <SideBySide desk={desk} columns={columns()} />
        </Match>
      </Switch>
    </div>
  );
}

const columnsIn = (width: number): number => {
  if (width >= THREE_COLUMNS) return 3;
  return width >= TWO_COLUMNS ? 2 : 1;
};

function ChartCard(props: { readonly desk: Desk }): JSX.Element {
  return (
    <section class="card cs-table-chart" aria-label="Chart">
      <SonarChart desk={props.desk} />
      <ChartFoot desk={props.desk} />
    </section>
  );
}

function ChartFoot(props: { readonly desk: Desk }): JSX.Element {
  const name = (): string => chartById(props.desk.view().setup.map)?.name ?? 'Uncharted waters';
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

const isDue = (desk: Desk, role: Role): boolean =>
  desk.ownDuties().some((duty) => duty.role === role);

interface Place {
  readonly role: Role;
  readonly content: Component;
}

/** The stations of this person without the chart. The Captain has the sheet too, and may draw on it. */
function placesOf(desk: Desk): readonly Place[] {
  const side = desk.side();
  if (side === null) return [];
  const all: readonly Place[] = [
    { role: 'captain', content: () => <CaptainStation desk={desk} /> },
    { role: 'firstMate', content: () => <FirstMateStation {...desk.station(side)} /> },
    { role: 'engineer', content: () => <EngineerStation {...desk.station(side)} /> },
    { role: 'radioOperator', content: () => <RadioStation desk={desk} /> },
  ];
  return all.filter(
    ({ role }) => isAt(desk, role) || (role === 'radioOperator' && isAt(desk, 'captain')),
  );
}

const titleOf = (desk: Desk, role: Role): string =>
  role === 'radioOperator' && !isAt(desk, role) ? 'Plotting sheet' : ROLE_NAMES[role];

interface SideBySideProps {
  readonly desk: Desk;
  readonly columns: number; // there is room for
}

/** What stands where beside each other. */
interface Plan {
  readonly under: readonly Place[]; // the chart
  readonly beside: readonly (readonly Place[])[]; // columns
}

/** The chart with whoever works on it, the other stations beside it; a whole crew has a column for its control panel. */
function planFor(places: readonly Place[], columns: number): Plan {
  const has = (role: Role): boolean => places.some((place) => place.role === role);
  const isCrew = places.length > 2;
  const below: Role | null = isCrew
    ? 'captain'
    : has('engineer') && has('radioOperator')
      ? 'radioOperator'
      : null;
  const under = places.filter(({ role }) => role === below);
  const others = places.filter((place) => !under.includes(place));
  if (!isCrew || columns < 3 || others.length < 2) return { under, beside: [others] };
  const last = others.find(({ role }) => role === 'engineer') ?? others.at(-1);
  return {
    under,
    beside: [others.filter((place) => place !== last), others.filter((place) => place === last)],
  };
}

/** Room for several columns. */
function SideBySide(props: SideBySideProps): JSX.Element {
  const { desk } = props;
  const places = placesOf(desk);
  const plan = createMemo(() => planFor(places, props.columns));
  let table: HTMLDivElement | undefined;
  createEffect(
    on(
      () => desk.ownDuties()[0]?.role,
      (role) => role !== undefined && bringUp(table, role),
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
        <ChartCard desk={desk} />
        <For each={plan().under}>{(place) => <StationCard desk={desk} place={place} />}</For>
      </div>
      <For each={plan().beside}>
        {(column) => (
          <div class="cs-table-column cs-table-beside">
            <For each={column}>{(place) => <StationCard desk={desk} place={place} />}</For>
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

function StationCard(props: { readonly desk: Desk; readonly place: Place }): JSX.Element {
  const title = (): string => `station-${props.place.role}`;
  return (
    <section
      class="card station"
      classList={{ waits: isDue(props.desk, props.place.role) }}
      data-role={props.place.role}
      aria-labelledby={title()}
    >
      <h2 id={title()}>
        <span>
          {titleOf(props.desk, props.place.role)}
          <Show when={isDue(props.desk, props.place.role)}>
            <span class="attention" aria-hidden="true" />
            <span class="unseen">, waits for you</span>
          </Show>
        </span>
      </h2>
      <Dynamic component={props.place.content} />
    </section>
  );
}

const WITH_CHART: ReadonlySet<string> = new Set(['captain', 'radioOperator', 'chart']);

/** A phone: one station at a time. Those who work on the chart have it in their tab, the others in a tab of its own. */
function Tabs(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const [shown, setShown] = createSignal<readonly string[]>([]);
  const places = placesOf(desk);
  const chartIn = (id: string): JSX.Element => (
    <Show when={shown().includes(id)}>
      <SonarChart desk={desk} />
    </Show>
  );
  const withChart = ({ role, content }: Place): Component =>
    WITH_CHART.has(role)
      ? () => (
          <div class="cs-table-tab">
            <TabTitle desk={desk} role={role} />
            {chartIn(role)}
            <Dynamic component={content} />
            <ChartFoot desk={desk} />
          </div>
        )
      : () => (
          <>
            <TabTitle desk={desk} role={role} />
            <Dynamic component={content} />
          </>
        );
  const contents = places.map((place) => ({ role: place.role, content: withChart(place) }));
  const ownChart: Component = () => (
    <div class="cs-table-tab">
      <h2 class="unseen">Chart</h2>
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
    ...(places.some(({ role }) => WITH_CHART.has(role))
      ? []
      : [{ id: 'chart', title: 'Chart', attention: false, content: ownChart }]),
  ];
  return (
    <Stations
      panels={panels()}
      label="Your stations"
      notes={desk.table.notes}
      minWidth={TWO_COLUMNS}
      onShow={setShown}
    />
  );
}

/** A tab says what is under it, but it is no heading. */
function TabTitle(props: { readonly desk: Desk; readonly role: Role }): JSX.Element {
  return <h2 class="unseen">{titleOf(props.desk, props.role)}</h2>;
}
