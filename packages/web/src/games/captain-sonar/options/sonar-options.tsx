import {
  ASSIST_CHOICES,
  CHARTED_MINES,
  CHART_SIZES,
  CUSTOM,
  FIRST_CHOICES,
  HULL_CHOICES,
  LEAST_HOLES,
  MODE_CHOICES,
  PLOTTING_CHOICES,
  SCENARIO_CHOICES,
  SYSTEMS_CHOICES,
  TORPEDO_CHOICES,
  AIM_SECONDS,
  ANSWER_SECONDS,
  WRECKS,
  chartOf,
  chartsFor,
  drawingWords,
  drawnChart,
  optionFormWords,
  setupOf,
} from '@fathom/captain-sonar/client';
import type { Setup } from '@fathom/captain-sonar/client';
import { capital } from '@fathom/kit';
import { Show, Suspense, createMemo, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import type { OptionChoice } from '../../../options/choices.tsx';
import {
  ChoiceField,
  NumberField,
  SwitchField,
  WrittenField,
} from '../../../options/option-fields.tsx';
import type { OptionsProps } from '../../game-client.ts';
import { ChartPicture } from '../components/chart-picture.tsx';
import { linkedChart } from './chart-editor/chart-link.ts';
import { changeChart, changeMode, readChart } from './draft.ts';
import type { OptionChange } from './draft.ts';
import './options.css';
import { lazyPart } from '../../../table/later.tsx';

const ChartEditor = lazyPart(() => import('./chart-editor/chart-editor.tsx'), 'ChartEditor');
const KeptCharts = lazyPart(() => import('./chart-editor/kept-charts.tsx'), 'KeptCharts');

const maker =
  (props: OptionsProps) =>
  (changes: readonly OptionChange[]): void => {
    for (const [name, value] of changes) props.onChange(name, value);
  };

/** In turns or in real time: two games, nearly. */
export function SonarMode(props: OptionsProps): JSX.Element {
  const draft = createMemo(() => setupOf(props.chosen));
  // Who was sent a chart finds it chosen.
  const linked = linkedChart(window.location.search);
  onMount(() => maker(props)(linked));
  const sent = createMemo(() => {
    const { map, chart, mode, scenario } = draft();
    const isLinked = map === CUSTOM && linked.some(([, value]) => value === chart);
    return isLinked ? { chart: drawnChart(chart, CHART_SIZES[mode]), scenario } : null;
  });
  return (
    <>
      <ChoiceField
        form={props}
        name="mode"
        title={optionFormWords.mode}
        choices={MODE_CHOICES}
        value={draft().mode}
        onChange={(mode) => maker(props)(changeMode(draft(), mode))}
      />
      <Show when={sent()}>
        {(found) => (
          <figure class="so-sent">
            <ChartPicture chart={found().chart} scenario={found().scenario} />
            <figcaption>{drawingWords.fromLink}</figcaption>
          </figure>
        )}
      </Show>
    </>
  );
}

/** What else can differ from match to match, with pictures of the charts. */
export function SonarOptions(props: OptionsProps): JSX.Element {
  const draft = createMemo(() => setupOf(props.chosen));
  const make = maker(props);
  // Pictures of charts are many: they are not drawn anew with every stroke on one's own.
  const mode = createMemo(() => draft().mode);
  const scenario = createMemo(() => draft().scenario);
  const charts = createMemo(() => chartChoices(mode(), scenario()));
  return (
    <div class="opt-form">
      <ChoiceField
        form={props}
        name="scenario"
        cards="large"
        choices={SCENARIO_CHOICES}
        value={draft().scenario}
      />
      <ChoiceField
        form={props}
        name="map"
        cards="pictures"
        choices={charts()}
        value={draft().map}
        onChange={(map) => make(changeChart(draft(), map))}
      />
      <Show when={draft().map === CUSTOM}>
        <CustomChart draft={draft()} onWrite={(text) => make([['chart', text]])} />
      </Show>
      <ChoiceField
        form={props}
        name="assist"
        title={optionFormWords.assist}
        choices={ASSIST_CHOICES}
        value={draft().assist}
      />
      <ChoiceField
        form={props}
        name="plotting"
        title={optionFormWords.plotting}
        choices={PLOTTING_CHOICES}
        value={draft().plotting}
      />
      <Show when={draft().mode === 'turn'}>
        <SwitchField form={props} name="guided" about={optionFormWords.guided} />
      </Show>
      <details class="opt-more">
        <summary>{optionFormWords.more}</summary>
        <ChoiceField
          form={props}
          name="torpedoPath"
          title={optionFormWords.torpedoPath}
          choices={TORPEDO_CHOICES}
          value={draft().torpedoPath}
        />
        <SwitchField form={props} name="chainMines" about={optionFormWords.chainMines} />
        <SwitchField form={props} name="triggersCount" about={optionFormWords.triggersCount} />
        <ChoiceField form={props} name="damage" choices={HULL_CHOICES} value={draft().damage} />
        <Show when={draft().mode === 'turn'}>
          <ChoiceField form={props} name="first" choices={FIRST_CHOICES} value={draft().first} />
          <ChoiceField
            form={props}
            name="systemsWhen"
            title={optionFormWords.systemsWhen}
            choices={SYSTEMS_CHOICES}
            value={draft().systemsWhen}
          />
        </Show>
        <Show when={draft().mode === 'realTime'}>
          <NumberField
            form={props}
            name="answerSeconds"
            title={optionFormWords.answerSeconds}
            about={optionFormWords.answerSecondsAbout}
            fault={() => optionFormWords.secondsFault(ANSWER_SECONDS.least, ANSWER_SECONDS.most)}
          />
          <NumberField
            form={props}
            name="aimSeconds"
            title={optionFormWords.aimSeconds}
            about={optionFormWords.aimSecondsAbout}
            fault={() => optionFormWords.aimSecondsFault(AIM_SECONDS.least, AIM_SECONDS.most)}
          />
        </Show>
      </details>
    </div>
  );
}

function chartChoices(
  mode: Setup['mode'],
  scenario: Setup['scenario'],
): readonly OptionChoice<string>[] {
  return [
    ...chartsFor(mode).map(({ id, name, about }) => ({
      value: id,
      name,
      text: about,
      picture: () => (
        <ChartPicture chart={chartOf(id, '', CHART_SIZES[mode])} scenario={scenario} />
      ),
    })),
    {
      value: CUSTOM,
      ...optionFormWords.ownChart,
      picture: () => (
        <svg class="chart-thumb" viewBox="-0.1 -0.1 10.2 10.2" aria-hidden="true">
          <rect class="so-blank" width={10} height={10} />
          <path class="so-blank-land" d="M1.4 6.4Q1 4.4 3 4.2T5.6 6 4.4 8.4 1.4 6.4Z" />
          <path class="so-blank-pencil" d="M4.6 6.2 8 2.2 9 3.1 5.6 7 4.3 7.4Z" />
        </svg>
      ),
    },
  ];
}

interface CustomChartProps {
  readonly draft: Setup;
  readonly onWrite: (text: string) => void;
}

/** A chart of one's own, checked while it is drawn or written. */
function CustomChart(props: CustomChartProps): JSX.Element {
  const size = () => CHART_SIZES[props.draft.mode];
  const read = createMemo(() =>
    readChart(props.draft.chart, props.draft.mode, props.draft.scenario),
  );
  const picture = (): (() => JSX.Element) | null => {
    const { chart } = read();
    return (
      chart &&
      (() => (
        <ChartPicture
          chart={chart}
          scenario={props.draft.scenario}
          label={optionFormWords.yourChart}
        />
      ))
    );
  };
  const fault = (): string | null => {
    const found = read().fault;
    return found && `${capital(found)}.`;
  };
  return (
    <div class="so-custom">
      <Suspense>
        <ChartEditor draft={props.draft} onWrite={props.onWrite} />
        <KeptCharts draft={props.draft} onWrite={props.onWrite} />
      </Suspense>
      <details class="opt-more">
        <summary>{drawingWords.asText}</summary>
        <WrittenField
          label={optionFormWords.writeChart}
          about={optionFormWords.chartMarks({
            size: size(),
            holes: LEAST_HOLES[size()],
            mines: CHARTED_MINES[size()],
            wrecks: WRECKS[size()],
          })}
          written={props.draft.chart}
          onWrite={props.onWrite}
          rows={size()}
          picture={picture()}
          noPicture={optionFormWords.noPicture}
          fault={fault()}
          fine={optionFormWords.goodToSail}
        />
      </details>
    </div>
  );
}
