import type { JSX } from 'solid-js';
import { For } from 'solid-js';
import { Soon } from '../../table/soon.tsx';
import type { Desk } from './desk/desk.ts';
import { ChartCard, StationCard, slotsOf } from './stations.tsx';
import './crew-stations.css';

/** Most of a crew in one pair of hands: the chart has half of the screen, and every station stands beside it. */
export function CrewStations(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const slots = slotsOf(desk); // a station is never made anew
  return (
    <div class="cs-crew-table cs-table-dense">
      <div class="cs-crew-chart">
        <Soon>
          <ChartCard desk={desk} />
        </Soon>
      </div>
      <div class="cs-crew-stations">
        <For each={slots}>{(slot) => <StationCard desk={desk} slot={slot} />}</For>
      </div>
    </div>
  );
}
