import { Show, createMemo, createSignal, onCleanup, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { Stations } from '../../frame/stations.tsx';
import type { StationPanel } from '../../frame/stations.tsx';
import { DiverChart, watersName } from './chart/diver-chart.tsx';
import { TargetSign } from './chart/marker.tsx';
import type { Desk } from './desk/desk.ts';
import { DiveLog } from './end/dive-log.tsx';
import { Notice, Units } from './parts/notice.tsx';
import { Minutes } from './planner/dive-panel.tsx';
import { Foot } from './planner/foot.tsx';
import { listenToKeys } from './planner/keys.ts';
import { LastRoll } from './planner/last-roll.tsx';
import { Planner } from './planner/planner.tsx';
import { TablesDialog } from './tables/tables-dialog.tsx';
import { TimeTrack } from './track/time-track.tsx';
import { depthText } from './units.ts';
import { SEARCH_NAMES, TARGET_NAMES, percent } from './words.ts';
import './table.css';

const TWO_COLUMNS = 700; // pixels: less than this and the parts become tabs

/** The table of one person. */
export function DiverBoard(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const [width, setWidth] = createSignal(window.innerWidth);
  let root: HTMLDivElement | undefined;
  listenToKeys(desk);
  onMount(() => {
    if (root === undefined) return;
    setWidth(root.clientWidth);
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? width()));
    observer.observe(root);
    onCleanup(() => observer.disconnect());
  });
  const isWide = createMemo(() => width() >= TWO_COLUMNS);
  return (
    <div ref={(node) => (root = node)} class="sd" classList={{ 'sd-wide': isWide() }}>
      <TimeTrack desk={desk} />
      <Show when={isWide()} fallback={<Tabs desk={desk} />}>
        <div class="sd-top">
          <section class="card sd-chart-card" aria-label="Chart">
            <ChartHead desk={desk} />
            <DiverChart desk={desk} />
            <LastRoll desk={desk} />
          </section>
          <Planner desk={desk} hasFoot />
          <Notice />
        </div>
      </Show>
      <TablesDialog desk={desk} />
    </div>
  );
}

/** What is looked for, and where. */
function ChartHead(props: { readonly desk: Desk }): JSX.Element {
  const left = (): number => props.desk.view().markers.filter(({ face }) => face === null).length;
  return (
    <div class="sd-chart-head">
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <TargetSign kind={props.desk.view().kind} />
      </svg>
      <p>
        Wanted: <b>{TARGET_NAMES[props.desk.view().kind]}</b>, {left()} face down{' '}
        <i class="sd-waters">{watersName(props.desk)}</i>
      </p>
      <Units />
    </div>
  );
}

/** A phone: chart and planner as tabs, the track above them, always. */
function Tabs(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const needsChart = (): boolean =>
    desk.duty() === 'place' || (desk.duty() !== null && desk.picked() === null && !desk.isTiming());
  const needsPlan = (): boolean => desk.duty() !== null && !needsChart();
  const ChartTab = (): JSX.Element => (
    <div class="sd-tab">
      <ChartHead desk={desk} />
      <DiverChart desk={desk} />
    </div>
  );
  const PlanTab = (): JSX.Element => <Planner desk={desk} hasFoot={false} />;
  const DivesTab = (): JSX.Element => <DiveLog desk={desk} />;
  const panels = (): readonly StationPanel[] => [
    { id: 'chart', title: 'Chart', attention: needsChart(), content: ChartTab },
    {
      id: 'plan',
      title: planTitle(desk),
      attention: needsPlan(),
      content: PlanTab,
    },
    { id: 'dives', title: 'Dives', attention: false, content: DivesTab },
  ];
  // Between a dive and the choice of the next, what the dice have said comes first.
  const isFresh = (): boolean =>
    desk.view().phase === 'choosing' || desk.view().phase === 'scheduling';
  return (
    <>
      <Show when={isFresh()}>
        <LastDive desk={desk} />
      </Show>
      <Stations
        panels={panels()}
        label="Your table"
        notes={desk.table.notes}
        minWidth={TWO_COLUMNS}
      />
      <Show when={!isFresh()}>
        <LastDive desk={desk} />
      </Show>
      <BottomBar desk={desk} />
    </>
  );
}

function planTitle(desk: Desk): string {
  if (desk.view().phase === 'over') return 'Result';
  return desk.isTiming() ? 'Next dive' : 'Plan';
}

function LastDive(props: { readonly desk: Desk }): JSX.Element {
  return (
    <section class="card" aria-label="Last dive">
      <LastRoll desk={props.desk} />
    </section>
  );
}

/** At the foot of a phone, whatever is in view above it: the minutes, the deed, and the notice. */
function BottomBar(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  return (
    <div class="sd-bar">
      <Show when={desk.duty() !== null || desk.picked() !== null}>
        <Show when={desk.plan()}>
          {(plan) => (
            <>
              <p class="sd-bar-plan">
                <b>{plan().hex}</b> · {depthText(plan().depth)} · <b>{plan().minutes} min</b> ·{' '}
                {SEARCH_NAMES[plan().search].toLowerCase()} · <b>{percent(plan().wins)}</b> ·{' '}
                {plan().before} → {plan().after}
              </p>
              <Minutes desk={desk} plan={plan()} />
            </>
          )}
        </Show>
        <Show when={desk.duty() !== null}>
          <Foot desk={desk} />
        </Show>
      </Show>
      <Notice />
    </div>
  );
}
