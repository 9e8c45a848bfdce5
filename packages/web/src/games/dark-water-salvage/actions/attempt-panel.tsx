import { ATTEMPT, LOCATE_COST, salvageCost } from '@fathom/dark-water-salvage/client';
import type { AttemptKind } from '@fathom/dark-water-salvage/client';
import { For, Show, createMemo, createUniqueId, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../../table/keys.tsx';
import { oddsOf } from '../desk/attempt.ts';
import type { Confirmation, Odds } from '../desk/attempt.ts';
import type { Desk } from '../desk/desk.ts';
import { whyNotName } from '../desk/why-not.ts';
import { Emphasis } from '../parts.tsx';
import { pickWreck } from '../wrecks/wreck-card.tsx';
import { ReasonedButton } from './reasoned-button.tsx';

interface AttemptProps {
  readonly desk: Desk;
  readonly kind: AttemptKind;
}

const KEYS = { locate: 'L', salvage: 'S' } as const;
const MOST_OFFERS = { wide: 4, narrow: 2 } as const; // the others can be picked by their cards
const RANKS = { sure: 0, open: 1, never: 2 } as const;

/** Naming a wreck under the boat. The likeliest by one's own sheet stand first. */
export function AttemptPanel(props: AttemptProps): JSX.Element {
  const { desk } = props;
  const cost = (): number => {
    const own = desk.hunter();
    return props.kind === 'locate' || own === null ? LOCATE_COST : salvageCost(desk.view(), own);
  };
  const region = () => desk.standing()?.token ?? null;
  const offers = createMemo(() => {
    const here = region();
    if (here === null) return [];
    const knowledge = desk.reading.knowledge();
    return desk
      .namable()
      .map((wreck) => {
        const sheet = desk.reading.sheet(wreck);
        const odds = oddsOf({ setup: desk.view().setup, sheet, region: here, knowledge });
        const weight = knowledge?.chanceAt(wreck, here) ?? sheet.marks.length;
        return { wreck, ship: sheet.ship.name, odds, weight };
      })
      .toSorted(
        (a, b) =>
          RANKS[a.odds.verdict] - RANKS[b.odds.verdict] || b.weight - a.weight || a.wreck - b.wreck,
      );
  });
  const shown = createMemo(() => {
    const best = offers().slice(0, MOST_OFFERS[desk.isWide() ? 'wide' : 'narrow']);
    const selected = offers().find(({ wreck }) => wreck === desk.selected());
    return selected === undefined || best.includes(selected)
      ? best
      : [...best.slice(0, -1), selected];
  });
  const selectedName = (): string | null => {
    const wreck = desk.selected();
    return wreck !== null && desk.namable().includes(wreck)
      ? desk.reading.sheet(wreck).ship.name
      : null;
  };
  const nameWords = (): string => {
    const ship = selectedName();
    return ship === null ? ATTEMPT.pick : ATTEMPT.name(props.kind, ship);
  };
  return (
    <section class="dw-panel dw-attempt" aria-label={ATTEMPT.label(props.kind)}>
      <p class="dw-lead">
        <Emphasis parts={ATTEMPT.lead(region(), cost())} />
      </p>
      <div class="dw-offers" role="group" aria-label={ATTEMPT.offers(props.kind)}>
        <For each={shown()}>
          {({ wreck, ship, odds }) => (
            <button
              type="button"
              class="dw-offer"
              classList={{ 'dw-unlikely': odds.verdict === 'never' }}
              aria-pressed={desk.selected() === wreck}
              onClick={({ currentTarget }) => pickWreck(desk, wreck, currentTarget)}
            >
              <span class="dw-wreck-number">{wreck}</span>
              <span class="dw-offer-ship">{ship}</span>
              <OddsTag odds={odds} />
            </button>
          )}
        </For>
      </div>
      <ReasonedButton
        class="primary"
        disabled={desk.isSending()}
        whyNot={whyNotName(desk)}
        keys={KEYS[props.kind]}
        onPress={desk.askToConfirm}
      >
        {nameWords()} <Key name={KEYS[props.kind]} />
      </ReasonedButton>
    </section>
  );
}

function OddsTag(props: { readonly odds: Odds }): JSX.Element {
  return (
    <Show when={props.odds.short !== ''}>
      <span class={`dw-here dw-here-${props.odds.verdict}`}>{props.odds.short}</span>
    </Show>
  );
}

/** Asks before what cannot be taken back. Enter confirms, Esc goes back. */
export function ConfirmBox(props: {
  readonly desk: Desk;
  readonly confirmation: Confirmation;
}): JSX.Element {
  const id = createUniqueId();
  let yes: HTMLButtonElement | undefined;
  onMount(() => yes?.focus({ preventScroll: true }));
  return (
    <div
      class="dw-panel dw-question"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-why`}
    >
      <h2 id={id}>{props.confirmation.title}</h2>
      <div id={`${id}-why`}>
        <For each={props.confirmation.lines}>{(line) => <p>{line}</p>}</For>
      </div>
      <div class="dw-passing">
        <button
          ref={(node) => (yes = node)}
          type="button"
          classList={{
            primary: props.confirmation.verdict !== 'never',
            danger: props.confirmation.verdict === 'never',
          }}
          disabled={props.desk.isSending()}
          onClick={props.desk.confirm}
        >
          {props.confirmation.yes} <Key name="Enter" />
        </button>
        <button type="button" onClick={props.desk.startOver}>
          {ATTEMPT.no} <Key name="Esc" />
        </button>
      </div>
    </div>
  );
}
