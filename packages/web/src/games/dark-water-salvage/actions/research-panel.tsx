import {
  DEPTHS,
  RESEARCH,
  RESEARCH_COST,
  WHY_NOT,
  answerWords,
  cardMeaning,
  cardName,
  cardQuestion,
  regionWords,
} from '@fathom/dark-water-salvage/client';
import type { Answer, Card } from '@fathom/dark-water-salvage/client';
import { For, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../../table/keys.tsx';
import type { Desk } from '../desk/desk.ts';
import { answerBy, research } from '../desk/research.ts';
import { whyNotAsk } from '../desk/why-not.ts';
import { Emphasis } from '../parts.tsx';
import { ReasonedButton } from './reasoned-button.tsx';

/** The sonar cards that can be used here, put to the selected wreck. */
export function ResearchPanel(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const ship = (): string | null => {
    const wreck = desk.selected();
    return wreck === null ? null : desk.reading.sheet(wreck).ship.name;
  };
  const where = (): string => {
    const token = desk.standing()?.token ?? null;
    return token === null ? '' : regionWords(desk.content(), token);
  };
  return (
    <section class="dw-panel" aria-label={RESEARCH.label}>
      <p class="dw-lead">
        <Switch fallback={RESEARCH.pick(where(), desk.isWide() ? 'below' : 'inTheirTab')}>
          <Match when={whyNotAsk(desk) === WHY_NOT.barred ? ship() : null}>
            {(name) => RESEARCH.barred(name())}
          </Match>
          <Match when={desk.subject() === null ? null : ship()}>
            {(name) => <Emphasis parts={RESEARCH.ask(name(), where())} />}
          </Match>
        </Switch>
      </p>
      <div class="dw-cards">
        <For each={desk.cards()}>
          {(card, index) => <CardButton desk={desk} card={card} index={index() + 1} />}
        </For>
      </div>
    </section>
  );
}

function CardButton(props: {
  readonly desk: Desk;
  readonly card: Card;
  readonly index: number;
}): JSX.Element {
  const content = () => props.desk.content();
  const known = (): Answer | null => answerBy(props.desk, props.card);
  const isAdvised = (): boolean => {
    const action = props.desk.advised();
    return action?.type === 'research' && action.card === props.card;
  };
  const whyNot = (): string | null =>
    whyNotAsk(props.desk) ?? (known() === null ? null : WHY_NOT.known);
  return (
    <ReasonedButton
      class="dw-sonar"
      isAdvised={isAdvised()}
      disabled={props.desk.isSending()}
      whyNot={whyNot()}
      title={cardMeaning(props.card)}
      keys={String(props.index)}
      onPress={() => research(props.desk, props.card)}
    >
      <SonarCard card={props.card} />
      <span class="dw-sonar-words">
        <b>
          {RESEARCH.card(cardName(content(), props.card), RESEARCH_COST)}{' '}
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
            {RESEARCH.known(answerWords(content(), props.card, known() as Answer))}
          </span>
        </Show>
      </span>
    </ReasonedButton>
  );
}

/** The face of a sonar card: a compass, a sounding line at its depth, or a ship's manifest. */
function SonarCard(props: { readonly card: Card }): JSX.Element {
  const depth = (): number => (DEPTHS as readonly string[]).indexOf(props.card);
  return (
    <svg class="dw-sonar-card" viewBox="0 0 48 60" aria-hidden="true">
      <path
        class="dw-card-paper"
        d="M4 2h32l10 10v44a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z"
      />
      <Switch>
        <Match when={props.card === 'rumour'}>
          <path class="dw-card-line" d="M10 16h20M10 23h28M10 30h24" />
          <text class="dw-card-sign" x="24" y="51">
            $
          </text>
        </Match>
        <Match when={depth() >= 0}>
          <path class="dw-card-line" d={`M24 10v${14 + depth() * 9}`} />
          <path class="dw-card-solid" d={`M20 ${24 + depth() * 9}h8l2 8H18z`} />
          <path
            class="dw-card-wave"
            d="M8 22q4-4 8 0M32 22q4-4 8 0M8 32q4-4 8 0M32 32q4-4 8 0M8 42q4-4 8 0M32 42q4-4 8 0"
          />
        </Match>
        <Match when={true}>
          <circle class="dw-card-line" cx="24" cy="33" r="15" />
          <path class="dw-card-solid" d="M24 14l4 19-4 19-4-19z" />
          <path class="dw-card-line" d="M5 33h38" />
        </Match>
      </Switch>
    </svg>
  );
}
