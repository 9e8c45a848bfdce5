import { dollars, money } from '@fathom/dark-water-salvage/client';
import { Show, createUniqueId } from 'solid-js';
import type { JSX } from 'solid-js';
import { applicationOf } from '../desk/desk.ts';
import type { Desk } from '../desk/desk.ts';
import { ChipRow } from '../parts/chips.tsx';
import { Key } from '../parts/key.tsx';
import { Envelope } from './envelope.tsx';
import { LastOpening } from './opening.tsx';

/** The sealed application: written, sealed, and until the opening thought better of. */
export function Application(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const id = createUniqueId();
  const most = (): number => dollars(desk.view().pool);
  const sealed = (): number | null => {
    const own = desk.hunter();
    return own === null ? null : applicationOf(desk.view(), own);
  };
  const isSealed = (): boolean => sealed() !== null && !desk.isReopened();
  const isSame = (): boolean => sealed() === desk.amount();
  const seal = (): void => {
    if (isSame()) desk.reopen(false);
    else desk.send({ type: 'apply', amount: desk.amount() });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[event.key];
    if (by !== undefined) desk.setAmount(desk.amount() + by);
    else if (event.key === 'Home') desk.setAmount(0);
    else if (event.key === 'End') desk.setAmount(most());
    else if (event.key === 'Enter') seal();
    else return;
    event.preventDefault();
  };
  const others = (): number => desk.view().waiting.filter((name) => name !== desk.hunter()).length;
  return (
    <section class="dw-panel dw-application" aria-label="Application for a loan">
      <p class="dw-pool">
        <ChipRow chips={desk.view().pool} />
        <span class="dw-pool-sum">
          <b>{money(most())}</b> to lend
        </span>
      </p>
      <div class="dw-writing">
        <Show when={desk.hunter()}>
          {(own) => (
            <Envelope
              hunter={own()}
              state={isSealed() ? 'sealed' : 'writing'}
              amount={isSealed() ? null : desk.amount()}
            />
          )}
        </Show>
        <Show
          when={!isSealed()}
          fallback={
            <div class="dw-sealed">
              <p>
                <b>Sealed: {money(sealed() ?? 0)}</b>
              </p>
              <p class="dw-quiet">
                {others() === 0 ? 'All are in.' : `${others()} more to come.`} Until the last one is
                in you may still change it, and nobody will know.
              </p>
              <button type="button" aria-keyshortcuts="C" onClick={() => desk.reopen(true)}>
                Change it <Key name="C" />
              </button>
            </div>
          }
        >
          <div class="dw-amount">
            <label for={id}>Apply for, in dollars</label>
            <div class="dw-stepper">
              <button
                type="button"
                aria-label="−5 dollars"
                onClick={() => desk.setAmount(desk.amount() - 5)}
              >
                −5
              </button>
              <button
                type="button"
                aria-label="−1 dollar"
                onClick={() => desk.setAmount(desk.amount() - 1)}
              >
                −1
              </button>
              <input
                id={id}
                type="text"
                inputmode="numeric"
                autocomplete="off"
                value={desk.amount()}
                onInput={(event) => {
                  desk.setAmount(Number(event.currentTarget.value.replace(/\D/g, '')));
                  event.currentTarget.value = String(desk.amount());
                }}
                onFocus={(event) => event.currentTarget.select()}
                onKeyDown={onKeyDown}
              />
              <button
                type="button"
                aria-label="+1 dollar"
                onClick={() => desk.setAmount(desk.amount() + 1)}
              >
                +1
              </button>
              <button
                type="button"
                aria-label="+5 dollars"
                onClick={() => desk.setAmount(desk.amount() + 5)}
              >
                +5
              </button>
            </div>
            <input
              class="dw-slider"
              type="range"
              min={0}
              max={most()}
              step={1}
              aria-label="Amount"
              aria-valuetext={money(desk.amount())}
              value={desk.amount()}
              onInput={(event) => desk.setAmount(event.currentTarget.valueAsNumber)}
            />
            <button type="button" class="primary" disabled={desk.pending()} onClick={seal}>
              {isSame()
                ? `Leave it at ${money(desk.amount())}`
                : `Seal it: ${money(desk.amount())}`}{' '}
              <Key name="Enter" />
            </button>
          </div>
        </Show>
      </div>
      <p class="dw-quiet dw-hint">
        The lowest application is served first and moves first. What you take, you owe.
      </p>
      <LastOpening desk={desk} />
    </section>
  );
}
