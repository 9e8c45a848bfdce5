import { ANSWER_SECONDS, CHART_SIZES, chartOf, CUSTOM } from '@fathom/captain-sonar/client';
import type { Setup } from '@fathom/captain-sonar/client';
import { createMemo, createSignal, createUniqueId, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { OptionsProps } from '../../game-client.ts';
import { ChartThumb } from '../components/chart-thumb.tsx';
import {
  ASSIST_CHOICES,
  FIRST_CHOICES,
  HULL_CHOICES,
  MODE_CHOICES,
  SCENARIO_CHOICES,
  TORPEDO_CHOICES,
} from './choice-words.ts';
import { Choices } from '../../../lobby/choices.tsx';
import type { Choice } from '../../../lobby/choices.tsx';
import { CustomChart } from './custom-chart.tsx';
import { changeChart, changeMode, chartsFor, draftOf, secondsFault } from './draft.ts';
import type { Change } from './draft.ts';
import './options.css';

/** What can differ from match to match, with pictures of the charts. */
export function SonarOptions(props: OptionsProps): JSX.Element {
  const draft = createMemo(() => draftOf(props.chosen));
  const make = (changes: readonly Change[]): void => {
    for (const [name, value] of changes) props.onChange(name, value);
  };
  const charts = createMemo(() => chartChoices(draft().mode, draft().scenario));
  return (
    <div class="so-options">
      <Choices
        legend="How to play"
        look="large"
        choices={MODE_CHOICES}
        chosen={draft().mode}
        onChoose={(mode) => make(changeMode(draft(), mode))}
      />
      <Choices
        legend="Scenario"
        look="large"
        choices={SCENARIO_CHOICES}
        chosen={draft().scenario}
        onChoose={(scenario) => make([['scenario', scenario]])}
      />
      <Choices
        legend="Chart"
        look="pictures"
        choices={charts()}
        chosen={draft().map}
        onChoose={(map) => make(changeChart(draft(), map))}
      />
      <Show when={draft().map === CUSTOM}>
        <CustomChart draft={draft()} onWrite={(text) => make([['chart', text]])} />
      </Show>
      <Choices
        legend="Aids for the Radio Operator"
        choices={ASSIST_CHOICES}
        chosen={draft().assist}
        onChoose={(assist) => make([['assist', assist]])}
      />
      <details class="opt-more">
        <summary>More rules: torpedoes, mines, hull, time to answer</summary>
        <Choices
          legend="Torpedoes run"
          choices={TORPEDO_CHOICES}
          chosen={draft().torpedoPath}
          onChoose={(torpedoPath) => make([['torpedoPath', torpedoPath]])}
        />
        <label class="opt-choice">
          <span class="opt-words">
            <input
              type="checkbox"
              checked={draft().chainMines}
              onChange={(event) => make([['chainMines', event.currentTarget.checked]])}
            />
            <span>
              <b>Chained mines</b>{' '}
              <small>
                A mine right where a blast happens goes off as well. Without it, it is lost.
              </small>
            </span>
          </span>
        </label>
        <Choices
          legend="Hull"
          choices={HULL_CHOICES}
          chosen={draft().damage}
          onChoose={(damage) => make([['damage', damage]])}
        />
        <Show when={draft().mode === 'turn'}>
          <Choices
            legend="First turn"
            choices={FIRST_CHOICES}
            chosen={draft().first}
            onChoose={(first) => make([['first', first]])}
          />
        </Show>
        <AnswerSeconds
          seconds={draft().answerSeconds}
          onChange={(seconds) => make([['answerSeconds', seconds]])}
        />
      </details>
    </div>
  );
}

function chartChoices(mode: Setup['mode'], scenario: Setup['scenario']): readonly Choice<string>[] {
  return [
    ...chartsFor(mode).map(({ id, name, about }) => ({
      value: id,
      name,
      text: about,
      picture: () => <ChartThumb chart={chartOf(id, '', CHART_SIZES[mode])} scenario={scenario} />,
    })),
    {
      value: CUSTOM,
      name: 'Your own',
      text: 'Write a chart as text, starting from the one chosen now.',
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

function AnswerSeconds(props: {
  readonly seconds: number;
  readonly onChange: (seconds: number) => void;
}): JSX.Element {
  const id = createUniqueId();
  const [fault, setFault] = createSignal<string | null>(null);
  const write = (seconds: number): void => {
    setFault(secondsFault(seconds));
    if (secondsFault(seconds) === null) props.onChange(seconds);
  };
  return (
    <div class="so-seconds">
      <label for={id}>Seconds to answer</label>
      <input
        id={id}
        type="number"
        min={ANSWER_SECONDS.least}
        max={ANSWER_SECONDS.most}
        step={1}
        aria-describedby={`${id}-about`}
        value={props.seconds}
        onInput={(event) => write(event.currentTarget.valueAsNumber)}
      />
      <p id={`${id}-about`} class="opt-about" classList={{ 'so-fault': fault() !== null }}>
        {fault() ??
          'For the answer to a sonar, and to aim after a STOP. Then an answer is drawn, and an unused aim is lost.'}
      </p>
    </div>
  );
}
