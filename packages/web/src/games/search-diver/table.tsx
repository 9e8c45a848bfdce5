import { KEYS, PLAIN, TABLE, isOut, owedWords } from '@fathom/search-diver/client';
import type { SideName, View, ViewedDiver } from '@fathom/search-diver/client';
import { Match, Show, Switch, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { Stations } from '../../frame/stations.tsx';
import type { StationPanel } from '../../frame/stations.tsx';
import { listenForKeys } from '../../table/keys.tsx';
import { later } from '../../table/later.tsx';
import { Soon } from '../../table/soon.tsx';
import { createWidth } from '../../table/width.ts';
import { ChartCard } from './chart/chart-card.tsx';
import type { Desk } from './desk/desk.ts';
import { DiveLog } from './end/dive-log.tsx';
import { Bold, Notice } from './parts/parts.tsx';
import { Minutes } from './planner/dive-panel.tsx';
import { Foot } from './planner/foot.tsx';
import { stepHex } from './planner/dive-panel.tsx';
import { Planner } from './planner/planner.tsx';
import { TimeTrack } from './track/time-track.tsx';
import { areTablesShown, showTables } from './shown-tables.ts';
import { setUnit, unit } from './units.ts';
import './table.css';

const TablesDialog = later(() => import('./tables/tables.tsx'), 'TablesDialog');

const TWO_COLUMNS = 860; // pixels: less than this and the parts become tabs

/** The table of one person. */
export function DiverBoard(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const width = createWidth();
  // A slider has arrows of its own and no use for letters.
  listenForKeys({
    take: (key) => take(desk, key),
    keepers: 'input:not([type="range"]), textarea, select, dialog',
    repeating: ['+', '-'],
    help: () => [
      { keys: [',', '.'], does: KEYS.markers },
      { keys: ['−', '+'], does: KEYS.minutes },
      { keys: ['A'], does: KEYS.tables },
      { keys: ['U'], does: KEYS.unit },
      { keys: ['←', '→'], does: KEYS.boxes },
    ],
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
              <ChartCard desk={desk} />
            </section>
            <Soon>
              <Planner desk={desk} hasFoot />
            </Soon>
            <Notice />
          </div>
        </Match>
      </Switch>
      <Show when={desk.isTablesOpen()}>
        <TablesDialog desk={desk} />
      </Show>
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
      <ChartCard desk={desk} />
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
  return (
    <>
      <Stations
        panels={panels()}
        label={TABLE.name}
        notes={desk.table.notes}
        minWidth={TWO_COLUMNS}
      />
      <BottomBar desk={desk} />
    </>
  );
}

function planTitle(desk: Desk): string {
  if (desk.view().phase === 'over') return TABLE.result;
  return desk.isTiming() ? TABLE.nextDive : TABLE.plan;
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
                <Bold text={(areTablesShown() ? TABLE : PLAIN).planned(plan(), unit())} />
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
      showTables(!areTablesShown());
      return true;
    case 'a':
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
          <Show when={areTablesShown()}>
            <span class="sd-standing-group" title={TABLE.groupTitle}>
              {each().group}
            </span>
          </Show>
          <span>
            {[next(each()), TABLE.diveCount(each().dives)]
              .filter((part) => part !== '')
              .join(' · ')}
            <Show when={owedWords(each()) !== ''}>
              <b class="sd-standing-flags"> · {owedWords(each())}</b>
            </Show>
          </span>
        </div>
      )}
    </Show>
  );
}
