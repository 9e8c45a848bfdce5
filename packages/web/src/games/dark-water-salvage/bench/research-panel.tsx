import {
  answerWords,
  cannotAskTurnOrder,
  cardMeaning,
  cardName,
  cardQuestion,
  money,
  regionWords,
  RESEARCH_COST,
} from '@fathom/dark-water-salvage/client';
import type { Answer, Card } from '@fathom/dark-water-salvage/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { Key } from '../parts/key.tsx';
import { SonarCard } from './sonar-card.tsx';

/** The sonar cards that can be used here, put to the selected wreck. */
export function ResearchPanel(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const ship = (): string | null => {
    const wreck = desk.subject();
    return wreck === null ? null : desk.reading.sheet(wreck).ship.name;
  };
  const where = (): string => {
    const token = desk.standing()?.token ?? null;
    return token === null ? '' : regionWords(desk.content(), token);
  };
  return (
    <section class="dw-panel" aria-label="Research">
      <p class="dw-lead">
        <Show
          when={ship()}
          fallback={
            <>
              Pick a wreck {desk.isWide() ? 'below' : 'under Wrecks'}, then a sonar card. You are at{' '}
              {where()}.
            </>
          }
        >
          {(name) => (
            <>
              Ask about the <b>{name()}</b> from {where()}:
            </>
          )}
        </Show>
      </p>
      <div class="dw-cards">
        <For each={desk.cards()}>
          {(card, index) => <CardButton desk={desk} card={card} index={index() + 1} />}
        </For>
      </div>
    </section>
  );
}

/** "Almost simultaneous", until somebody wants to see what the others ask first. */
export function TurnOrderButton(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const mayAskOrder = (): boolean => {
    const own = desk.hunter();
    return own !== null && cannotAskTurnOrder(desk.view(), own) === null;
  };
  return (
    <Show when={mayAskOrder()}>
      <button
        type="button"
        class="dw-small"
        disabled={desk.pending()}
        aria-keyshortcuts="T"
        title="From now on in this step one after another, so that you see what the others ask before you do"
        onClick={() => desk.send({ type: 'askTurnOrder' })}
      >
        In turn order <Key name="T" />
      </button>
    </Show>
  );
}

/** What this hunter has been told by a card about the selected wreck; null: not asked yet. */
export function answerBy(desk: Desk, card: Card): Answer | null {
  const [wreck, own] = [desk.subject(), desk.hunter()];
  const note = desk
    .view()
    .researches.find((each) => each.hunter === own && each.wreck === wreck && each.card === card);
  return note?.answer ?? null;
}

export function research(desk: Desk, card: Card): void {
  const wreck = desk.subject();
  if (wreck !== null && answerBy(desk, card) === null) desk.send({ type: 'research', wreck, card });
}

function CardButton(props: {
  readonly desk: Desk;
  readonly card: Card;
  readonly index: number;
}): JSX.Element {
  const content = () => props.desk.content();
  const known = (): Answer | null => answerBy(props.desk, props.card);
  const isOpen = (): boolean =>
    props.desk.subject() !== null && known() === null && !props.desk.pending();
  return (
    <button
      type="button"
      class="dw-sonar"
      disabled={!isOpen()}
      aria-keyshortcuts={String(props.index)}
      onClick={() => research(props.desk, props.card)}
    >
      <SonarCard card={props.card} />
      <span class="dw-sonar-words">
        <b>
          {cardName(content(), props.card)} · {money(RESEARCH_COST)}{' '}
          <Key name={String(props.index)} />
        </b>
        <Show
          when={known() !== null}
          fallback={
            <>
              <span>{cardQuestion(content(), props.card)}</span>
              <small>{cardMeaning(props.card)}</small>
            </>
          }
        >
          <span class="dw-known">
            You know: {answerWords(content(), props.card, known() as Answer)}
          </span>
        </Show>
      </span>
    </button>
  );
}
