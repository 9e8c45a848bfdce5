import { ROUND, STEPS, STEP_NAMES, roundsIn } from '@fathom/dark-water-salvage/client';
import type { HunterName, LoopStep, HunterTurn, View } from '@fathom/dark-water-salvage/client';
import { For, Show } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { clockText } from '../../words/table.ts';
import type { Desk } from './desk/desk.ts';
import { dueNow } from './desk/own-seat.ts';
import { Badge } from './parts.tsx';
import './round-strip.css';

/** Where the round stands: which round, the action loop, and who is waited for. */
export function RoundStrip(props: { readonly desk: Desk }): JSX.Element {
  const view = (): View => props.desk.view();
  return (
    <section class="dw-round card" aria-label={ROUND.label}>
      <div class="dw-round-count">
        <b>{ROUND.count(view().round, roundsIn(view().setup))}</b>
        <span classList={{ 'dw-last': view().last }}>{ROUND.left(view())}</span>
      </div>
      <ol class="dw-phases" aria-label={ROUND.course}>
        <Phase name={ROUND.loans} isNow={view().phase === 'applying'} />
        <Phase name={ROUND.cities} isNow={view().phase === 'cities'} />
        <li class="dw-loop">
          <Loop view={view()} />
        </li>
      </ol>
      <Show when={view().phase !== 'over'}>
        <WhoIsWaitedFor desk={props.desk} />
      </Show>
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

/** Everybody in turn order, and whose move it is: nobody should wonder what all are waiting for. */
function WhoIsWaitedFor(props: { readonly desk: Desk }): JSX.Element {
  const view = (): View => props.desk.view();
  return (
    <div class="dw-order">
      <ol aria-label={ROUND.turnOrder}>
        <For each={view().order}>
          {(hunter) => (
            <li
              class={`dw-turn-${stateOf(view(), hunter)}`}
              title={ROUND.turn(props.desk.nameOf(hunter), stateOf(view(), hunter))}
            >
              <Badge hunter={hunter} />
              <span class="unseen">
                {ROUND.turn(props.desk.nameOf(hunter), stateOf(view(), hunter))}
              </span>
              <svg class="dw-turn-sign" viewBox="-6 -6 12 12" aria-hidden="true">
                <path d={SIGNS[stateOf(view(), hunter)]} />
              </svg>
            </li>
          )}
        </For>
      </ol>
      <Countdown desk={props.desk} />
    </div>
  );
}

const SIGNS: { readonly [Name in HunterTurn]: string } = {
  due: 'M-3-4 4 0-3 4Z',
  later: 'M-3 0h.01M0 0h.01M3 0h.01',
  over: 'M-4 0-1 3 4-3',
  done: 'M-3.5-3.5h7v7h-7z',
};

function stateOf(view: View, hunter: HunterName): HunterTurn {
  if (dueNow(view).includes(hunter)) return 'due';
  if (view.waiting.includes(hunter)) return 'later';
  return view.hunters.find(({ name }) => name === hunter)?.done === true ? 'done' : 'over';
}

/** The time of a phase, where there is one. */
function Countdown(props: { readonly desk: Desk }): JSX.Element {
  const left = (): number | null => {
    const { until } = props.desk.view();
    return until === null ? null : Math.max(0, until - props.desk.now());
  };
  return (
    <Show when={left() !== null}>
      <span class="dw-countdown" classList={{ 'dw-hurry': (left() ?? 0) < 10_000 }} role="timer">
        {clockText(left() ?? 0)}
      </span>
    </Show>
  );
}
