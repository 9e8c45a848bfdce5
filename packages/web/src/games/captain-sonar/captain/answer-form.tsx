import {
  CLAIM_KINDS,
  answerFormWords,
  claimWords,
  countdownWords,
} from '@fathom/captain-sonar/client';
import type { Cell, Chart, ClaimKind, Claims } from '@fathom/captain-sonar/client';
import { createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { amended, claimsOf, liesAbout, truthAt, UNANSWERED } from './answer.ts';
import type { AnswerDraft } from './answer.ts';
import './captain-later.css';

/** The answer to an enemy sonar: one truth, one lie, one thing left unsaid. */
export function AnswerForm(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Show when={props.desk.boat()?.position}>
      {(cell) => <Answer desk={props.desk} cell={cell()} chart={props.desk.grid().chart} />}
    </Show>
  );
}

interface AnswerProps {
  readonly desk: Desk;
  readonly cell: Cell;
  readonly chart: Chart;
}

function Answer(props: AnswerProps): JSX.Element {
  const spot = (): { readonly cell: Cell; readonly chart: Chart } => ({
    cell: props.cell,
    chart: props.chart,
  });
  const [draft, setDraft] = createSignal<AnswerDraft>(UNANSWERED);
  const claims = (): Claims | null => claimsOf(draft(), spot());
  const change = (part: Partial<AnswerDraft>): void =>
    void setDraft((before) => amended(before, part, spot()));
  const left = (): string | null => {
    const stop = props.desk.view().stop;
    const until = stop?.until ?? null;
    return until === null ? null : countdownWords(until, props.desk.now());
  };
  const answer = (event: Event): void => {
    event.preventDefault();
    const said = claims();
    if (said !== null) props.desk.order({ type: 'answer', claims: said });
  };
  return (
    <form class="cs-captain-answer" aria-label={answerFormWords.title} onSubmit={answer}>
      <p>
        {answerFormWords.asked} <b>{props.cell}</b>. {answerFormWords.rule}
        <Show when={left() !== null}>
          {' '}
          <b role="timer">{left()}</b>, {answerFormWords.orDrawn}
        </Show>
      </p>
      <KindChoice
        legend={answerFormWords.truth}
        name="truth"
        chosen={draft().truth}
        words={(kind) => answerFormWords.claim(kind, truthAt(kind, props.cell, props.chart))}
        isOpen={() => true}
        onChoose={(truth) => change({ truth })}
      />
      <KindChoice
        legend={answerFormWords.lie}
        name="lie"
        chosen={draft().lie}
        words={answerFormWords.about}
        isOpen={(kind) => kind !== draft().truth}
        onChoose={(lie) => change({ lie })}
      />
      <Show when={draft().lie}>
        {(lie) => (
          <label class="cs-captain-said">
            {answerFormWords.sayThat(lie())}
            <select
              value={draft().said ?? ''}
              onChange={(event) => change({ said: event.currentTarget.value })}
            >
              <option value="" selected={draft().said === null} disabled>
                {answerFormWords.choose}
              </option>
              <For each={liesAbout(lie(), props.cell, props.chart)}>
                {(value) => (
                  <option value={value} selected={value === draft().said}>
                    {value}
                  </option>
                )}
              </For>
            </select>
          </label>
        )}
      </Show>
      <Show when={claims()}>
        {(said) => (
          <p class="cs-captain-preview">
            {answerFormWords.theyHear} <b>“{claimWords(said())}”</b>.{' '}
            <Show when={draft().lie}>{(lie) => answerFormWords.isTheLie(lie())}</Show>
          </p>
        )}
      </Show>
      <button type="submit" class="primary" disabled={claims() === null}>
        {answerFormWords.answer}
      </button>
    </form>
  );
}

interface KindChoiceProps {
  readonly legend: string;
  readonly name: string;
  readonly chosen: ClaimKind | null;
  readonly words: (kind: ClaimKind) => string;
  readonly isOpen: (kind: ClaimKind) => boolean;
  readonly onChoose: (kind: ClaimKind) => void;
}

function KindChoice(props: KindChoiceProps): JSX.Element {
  return (
    <fieldset class="cs-captain-kinds">
      <legend>{props.legend}</legend>
      <For each={CLAIM_KINDS}>
        {(kind) => (
          <label>
            <input
              type="radio"
              name={`answer-${props.name}`}
              checked={props.chosen === kind}
              disabled={!props.isOpen(kind)}
              onChange={() => props.onChoose(kind)}
            />
            <span>{props.words(kind)}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
