import { Match, Show, Switch, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { tableWords } from '@fathom/captain-sonar/client';
import { WHOLE_CREW_ROOM, isWholeCrew } from '../../frame/stations-layout.ts';
import { createMedia } from '../../frame/media.ts';
import { later } from '../../table/later.tsx';
import { Soon } from '../../table/soon.tsx';
import { createWidth } from '../../table/width.ts';
import type { Desk } from './desk/desk.ts';
import { ChartCard } from './stations.tsx';
import { Strip } from './strip.tsx';
import './table.css';
// Its styles lie over those of the stations and of the table: they have to come after them.
import { CrewStations } from './crew-stations.tsx';
import { callParts, laterParts } from './parts.ts';

const CrewBar = later(callParts, 'CrewBar');
const Hum = later(callParts, 'Hum');
const HullStation = later(laterParts, 'HullStation');
const StationColumns = later(() => import('./station-columns.tsx'), 'StationColumns');
const StationTabs = later(() => import('./station-tabs.tsx'), 'StationTabs');
const Crews = later(laterParts, 'Crews');

// In pixels: with less than two columns, stations become tabs.
const TWO_COLUMNS = 700;
const THREE_COLUMNS = 1160;

/** The table of one person: the chart, and a station for each of their roles. */
export function SonarBoard(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const width = createWidth();
  const columns = createMemo(() => columnsIn(width.now()));
  const hasCrewRoom = createMedia(WHOLE_CREW_ROOM);
  const isCrew = (): boolean => hasCrewRoom() && desk.isSeated() && isWholeCrew(desk.table.you());
  const isWide = (): boolean => columns() > 1;
  // After the end everything lies open: no station has anything left to do or to hide.
  const isOpenTable = createMemo(
    () => desk.side() === null || (desk.view().phase === 'over' && !desk.table.isReplay),
  );
  const tracingSide = createMemo(() =>
    desk.view().phase === 'playing' && (desk.boat()?.tracing ?? null) !== null ? desk.side() : null,
  );
  return (
    <div ref={width.of} class="cs-table" classList={{ 'cs-stopped': desk.view().stop !== null }}>
      <Show when={desk.view().phase === 'playing'}>
        <Hum desk={desk} />
      </Show>
      <div class="cs-table-top">
        <Strip desk={desk} />
        <Show when={desk.calls.isHeard()}>
          <div class="cs-table-crew-bar">
            <CrewBar desk={desk} />
          </div>
        </Show>
      </div>
      <Show when={tracingSide()}>
        {(side) => (
          <section class="card cs-table-hull" aria-label={tableWords.hull}>
            <HullStation {...desk.station(side())} />
          </section>
        )}
      </Show>
      <Switch fallback={<StationTabs desk={desk} minWidth={TWO_COLUMNS} />}>
        <Match when={columns() === 0}>{null}</Match>
        <Match when={isOpenTable()}>
          <div class="cs-table-columns" classList={{ 'cs-table-wide': isWide() }}>
            <Soon>
              <ChartCard desk={desk} />
            </Soon>
            <Crews desk={desk} />
          </div>
        </Match>
        <Match when={isCrew()}>
          <CrewStations desk={desk} />
        </Match>
        <Match when={isWide()}>
          <StationColumns desk={desk} columns={columns()} />
        </Match>
      </Switch>
    </div>
  );
}

/** 0: it is not known yet. */
const columnsIn = (width: number | null): number => {
  if (width === null) return 0;
  if (width >= THREE_COLUMNS) return 3;
  return width >= TWO_COLUMNS ? 2 : 1;
};
