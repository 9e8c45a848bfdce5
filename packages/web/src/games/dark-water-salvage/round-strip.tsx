import { ROUND, STEPS, STEP_NAMES, roundsIn } from '@fathom/dark-water-salvage/client';
import type { LoopStep, View } from '@fathom/dark-water-salvage/client';
import { For, Show } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import type { Desk } from './desk/desk.ts';
import { Goal, Positions } from './lead.tsx';
import './round-strip.css';

/** Where the round stands: which round, the action loop, who is waited for, and who would win now. */
export function RoundStrip(props: { readonly desk: Desk }): JSX.Element {
  const view = (): View => props.desk.view();
  return (
    <section class="dw-round card" aria-label={ROUND.label}>
      <div class="dw-round-count">
        <b>{ROUND.count(view().round, roundsIn(view().setup, view().rules))}</b>
        <span classList={{ 'dw-last': view().last }}>{ROUND.left(view())}</span>
      </div>
      <ol class="dw-phases" aria-label={ROUND.course}>
        <Phase name={ROUND.loans} isNow={view().phase === 'applying'} />
        <Phase name={ROUND.cities} isNow={view().phase === 'cities'} />
        <li class="dw-loop">
          <Loop view={view()} />
        </li>
      </ol>
      <Goal desk={props.desk} />
      <Positions desk={props.desk} />
    </section>
  );
}

function Phase(
  props: ParentProps<{ readonly name: string; readonly isNow: boolean }>,
): JSX.Element {
  return (
    <li
      class="dw-stage"
      classList={{ 'dw-now': props.isNow }}
      aria-current={props.isNow ? 'step' : undefined}
    >
      {props.children}
      {props.name}
    </li>
  );
}

/** The four actions and the way back to the first. */
function Loop(props: { readonly view: View }): JSX.Element {
  const isNow = (step: LoopStep): boolean => props.view.step === step;
  return (
    <ol class="dw-loop-steps" aria-label={ROUND.loop(props.view.loop)}>
      <For each={STEPS}>
        {(step) => (
          <Phase name={STEP_NAMES[step]} isNow={isNow(step)}>
            <Show when={isNow(step)}>
              <svg class="dw-pawn" viewBox="-8 -10 16 20" aria-hidden="true">
                <circle cy="-5" r="4" />
                <path d="M-6 9C-6 2-2 0-2-2h4c0 2 4 4 4 11z" />
              </svg>
            </Show>
          </Phase>
        )}
      </For>
      <li class="dw-again" aria-hidden="true">
        <svg viewBox="-12 -12 24 24">
          <path d="M7-6A9 9 0 1 0 9 2M9-9v5H4" />
        </svg>
        <Show when={props.view.loop > 0}>{props.view.loop}</Show>
      </li>
    </ol>
  );
}
