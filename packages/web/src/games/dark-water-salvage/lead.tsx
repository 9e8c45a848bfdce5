import { GOAL, LEAD, leadWords, standingsNow } from '@fathom/dark-water-salvage/client';
import type { HunterName, HunterNow, HunterTurn, View } from '@fathom/dark-water-salvage/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from './desk/desk.ts';
import { dueNow } from './desk/own-seat.ts';
import { Badge } from './parts.tsx';

/** How a hunter would stand if the match ended now. Nobody leads while all have the same prestige. */
export function nowOf(view: View, hunter: HunterName): HunterNow | undefined {
  const all = standingsNow(view);
  const now = all.find((each) => each.hunter === hunter);
  const isOpen = all.every(({ isOut, prestige }) => isOut || prestige === all[0]?.prestige);
  return now && { ...now, wouldWin: now.wouldWin && !isOpen };
}

/** What everybody plays for and who is ahead in it. */
export function Goal(props: { readonly desk: Desk }): JSX.Element {
  const words = createMemo(() => leadWords(props.desk.view(), props.desk.nameOf));
  return (
    <p class="dw-goal" title={words().why}>
      <b>{GOAL}</b> {words().title}.
    </p>
  );
}

/** Everybody in turn order: whose move it is, and how each stands. Nobody should wonder what all are waiting for. */
export function Positions(props: { readonly desk: Desk }): JSX.Element {
  const order = createMemo(() => props.desk.view().order);
  return (
    <ol class="dw-positions" aria-label={LEAD.label}>
      <For each={order()}>{(hunter) => <Position desk={props.desk} hunter={hunter} />}</For>
    </ol>
  );
}

function Position(props: { readonly desk: Desk; readonly hunter: HunterName }): JSX.Element {
  const standing = createMemo(() => nowOf(props.desk.view(), props.hunter));
  const turn = (): HunterTurn => turnOf(props.desk.view(), props.hunter);
  return (
    <Show when={standing()}>
      {(now) => {
        const words = (): string => LEAD.position(props.desk.nameOf(props.hunter), turn(), now());
        return (
          <li
            class={`dw-turn-${turn()}`}
            classList={{ 'dw-leads': now().wouldWin }}
            title={words()}
          >
            <span class="unseen">{words()}</span>
            <Badge hunter={props.hunter} />
            <svg class="dw-turn-sign" viewBox="-6 -6 12 12" aria-hidden="true">
              <path d={SIGNS[turn()]} />
            </svg>
            <span class="dw-score" aria-hidden="true">
              <b>
                {now().prestige}
                <Show when={now().wouldWin}>
                  <Crown />
                </Show>
              </b>
              <small classList={{ 'dw-debt': now().isInDebt }}>{LEAD.net(now().net)}</small>
            </span>
          </li>
        );
      }}
    </Show>
  );
}

/** On whoever would win now. */
export function Crown(): JSX.Element {
  return (
    <svg class="dw-crown" viewBox="-8 -7 16 14" aria-hidden="true">
      <path d="M-7-4-3.5 0 0-6 3.5 0 7-4 5.5 5h-11Z" />
    </svg>
  );
}

const SIGNS: { readonly [Name in HunterTurn]: string } = {
  due: 'M-3-4 4 0-3 4Z',
  later: 'M-3 0h.01M0 0h.01M3 0h.01',
  over: 'M-4 0-1 3 4-3',
  done: 'M-3.5-3.5h7v7h-7z',
};

function turnOf(view: View, hunter: HunterName): HunterTurn {
  if (dueNow(view).includes(hunter)) return 'due';
  if (view.waiting.includes(hunter)) return 'later';
  return view.hunters.find(({ name }) => name === hunter)?.done === true ? 'done' : 'over';
}
