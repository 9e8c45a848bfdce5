import { listed } from '@fathom/kit';
import { dollars, money } from '@fathom/dark-water-salvage/client';
import type { Opening as Opened } from '@fathom/dark-water-salvage/client';
import { For, Show, createEffect, createSignal, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { mayMove } from '../../../frame/settings.ts';
import type { Desk } from '../desk/desk.ts';
import { Badge } from '../parts/badge.tsx';
import { Envelope } from './envelope.tsx';

/** The applications of this round, opened one after another in the order of collecting. */
export function Opening(props: { readonly desk: Desk }): JSX.Element {
  const opening = (): Opened | undefined => props.desk.view().openings.at(-1);
  const [isFresh, setFresh] = createSignal(false);
  let timer: number | undefined;
  createEffect(() => {
    const isNew = props.desk.table.news().some(({ type }) => type === 'applicationsOpened');
    if (!isNew || !mayMove()) return;
    setFresh(true);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => setFresh(false), 3000);
  });
  onCleanup(() => window.clearTimeout(timer));
  return (
    <Show when={opening()?.round === props.desk.view().round ? opening() : null}>
      {(opened) => (
        <section
          class="dw-panel dw-opening"
          classList={{ 'dw-fresh': isFresh() }}
          aria-label="Applications opened"
        >
          <h2>
            Opened <small>{money(dollars(opened().chips))} to lend, the lowest first</small>
          </h2>
          <ol>
            <For each={opened().bids}>
              {({ hunter, amount, taken }, place) => (
                <li style={{ '--place': place() }}>
                  <Envelope hunter={hunter} state="opened" amount={amount} />
                  <span class="dw-bidder">
                    <Badge hunter={hunter} /> {props.desk.nameOf(hunter)}
                  </span>
                  <b classList={{ 'dw-short': taken < amount }}>
                    {taken < amount ? `gets ${money(taken)}` : `+${money(taken)}`}
                  </b>
                </li>
              )}
            </For>
          </ol>
        </section>
      )}
    </Show>
  );
}

/** What the round before gave, while one thinks about the next. */
export function LastOpening(props: { readonly desk: Desk }): JSX.Element {
  const last = (): Opened | undefined => props.desk.view().openings.at(-1);
  const words = ({ bids }: Opened): string =>
    listed(
      bids.map(({ hunter, amount, taken }) => {
        const who = props.desk.nameOf(hunter);
        return `${who} ${money(amount)}${taken < amount ? ` (got ${money(taken)})` : ''}`;
      }),
    );
  return (
    <Show when={last()}>
      {(opened) => (
        <p class="dw-quiet">
          Last round, of {money(dollars(opened().chips))}: {words(opened())}.
        </p>
      )}
    </Show>
  );
}
