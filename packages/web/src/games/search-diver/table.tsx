import { TABLE, faceDown, isOut, owedWords } from '@fathom/search-diver/client';
import type { SideName, View, ViewedDiver } from '@fathom/search-diver/client';
import { Match, Show, Switch, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { Stations } from '../../frame/stations.tsx';
import type { StationPanel } from '../../frame/stations.tsx';
import { listenForKeys } from '../../table/keys.tsx';
import { Soon } from '../../table/soon.tsx';
import { createWidth } from '../../table/width.ts';
import { DiverChart, watersName } from './chart/diver-chart.tsx';
import { TargetSign } from './chart/marker.tsx';
import type { Desk } from './desk/desk.ts';
import { DiveLog } from './end/end.tsx';
import { Bold, Notice, Units } from './parts/parts.tsx';
import { Minutes } from './planner/dive-panel.tsx';
import { Foot } from './planner/foot.tsx';
import { stepHex } from './planner/dive-panel.tsx';
import { LastRoll } from './planner/last-roll.tsx';
import { Planner } from './planner/planner.tsx';
import { TablesDialog } from './tables/tables.tsx';
import { TimeTrack } from './track/time-track.tsx';
import { setUnit, unit } from './units.ts';
import './table.css';

const TWO_COLUMNS = 700; // pixels: less than this and the parts become tabs

/** The table of one person. */
export function DiverBoard(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const width = createWidth();
  // A slider has arrows of its own and no use for letters.
  listenForKeys({
    take: (key) => take(desk, key),
    keepers: 'input:not([type="range"]), textarea, select, dialog',
    repeating: ['+', '-'],
  });
  const isWide = createMemo(() => (width.now() ?? 0) >= TWO_COLUMNS);
  return (
    <div ref={width.of} class="sd" classList={{ 'sd-wide': isWide() }}>
      <TimeTrack desk={desk} />
      <Switch fallback={<Tabs desk={desk} />}>
        <Match when={width.now() === null}>{null}</Match>
        <Match when={isWide()}>
          <div class="sd-top">
            <section class="card sd-chart-card" aria-label={TABLE.chart}>
              <ChartHead desk={desk} />
              <Soon>
                <DiverChart desk={desk} />
              </Soon>
              <Soon>
                <LastRoll desk={desk} />
              </Soon>
            </section>
            <Soon>
              <Planner desk={desk} hasFoot />
            </Soon>
            <Notice />
          </div>
        </Match>
      </Switch>
      <Soon>
        <TablesDialog desk={desk} />
      </Soon>
    </div>
  );
}

/** What is looked for, and where. */
function ChartHead(props: { readonly desk: Desk }): JSX.Element {
  const wanted = (): string =>
    TABLE.wanted(props.desk.view().kind, faceDown(props.desk.view()).length);
  return (
    <div class="sd-chart-head">
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <TargetSign kind={props.desk.view().kind} />
      </svg>
      <p>
        <Bold text={wanted()} /> <i class="sd-waters">{watersName(props.desk)}</i>
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
    { id: 'chart', title: TABLE.chart, attention: needsChart(), content: ChartTab },
    {
      id: 'plan',
      title: planTitle(desk),
      attention: needsPlan(),
      content: PlanTab,
    },
    { id: 'dives', title: TABLE.dives, attention: false, content: DivesTab },
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
        label={TABLE.name}
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
  if (desk.view().phase === 'over') return TABLE.result;
  return desk.isTiming() ? TABLE.nextDive : TABLE.plan;
}

function LastDive(props: { readonly desk: Desk }): JSX.Element {
  return (
    <section class="card" aria-label={TABLE.lastDive}>
      <LastRoll desk={props.desk} />
    </section>
  );
}

/** At the foot of a phone, whatever is in view above it: the minutes, the buttons, and the notice. */
function BottomBar(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  return (
    <div class="sd-bar">
      <Show when={desk.duty() !== null || desk.picked() !== null}>
        <Show when={desk.plan()}>
          {(plan) => (
            <>
              <p class="sd-bar-plan">
                <Bold text={TABLE.planned(plan(), unit())} />
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

/** One key for everything that has a button: whether it meant something. */
function take(desk: Desk, key: string): boolean {
  switch (key.toLowerCase()) {
    case 'escape':
      return escape(desk);
    case ',':
      stepHex(desk, -1);
      return true;
    case '.':
      stepHex(desk, 1);
      return true;
    case '+':
    case '=':
      desk.setMinutes(desk.minutes() + 1);
      return true;
    case '-':
      desk.setMinutes(desk.minutes() - 1);
      return true;
    case 't':
      desk.openTables(true);
      return true;
    case 'u':
      setUnit(unit() === 'ft' ? 'm' : 'ft');
      return true;
    case 'd':
      desk.confirm();
      return desk.duty() !== null;
    case 'p':
      if (desk.duty() !== 'dive') return false;
      desk.setPassing(!desk.isPassing());
      return true;
    default:
      return false;
  }
}

/** What was picked last is put back first: the marker, then the time or the wish for another. */
function escape(desk: Desk): boolean {
  if (desk.picked() !== null) desk.unpick();
  else if (desk.slot() !== null || desk.isPassing()) desk.startOver();
  else return false;
  return true;
}

/** How a diver stands: nitrogen, the next dive, and what hangs over it. */
export function DiverStanding(props: {
  readonly view: View;
  readonly side: SideName;
}): JSX.Element {
  const diver = (): ViewedDiver | undefined =>
    props.view.divers.find(({ side }) => side === props.side);
  const next = (each: ViewedDiver): string => {
    if (isOut(props.view, each)) return TABLE.out;
    return props.view.phase === 'over' ? '' : TABLE.divesAt(each);
  };
  return (
    <Show when={diver()}>
      {(each) => (
        <div class="sd-standing">
          <span class="sd-standing-group" title={TABLE.groupTitle}>
            {each().group}
          </span>
          <span>
            {next(each())} · {TABLE.diveCount(each().dives)}
            <Show when={owedWords(each()) !== ''}>
              <b class="sd-standing-flags"> · {owedWords(each())}</b>
            </Show>
          </span>
        </div>
      )}
    </Show>
  );
}
