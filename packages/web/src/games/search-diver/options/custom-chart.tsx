import { CHART_SIZE, DEPTHS } from '@fathom/search-diver/client';
import { Show, createMemo, createUniqueId } from 'solid-js';
import type { JSX } from 'solid-js';
import { ChartThumb } from '../chart/chart-thumb.tsx';
import { capital } from '../words.ts';
import { readChart } from './draft.ts';

interface CustomChartProps {
  readonly written: string;
  readonly onWrite: (text: string) => void;
}

/** A chart of one's own, checked while it is written. */
export function CustomChart(props: CustomChartProps): JSX.Element {
  const id = createUniqueId();
  const read = createMemo(() => readChart(props.written));
  return (
    <div class="sdo-custom">
      <div class="sdo-write">
        <label for={id}>Your own chart</label>
        <textarea
          id={id}
          rows={12}
          spellcheck={false}
          autocomplete="off"
          aria-describedby={`${id}-marks ${id}-fault`}
          aria-invalid={read().fault !== null}
          value={props.written}
          onInput={(event) => props.onWrite(event.currentTarget.value)}
        />
        <p id={`${id}-marks`}>
          A line a row, north on top; {CHART_SIZE.columns.least} to {CHART_SIZE.columns.most}{' '}
          columns, {CHART_SIZE.rows.least} to {CHART_SIZE.rows.most} rows. A depth in feet (
          {DEPTHS.join(', ')}) or <code>--</code> for land.
        </p>
      </div>
      <div class="sdo-preview">
        <Show when={read().chart} fallback={<div class="sdo-no-chart">No picture yet</div>}>
          {(chart) => <ChartThumb chart={chart()} label="Your chart" />}
        </Show>
        <p
          id={`${id}-fault`}
          role="status"
          classList={{ 'sdo-fault': read().fault !== null, 'sdo-fine': read().fault === null }}
        >
          {read().fault === null ? 'Good to dive.' : `${capital(read().fault ?? '')}.`}
        </p>
      </div>
    </div>
  );
}
