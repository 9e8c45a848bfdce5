import { LOCATE_COST, money, salvageCost } from '@fathom/dark-water-salvage/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { oddsOf } from '../desk/odds.ts';
import type { Odds } from '../desk/odds.ts';
import { Key } from '../parts/key.tsx';

interface AttemptProps {
  readonly desk: Desk;
  readonly deed: 'locate' | 'salvage';
}

const VERBS = { locate: 'Locate', salvage: 'Salvage' } as const;
const KEYS = { locate: 'L', salvage: 'S' } as const;
const MOST_OFFERS = 6; // the others can be picked by their cards
const RANKS = { sure: 0, open: 1, never: 2 } as const;

/** Naming a wreck under the boat. The likeliest by one's own sheet stand first. */
export function AttemptPanel(props: AttemptProps): JSX.Element {
  const { desk } = props;
  const cost = (): number => {
    const own = desk.hunter();
    return props.deed === 'locate' || own === null ? LOCATE_COST : salvageCost(desk.view(), own);
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
  const shown = () =>
    offers().filter(({ wreck }, i) => i < MOST_OFFERS || wreck === desk.selected());
  const selectedName = (): string | null => {
    const wreck = desk.selected();
    return wreck !== null && desk.namable().includes(wreck)
      ? desk.reading.sheet(wreck).ship.name
      : null;
  };
  return (
    <section class="dw-panel" aria-label={VERBS[props.deed]}>
      <p class="dw-lead">
        Name the wreck at <b>{region()}</b> for {money(cost())}, once a step. Wrong, and you are
        locked out of her for good.
      </p>
      <div class="dw-offers" role="group" aria-label={`Wrecks you can ${props.deed}`}>
        <For each={shown()}>
          {({ wreck, ship, odds }) => (
            <button
              type="button"
              class="dw-offer"
              classList={{ 'dw-unlikely': odds.verdict === 'never' }}
              aria-pressed={desk.selected() === wreck}
              onClick={() => desk.select(wreck)}
            >
              <span class="dw-wreck-number">{wreck}</span>
              <span class="dw-offer-ship">{ship}</span>
              <OddsTag odds={odds} />
            </button>
          )}
        </For>
      </div>
      <button
        type="button"
        class="primary"
        disabled={selectedName() === null || desk.pending()}
        aria-keyshortcuts={KEYS[props.deed]}
        onClick={() => desk.ask()}
      >
        {selectedName() === null
          ? 'Pick a wreck to name'
          : `${VERBS[props.deed]} the ${selectedName() ?? ''} …`}{' '}
        <Key name={KEYS[props.deed]} />
      </button>
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
