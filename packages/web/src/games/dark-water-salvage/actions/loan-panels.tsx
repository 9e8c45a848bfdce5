import { LOANS, dollars, money } from '@fathom/dark-water-salvage/client';
import type { OpeningView } from '@fathom/dark-water-salvage/client';
import { For, Show, createEffect, createSignal, createUniqueId, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { mayMove } from '../../../frame/settings.ts';
import { Key } from '../../../table/keys.tsx';
import type { Desk } from '../desk/desk.ts';
import { applicationOf } from '../desk/loan-draft.ts';
import { Badge, ChipRow, Emphasis, Envelope } from '../parts.tsx';

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
  const isOnItsWay = (): boolean =>
    desk.table.pending().some(({ action }) => action.type === 'apply');
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
    <section class="dw-panel dw-application" aria-label={LOANS.application}>
      <p class="dw-pool">
        <ChipRow chips={desk.view().pool} />
        <span class="dw-pool-sum">
          <Emphasis parts={LOANS.toLend(most())} />
        </span>
      </p>
      <div class="dw-writing" aria-busy={isOnItsWay()}>
        <Show when={desk.hunter()}>
          {(own) => (
            <Envelope
              hunter={own()}
              state={isSealed() ? 'sealed' : 'writing'}
              amount={isSealed() ? null : desk.amount()}
              isPending={isOnItsWay()}
            />
          )}
        </Show>
        <Show
          when={!isSealed()}
          fallback={
            <div class="dw-sealed">
              <p>
                <b>{LOANS.sealed(sealed() ?? 0)}</b>
              </p>
              <p class="dw-quiet">{LOANS.mayChange(others())}</p>
              <button type="button" aria-keyshortcuts="C" onClick={() => desk.reopen(true)}>
                {LOANS.change} <Key name="C" />
              </button>
            </div>
          }
        >
          <div class="dw-amount">
            <label for={id}>{LOANS.amount}</label>
            <div class="dw-stepper">
              <StepButton desk={desk} by={-5} />
              <StepButton desk={desk} by={-1} />
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
              <StepButton desk={desk} by={1} />
              <StepButton desk={desk} by={5} />
            </div>
            <input
              class="dw-slider"
              type="range"
              min={0}
              max={most()}
              step={1}
              aria-label={LOANS.slider}
              aria-valuetext={money(desk.amount())}
              value={desk.amount()}
              onInput={(event) => desk.setAmount(event.currentTarget.valueAsNumber)}
            />
            <button type="button" class="primary" disabled={desk.isSending()} onClick={seal}>
              {isSame() ? LOANS.leave(desk.amount()) : LOANS.seal(desk.amount())}{' '}
              <Key name="Enter" />
            </button>
          </div>
        </Show>
      </div>
      <p class="dw-quiet dw-hint">{LOANS.hint}</p>
      <LastOpening desk={desk} />
    </section>
  );
}

function StepButton(props: { readonly desk: Desk; readonly by: number }): JSX.Element {
  return (
    <button
      type="button"
      aria-label={LOANS.by(props.by)}
      onClick={() => props.desk.setAmount(props.desk.amount() + props.by)}
    >
      {props.by < 0 ? `−${-props.by}` : `+${props.by}`}
    </button>
  );
}

/** The applications of this round, opened one after another in the order of collecting. */
export function Opening(props: { readonly desk: Desk }): JSX.Element {
  const opening = (): OpeningView | undefined => props.desk.view().openings.at(-1);
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
          aria-label={LOANS.opening}
        >
          <h2>
            {LOANS.opened} <small>{LOANS.openedOf(opened().chips)}</small>
          </h2>
          <ol>
            <For each={opened().bids}>
              {(bid, index) => (
                <li style={{ '--place': index() }}>
                  <Envelope hunter={bid.hunter} state="opened" amount={bid.amount} />
                  <span class="dw-bidder">
                    <Badge hunter={bid.hunter} /> {props.desk.nameOf(bid.hunter)}
                  </span>
                  <b classList={{ 'dw-short': bid.taken < bid.amount }}>{LOANS.taken(bid)}</b>
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
function LastOpening(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Show when={props.desk.view().openings.at(-1)}>
      {(opened) => (
        <p class="dw-quiet">{LOANS.lastRound(opened().chips, opened().bids, props.desk.nameOf)}</p>
      )}
    </Show>
  );
}
