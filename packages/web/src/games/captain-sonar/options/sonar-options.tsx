import {
  ASSIST_CHOICES,
  CHARTED_MINES,
  CHART_SIZES,
  CUSTOM,
  FIRST_CHOICES,
  HULL_CHOICES,
  LEAST_HOLES,
  MODE_CHOICES,
  SCENARIO_CHOICES,
  TORPEDO_CHOICES,
  ANSWER_SECONDS,
  chartOf,
  chartsFor,
  optionFormWords,
  setupOf,
} from '@fathom/captain-sonar/client';
import type { Setup } from '@fathom/captain-sonar/client';
import { capital } from '@fathom/kit';
import { Show, createMemo } from 'solid-js';
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
import { changeChart, changeMode, readChart } from './draft.ts';
import type { OptionChange } from './draft.ts';
import './options.css';

/** What can differ from match to match, with pictures of the charts. */
export function SonarOptions(props: OptionsProps): JSX.Element {
  const draft = createMemo(() => setupOf(props.chosen));
  const make = (changes: readonly OptionChange[]): void => {
    for (const [name, value] of changes) props.onChange(name, value);
  };
  const charts = createMemo(() => chartChoices(draft().mode, draft().scenario));
  return (
    <div class="opt-form">
      <ChoiceField
        form={props}
        name="mode"
        title={optionFormWords.mode}
        cards="large"
        choices={MODE_CHOICES}
        value={draft().mode}
        onChange={(mode) => make(changeMode(draft(), mode))}
      />
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
        <ChoiceField form={props} name="damage" choices={HULL_CHOICES} value={draft().damage} />
        <Show when={draft().mode === 'turn'}>
          <ChoiceField form={props} name="first" choices={FIRST_CHOICES} value={draft().first} />
        </Show>
        <NumberField
          form={props}
          name="answerSeconds"
          title={optionFormWords.answerSeconds}
          about={optionFormWords.answerSecondsAbout}
          fault={() => optionFormWords.secondsFault(ANSWER_SECONDS.least, ANSWER_SECONDS.most)}
        />
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
          <text class="so-blank-text" x={5} y={4.2}>
            ..#..o
          </text>
          <text class="so-blank-text" x={5} y={6.4}>
            .##.*.
          </text>
        </svg>
      ),
    },
  ];
}

interface CustomChartProps {
  readonly draft: Setup;
  readonly onWrite: (text: string) => void;
}

/** A chart of one's own, checked while it is written. */
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
      <WrittenField
        label={optionFormWords.writeChart}
        about={optionFormWords.chartMarks(size(), LEAST_HOLES[size()], CHARTED_MINES[size()])}
        written={props.draft.chart}
        onWrite={props.onWrite}
        rows={size()}
        picture={picture()}
        noPicture={optionFormWords.noPicture}
        fault={fault()}
        fine={optionFormWords.goodToSail}
      />
    </div>
  );
}
