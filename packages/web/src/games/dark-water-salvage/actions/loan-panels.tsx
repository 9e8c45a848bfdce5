import { LOANS, dollars, money } from '@fathom/dark-water-salvage/client';
import type { OpeningView } from '@fathom/dark-water-salvage/client';
import { For, Show, createUniqueId } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../../table/keys.tsx';
import type { Desk } from '../desk/desk.ts';
import { applicationOf } from '../desk/loan-draft.ts';
import { Badge, ChipRow, Emphasis, Envelope } from '../parts.tsx';
import { LoanForecast } from './loan-forecast.tsx';

/** Whether this person writes an application now: a first one, or one that is to be changed. */
export function isWriting(desk: Desk): boolean {
  return desk.duty() === 'apply' || (desk.duty() === 'reapply' && desk.isReopened());
}

export function sealApplication(desk: Desk): void {
  if (sealedBy(desk) === desk.amount()) desk.reopen(false);
  else desk.send({ type: 'apply', amount: desk.amount() });
}

function sealedBy(desk: Desk): number | null {
  const own = desk.hunter();
  return own === null ? null : applicationOf(desk.view(), own);
}

/** The sealed application: written, sealed, and until the opening thought better of. */
export function Application(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const isSealed = (): boolean => sealedBy(desk) !== null && !desk.isReopened();
  const isOnItsWay = (): boolean =>
    desk.table.pending().some(({ action }) => action.type === 'apply');
  return (
    <section class="dw-panel dw-application" aria-label={LOANS.application}>
      <p class="dw-pool">
        <ChipRow chips={desk.view().pool} />
        <span class="dw-pool-sum">
          <Emphasis parts={LOANS.toLend(dollars(desk.view().pool))} />
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
        <Show when={!isSealed()} fallback={<Sealed desk={desk} />}>
          <Amount desk={desk} />
        </Show>
      </div>
      <Show when={isSealed() ? null : desk.hunter()}>
        {(own) => (
          <LoanForecast desk={desk} own={own()}>
            <Slider desk={desk} />
          </LoanForecast>
        )}
      </Show>
      <Show when={!isSealed()}>
        <button
          type="button"
          class="primary"
          disabled={desk.isSending()}
          onClick={() => sealApplication(desk)}
        >
          {sealedBy(desk) === desk.amount()
            ? LOANS.leave(desk.amount())
            : LOANS.seal(desk.amount())}{' '}
          <Key name="Enter" />
        </button>
      </Show>
      <p class="dw-quiet dw-hint">{LOANS.hint}</p>
    </section>
  );
}

function Sealed(props: { readonly desk: Desk }): JSX.Element {
  const others = (): number =>
    props.desk.view().waiting.filter((name) => name !== props.desk.hunter()).length;
  return (
    <div class="dw-sealed">
      <p>
        <b>{LOANS.sealed(sealedBy(props.desk) ?? 0)}</b>
      </p>
      <p class="dw-quiet">{LOANS.mayChange(others())}</p>
      <button type="button" aria-keyshortcuts="C" onClick={() => props.desk.reopen(true)}>
        {LOANS.change} <Key name="C" />
      </button>
    </div>
  );
}

/** By buttons, by typing or by arrows. */
function Amount(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const id = createUniqueId();
  const most = (): number => dollars(desk.view().pool);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[event.key];
    if (by !== undefined) desk.setAmount(desk.amount() + by);
    else if (event.key === 'Home') desk.setAmount(0);
    else if (event.key === 'End') desk.setAmount(most());
    else if (event.key === 'Enter') sealApplication(desk);
    else return;
    event.preventDefault();
  };
  return (
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
    </div>
  );
}

function Slider(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  return (
    <input
      class="dw-slider"
      type="range"
      min={0}
      max={dollars(desk.view().pool)}
      step={1}
      aria-label={LOANS.slider}
      aria-valuetext={money(desk.amount())}
      value={desk.amount()}
      onInput={(event) => desk.setAmount(event.currentTarget.valueAsNumber)}
      onKeyDown={(event) => event.key === 'Enter' && sealApplication(desk)}
    />
  );
}

function StepButton(props: { readonly desk: Desk; readonly by: number }): JSX.Element {
  return (
    <button
      type="button"
      classList={{ 'dw-by-many': Math.abs(props.by) > 1 }}
      aria-label={LOANS.by(props.by)}
      onMouseDown={(event) => event.preventDefault()} // the focus stays: Enter seals, and does not step again
      onClick={() => props.desk.setAmount(props.desk.amount() + props.by)}
    >
      {props.by < 0 ? `−${-props.by}` : `+${props.by}`}
    </button>
  );
}

/** The applications of this round in the order of collecting, which is the turn order. */
export function Opening(props: { readonly desk: Desk }): JSX.Element {
  const opening = (): OpeningView | null => {
    const last = props.desk.view().openings.at(-1);
    const isOfNow = last !== undefined && last.round === props.desk.view().round;
    return isOfNow && dollars(last.chips) > 0 ? last : null;
  };
  return (
    <Show when={opening()}>
      {(opened) => (
        <section class="dw-panel dw-opening" aria-label={LOANS.opening}>
          <h2>
            {LOANS.opened} <small>{LOANS.openedOf(opened().chips)}</small>
          </h2>
          <ol>
            <For each={opened().bids}>
              {(bid) => (
                <li title={props.desk.nameOf(bid.hunter)}>
                  <Badge hunter={bid.hunter} />
                  <span class="unseen">{props.desk.nameOf(bid.hunter)}</span> {money(bid.amount)}{' '}
                  <Show when={bid.taken < bid.amount}>
                    <b class="dw-short">{LOANS.taken(bid)}</b>
                  </Show>
                </li>
              )}
            </For>
          </ol>
        </section>
      )}
    </Show>
  );
}
