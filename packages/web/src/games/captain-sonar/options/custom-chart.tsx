import { CHART_SIZES, CHARTED_MINES, LEAST_HOLES } from '@fathom/captain-sonar/client';
import type { Setup } from '@fathom/captain-sonar/client';
import { createMemo, createUniqueId, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { ChartThumb } from '../components/chart-thumb.tsx';
import { readChart } from './draft.ts';

interface CustomChartProps {
  readonly draft: Setup;
  readonly onWrite: (text: string) => void;
}

/** A chart of one's own, checked while it is written. */
export function CustomChart(props: CustomChartProps): JSX.Element {
  const id = createUniqueId();
  const size = () => CHART_SIZES[props.draft.mode];
  const read = createMemo(() =>
    readChart(props.draft.chart, props.draft.mode, props.draft.scenario),
  );
  return (
    <div class="so-custom">
      <div class="so-write">
        <label for={id}>Your own chart</label>
        <textarea
          id={id}
          rows={size()}
          cols={size() + 3}
          spellcheck={false}
          autocomplete="off"
          aria-describedby={`${id}-marks ${id}-fault`}
          aria-invalid={read().fault !== null}
          value={props.draft.chart}
          onInput={(event) => props.onWrite(event.currentTarget.value)}
        />
        <p id={`${id}-marks`} class="opt-about">
          {size()} lines of {size()}, north on top: <code>.</code> water, <code>#</code> island,{' '}
          <code>o</code> hole in the ice (pack ice: at least {LEAST_HOLES[size()]}), <code>*</code>{' '}
          charted mine (minefield: {CHARTED_MINES[size()]}).
        </p>
      </div>
      <div class="so-preview">
        <Show when={read().chart} fallback={<div class="so-no-chart">No picture yet</div>}>
          {(chart) => (
            <ChartThumb chart={chart()} scenario={props.draft.scenario} label="Your chart" />
          )}
        </Show>
        <p
          id={`${id}-fault`}
          role="status"
          classList={{ 'so-fault': read().fault !== null, 'so-fine': read().fault === null }}
        >
          {read().fault === null ? 'Good to sail.' : sentence(read().fault ?? '')}
        </p>
      </div>
    </div>
  );
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
