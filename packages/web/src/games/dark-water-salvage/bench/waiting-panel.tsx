import { counted } from '@fathom/kit';
import { hunterOf, isInPlay, money, STEP_NAMES } from '@fathom/dark-water-salvage/client';
import type { View } from '@fathom/dark-water-salvage/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { applicationOf } from '../desk/desk.ts';
import type { Desk } from '../desk/desk.ts';
import { ChipRow } from '../parts/chips.tsx';
import { Envelope } from './envelope.tsx';

/** Nothing to do: what the others do, and why it is not one's turn. */
export function WaitingPanel(props: { readonly desk: Desk }): JSX.Element {
  const view = (): View => props.desk.view();
  return (
    <section class="dw-panel dw-idle" aria-label="Meanwhile">
      <Show when={view().phase === 'applying'}>
        <p class="dw-pool">
          <ChipRow chips={view().pool} />
        </p>
        <ul class="dw-sealed-row" aria-label="Applications">
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
                    {view().waiting.includes(hunter) ? ' is thinking' : ' has sealed'}
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
  if (own === null || desk.table.isReplay) return scene(view);
  const standing = hunterOf(view, own);
  if (standing.out !== null) return 'You have left this game. You may watch how it ends.';
  if (view.phase === 'cities') return 'Cities are chosen in turn order; the first choose first.';
  if (view.phase !== 'loop' || view.step === null) return scene(view);
  if (standing.done) return `You are done for this round with ${money(standing.cash)} in hand.`;
  if (view.waiting.includes(own))
    return 'In turn order: yours comes soon. Pick a wreck to look at your sheet meanwhile.';
  const step = STEP_NAMES[view.step];
  return `Nothing more for you in ${step}. When all have acted or passed, the action token moves on.`;
}

function scene({ wrecks }: View): string {
  const left = wrecks.filter(isInPlay);
  const located = left.filter(({ locatedBy }) => locatedBy !== null).length;
  return `${counted(left.length, 'wreck')} on the bottom, ${located} of them located.`;
}
