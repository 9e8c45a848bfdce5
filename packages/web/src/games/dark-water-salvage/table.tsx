import { TABLE } from '@fathom/dark-water-salvage/client';
import { Show, createComputed, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { Stations } from '../../frame/stations.tsx';
import type { StationPanel } from '../../frame/stations.tsx';
import { Soon } from '../../table/soon.tsx';
import { createWidth } from '../../table/width.ts';
import { ActionPanel } from './actions/action-panel.tsx';
import { SalvageChart } from './chart/salvage-chart.tsx';
import type { Desk } from './desk/desk.ts';
import { FinalAccount, TheTruth } from './end.tsx';
import { BankBook, ResearchList, Standings } from './ledger.tsx';
import { RoundStrip } from './round-strip.tsx';
import { WreckGrid } from './wrecks/wreck-card.tsx';
import { SelectedWreck, WreckSteps } from './wrecks/wreck-sheet.tsx';
import './table.css';

const TWO_COLUMNS = 700; // pixels: less than this and the parts become tabs

/** The table of one person. */
export function SalvageBoard(props: { readonly desk: Desk }): JSX.Element {
  const { isWide, setWide } = props.desk;
  const width = createWidth();
  createComputed(() => setWide((width.now() ?? window.innerWidth) >= TWO_COLUMNS));
  return (
    <div ref={width.of} class="dw" classList={{ 'dw-wide': isWide() }}>
      <RoundStrip desk={props.desk} />
      <Show when={width.now() !== null}>
        <Show when={isWide()} fallback={<Tabs desk={props.desk} />}>
          <SideBySide desk={props.desk} />
        </Show>
      </Show>
    </div>
  );
}

const isOver = ({ view }: Desk): boolean => view().phase === 'over';

/** Chart and bench beside each other, the wrecks below them. */
function SideBySide(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  return (
    <>
      <div class="dw-top">
        <section class="card dw-chart-card" aria-label={TABLE.chart}>
          <Soon>
            <SalvageChart desk={desk} />
          </Soon>
        </section>
        <section class="card dw-side" aria-label={TABLE.yourDesk}>
          <Soon>
            <Show when={!isOver(desk)} fallback={<Standings desk={desk} />}>
              <ActionPanel desk={desk} />
            </Show>
            <SelectedWreck desk={desk} withMap={false} />
          </Soon>
        </section>
      </div>
      <Show when={isOver(desk)}>
        <Soon>
          <FinalAccount desk={desk} />
        </Soon>
      </Show>
      <WreckGrid desk={desk} />
      <Soon>
        <TheTruth desk={desk} />
      </Soon>
    </>
  );
}

/** A phone: chart, wrecks, sheet and table as tabs, and what is to be done below them, always. */
function Tabs(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const [shown, setShown] = createSignal<readonly string[]>(['chart']);
  const needsChart = (): boolean => desk.duty() === 'city' || desk.duty() === 'move';
  const needsWreck = (): boolean =>
    desk.selected() === null &&
    (desk.duty() === 'research' || desk.duty() === 'locate' || desk.duty() === 'salvage');
  const ChartTab = (): JSX.Element => (
    <div class="dw-tab">
      <Show when={shown().includes('chart')}>
        <SalvageChart desk={desk} />
      </Show>
    </div>
  );
  const WrecksTab = (): JSX.Element => (
    <div class="dw-tab">
      <WreckGrid desk={desk} />
    </div>
  );
  const SheetTab = (): JSX.Element => (
    <div class="dw-tab">
      <SelectedWreck desk={desk} withMap />
      <WreckSteps desk={desk} />
    </div>
  );
  const TableTab = (): JSX.Element => (
    <div class="dw-tab dw-books">
      <Standings desk={desk} />
      <BankBook desk={desk} />
      <ResearchList desk={desk} />
    </div>
  );
  const panels = (): readonly StationPanel[] => [
    { id: 'chart', title: TABLE.chart, attention: needsChart(), content: ChartTab },
    { id: 'wrecks', title: TABLE.wrecks, attention: needsWreck(), content: WrecksTab },
    { id: 'sheet', title: TABLE.sheet, attention: false, content: SheetTab },
    { id: 'table', title: TABLE.table, attention: false, content: TableTab },
  ];
  return (
    <>
      <Stations
        panels={panels()}
        label={TABLE.yourTable}
        notes={desk.table.notes}
        minWidth={TWO_COLUMNS}
        onShow={setShown}
      />
      <section
        class="card dw-side"
        classList={{ 'dw-due': desk.duty() !== null && desk.duty() !== 'reapply' }}
        aria-label={TABLE.yourDesk}
      >
        <Show when={!isOver(desk)} fallback={<FinalAccount desk={desk} />}>
          <ActionPanel desk={desk} />
        </Show>
      </section>
      <TheTruth desk={desk} />
    </>
  );
}

/** Books that lie open beside the table; on a phone they have their tab. */
export function Books(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Show when={props.desk.isWide()}>
      <BankBook desk={props.desk} />
      <Soon>
        <ResearchList desk={props.desk} />
      </Soon>
    </Show>
  );
}
