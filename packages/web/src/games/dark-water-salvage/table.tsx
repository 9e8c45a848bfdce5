import { TABLE } from '@fathom/dark-water-salvage/client';
import { Show, createComputed, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { Stations } from '../../frame/stations.tsx';
import type { StationPanel } from '../../frame/stations.tsx';
import { Soon } from '../../table/soon.tsx';
import { createWidth } from '../../table/width.ts';
import { ActionPanel } from './actions/action-panel.tsx';
import { BookTabs } from './books.tsx';
import { SalvageChart } from './chart/salvage-chart.tsx';
import type { Desk } from './desk/desk.ts';
import { Accounts, BankBook, ResearchList, TheTruth } from './later-parts.ts';
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
      <Show when={!isOver(props.desk)}>
        <RoundStrip desk={props.desk} />
      </Show>
      <Show when={width.now() !== null}>
        <Show when={isWide()} fallback={<Tabs desk={props.desk} />}>
          <SideBySide desk={props.desk} />
        </Show>
      </Show>
    </div>
  );
}

const isOver = ({ view }: Desk): boolean => view().phase === 'over';

/** Chart and desk beside each other, the wrecks below them. */
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
          <div class="dw-bench">
            <Soon>
              <Show when={!isOver(desk)}>
                <ActionPanel desk={desk} />
              </Show>
              <BookTabs desk={desk} />
            </Soon>
          </div>
        </section>
      </div>
      <WreckGrid desk={desk} />
      <Show when={isOver(desk)}>
        <TheTruth desk={desk} />
      </Show>
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
      <Accounts desk={desk} />
      <Show when={isOver(desk)}>
        <TheTruth desk={desk} />
      </Show>
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
      <Show when={!isOver(desk)}>
        <section
          class="card dw-side"
          classList={{ 'dw-due': desk.duty() !== null && desk.duty() !== 'reapply' }}
          aria-label={TABLE.yourDesk}
        >
          <ActionPanel desk={desk} />
        </section>
      </Show>
    </>
  );
}
