import {
  CHART_SIZES,
  drawingWords,
  drawnChart,
  makeChartCode,
  parseChartCode,
} from '@fathom/captain-sonar/client';
import type { Setup } from '@fathom/captain-sonar/client';
import { MOST_CHARTS } from '@fathom/protocol';
import type { KeptChart } from '@fathom/protocol';
import { For, Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { Invitation } from '../../../../frame/invitation.tsx';
import { changeSettings, settings } from '../../../../frame/settings.ts';
import { ChartPicture } from '../../components/chart-picture.tsx';
import { chartLink } from './chart-link.ts';

interface KeptChartsProps {
  readonly draft: Pick<Setup, 'mode' | 'scenario' | 'chart'>;
  readonly onWrite: (text: string) => void;
}

const isFull = (): boolean => settings().charts.length >= MOST_CHARTS;

/** Charts of this size that were kept, and how to keep and to share the one on the board. */
export function KeptCharts(props: KeptChartsProps): JSX.Element {
  const [name, setName] = createSignal('');
  const [isShared, setShared] = createSignal(false);
  const code = createMemo(() => makeChartCode(props.draft.chart));
  const size = (): 10 | 15 => CHART_SIZES[props.draft.mode];
  const kept = createMemo(() =>
    settings().charts.filter(({ drawing }) => textOf(drawing).split('\n').length === size()),
  );
  const isKept = (): boolean => settings().charts.some(({ drawing }) => drawing === code());
  const keep = (): void => {
    const drawing = code();
    if (drawing === null || isFull()) return;
    const called = name().trim() || drawingWords.usualName(settings().charts.length + 1);
    changeSettings({ charts: [...settings().charts, { name: called, drawing }] });
    setName('');
  };
  return (
    <div class="ced-more">
      <Show when={!isKept() && code() !== null}>
        <div class="ced-keep">
          <label>
            {drawingWords.name}
            <input
              maxLength={40}
              placeholder={drawingWords.usualName(settings().charts.length + 1)}
              value={name()}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <button type="button" disabled={isFull()} onClick={keep}>
            {drawingWords.keep}
          </button>
          <Show when={isFull()}>
            <p>{drawingWords.full(MOST_CHARTS)}</p>
          </Show>
        </div>
      </Show>
      <Show when={kept().length > 0}>
        <section aria-label={drawingWords.kept}>
          <h4>{drawingWords.kept}</h4>
          <p>{drawingWords.keptAbout}</p>
          <ul class="ced-kept">
            <For each={kept()}>
              {(chart) => (
                <li>
                  <button
                    type="button"
                    class="ced-kept-load"
                    aria-label={drawingWords.load(chart.name)}
                    aria-current={chart.drawing === code()}
                    onClick={() => props.onWrite(textOf(chart.drawing))}
                  >
                    <ChartPicture
                      chart={drawnChart(textOf(chart.drawing), size())}
                      scenario={props.draft.scenario}
                    />
                    {chart.name}
                  </button>
                  <button
                    type="button"
                    class="ced-kept-drop"
                    aria-label={drawingWords.drop(chart.name)}
                    onClick={() => drop(chart)}
                  >
                    {drawingWords.dropSign}
                  </button>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <Show when={code()}>
        {(drawing) => (
          <details onToggle={(event) => setShared(event.currentTarget.open)}>
            <summary>{drawingWords.link}</summary>
            <Show when={isShared()}>
              <Invitation
                link={chartLink(window.location.origin, drawing())}
                label={drawingWords.linkLabel}
              >
                {drawingWords.linkAbout}
              </Invitation>
            </Show>
          </details>
        )}
      </Show>
    </div>
  );
}

const drop = (chart: KeptChart): void =>
  changeSettings({ charts: settings().charts.filter((other) => other !== chart) });

const textOf = (drawing: string): string => parseChartCode(drawing) ?? '';
