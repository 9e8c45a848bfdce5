import {
  LOANS,
  MEANWHILE,
  PASSING,
  TURN_ORDER,
  hunterOf,
  isInPlay,
  money,
} from '@fathom/dark-water-salvage/client';
import type { LoopStep, View } from '@fathom/dark-water-salvage/client';
import { For, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../../table/keys.tsx';
import type { Desk } from '../desk/desk.ts';
import { applicationOf } from '../desk/loan-draft.ts';
import { mayAskTurnOrder } from '../desk/research.ts';
import { ChipRow, Envelope } from '../parts.tsx';
import { AttemptPanel, CityPanel, ConfirmBox, MovePanel, ResearchPanel } from '../later-parts.ts';
import { listenToKeys } from './keys.ts';
import { Application, Opening } from './loan-panels.tsx';
import './actions.css';

/** What this person can do now, and nothing else. */
export function ActionPanel(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  listenToKeys(desk);
  const attempt = (): 'locate' | 'salvage' | null => {
    const duty = desk.duty();
    return duty === 'locate' || duty === 'salvage' ? duty : null;
  };
  return (
    <div class="dw-actions">
      <Show when={desk.view().phase === 'cities'}>
        <Opening desk={desk} />
      </Show>
      <Switch fallback={<WaitingPanel desk={desk} />}>
        <Match when={desk.passingTo()}>{(step) => <PassingOn desk={desk} step={step()} />}</Match>
        <Match when={desk.confirmation()}>
          {(confirmation) => <ConfirmBox desk={desk} confirmation={confirmation()} />}
        </Match>
        <Match when={desk.duty() === 'apply' || desk.duty() === 'reapply'}>
          <Application desk={desk} />
        </Match>
        <Match when={desk.duty() === 'city'}>
          <CityPanel desk={desk} />
        </Match>
        <Match when={desk.duty() === 'research'}>
          <ResearchPanel desk={desk} />
          <PassButtons desk={desk} />
        </Match>
        <Match when={desk.duty() === 'move'}>
          <MovePanel desk={desk} />
          <PassButtons desk={desk} />
        </Match>
        <Match when={attempt()}>
          {(kind) => (
            <>
              <AttemptPanel desk={desk} kind={kind()} />
              <PassButtons desk={desk} />
            </>
          )}
        </Match>
      </Switch>
      <Show when={desk.refusal()}>
        {(why) => (
          <p class="dw-refusal" role="alert">
            {why()}
          </p>
        )}
      </Show>
    </div>
  );
}

/** Nothing more in this step, in the next ones too, or in this round; or one after another, to see what others do. */
function PassButtons(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  return (
    <>
      <div class="dw-passing">
        <button
          type="button"
          disabled={desk.isSending()}
          aria-keyshortcuts="P"
          title={PASSING.passText}
          onClick={() => desk.send({ type: 'pass' })}
        >
          {PASSING.pass} <Key name="P" />
        </button>
        <button
          type="button"
          disabled={desk.isSending()}
          aria-keyshortcuts="D"
          title={PASSING.doneText}
          onClick={() => desk.send({ type: 'done' })}
        >
          {PASSING.done} <Key name="D" />
        </button>
      </div>
      <div class="dw-passing dw-pass-on" role="group" aria-label={PASSING.onTo}>
        <span aria-hidden="true">{PASSING.onTo}</span>
        <For each={desk.laterSteps()}>
          {(step) => (
            <button
              type="button"
              class="dw-small"
              disabled={desk.isSending()}
              onClick={() => desk.passOnTo(step)}
            >
              {PASSING.step(step)}
            </button>
          )}
        </For>
        <Show when={mayAskTurnOrder(desk)}>
          <button
            type="button"
            class="dw-small"
            disabled={desk.isSending()}
            aria-keyshortcuts="T"
            title={TURN_ORDER.text(desk.view().step ?? 'research')}
            onClick={() => desk.send({ type: 'askTurnOrder' })}
          >
            {TURN_ORDER.ask} <Key name="T" />
          </button>
        </Show>
      </div>
    </>
  );
}

/** Passes by itself until the step that was wished for. */
function PassingOn(props: { readonly desk: Desk; readonly step: LoopStep }): JSX.Element {
  return (
    <section class="dw-panel" aria-label={PASSING.pass}>
      <p class="dw-lead" role="status">
        {PASSING.isOn(props.step)}
      </p>
      <div class="dw-passing">
        <button type="button" onClick={props.desk.stopPassing}>
          {PASSING.stop}
        </button>
      </div>
    </section>
  );
}

/** Nothing to do: what the others do, and why it is not one's turn. */
function WaitingPanel(props: { readonly desk: Desk }): JSX.Element {
  const view = (): View => props.desk.view();
  return (
    <section class="dw-panel dw-idle" aria-label={LOANS.meanwhile}>
      <Show when={view().phase === 'applying'}>
        <p class="dw-pool">
          <ChipRow chips={view().pool} />
        </p>
        <ul class="dw-sealed-row" aria-label={LOANS.envelopes}>
          <For each={view().order}>
            {(hunter) => (
              <li>
                <Envelope
                  hunter={hunter}
                  state={view().waiting.includes(hunter) ? 'missing' : 'sealed'}
                />
                <span>
                  {props.desk.nameOf(hunter)}
                  <span class="unseen">
                    {view().waiting.includes(hunter) ? LOANS.isThinking : LOANS.hasSealed}
                  </span>
                </span>
                <Show when={applicationOf(view(), hunter) !== null}>
                  <b>{money(applicationOf(view(), hunter) ?? 0)}</b>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <p class="dw-lead">{meanwhile(props.desk)}</p>
    </section>
  );
}

function meanwhile(desk: Desk): string {
  const view = desk.view();
  const own = desk.hunter();
  if (own === null || desk.table.isReplay) return onTheBottom(view);
  const standing = hunterOf(view, own);
  if (standing.out !== null) return MEANWHILE.left;
  if (view.phase === 'cities') return MEANWHILE.cities;
  if (view.phase !== 'loop' || view.step === null) return onTheBottom(view);
  if (standing.done) return MEANWHILE.done(standing.cash);
  return view.waiting.includes(own) ? MEANWHILE.soon : MEANWHILE.through(view.step);
}

function onTheBottom({ wrecks }: View): string {
  const left = wrecks.filter(isInPlay);
  const located = left.filter(({ locatedBy }) => locatedBy !== null).length;
  return MEANWHILE.onTheBottom(left.length, located);
}
