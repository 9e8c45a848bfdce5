import { SECTOR_SIZE, firstMateWords } from '@fathom/captain-sonar/client';
import type { Chart } from '@fathom/captain-sonar/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { ChartPicture } from '../components/chart-picture.tsx';
import './first-mate-later.css';

interface SectorMapProps {
  readonly chart: Chart;
  readonly open: readonly number[]; // the sectors that can be named
  readonly onPick: (sector: number) => void;
}

/** The chart in sectors, each a button. */
export function SectorMap(props: SectorMapProps): JSX.Element {
  const sectors = (): readonly number[] =>
    Array.from({ length: props.chart.sectors }, (_, i) => i + 1);
  return (
    <div class="fm-sectors" style={{ '--sectors': props.chart.size / SECTOR_SIZE }}>
      <ChartPicture chart={props.chart} />
      <div class="fm-sector-buttons">
        <For each={sectors()}>
          {(sector) => (
            <button
              type="button"
              aria-label={firstMateWords.sector(sector)}
              disabled={!props.open.includes(sector)}
              onClick={() => props.onPick(sector)}
            >
              <span>{sector}</span>
            </button>
          )}
        </For>
      </div>
    </div>
  );
}
