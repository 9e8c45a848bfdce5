import { hireCost, money, regionWords } from '@fathom/dark-water-salvage/client';
import type { HunterName, Way } from '@fathom/dark-water-salvage/client';
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { canPay, costWords, prospect } from '../desk/plan.ts';
import { Key } from '../parts/key.tsx';

/** The course as it is planned: its price, and what could be done at its end. */
export function MovePanel(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const hire = (): number => {
    const own = desk.hunter();
    return own === null ? 0 : hireCost(desk.view(), own);
  };
  return (
    <section class="dw-panel" aria-label="Move">
      <Show
        when={desk.way()}
        fallback={
          <p class="dw-lead">
            Point at a region to see the way and its price, pick it to plan, pick it again to sail.{' '}
            {hire() > 0
              ? `Hiring the boat costs ${money(hire())} once this round, each region ${money(1)}.`
              : `Your boat is hired: each region costs ${money(1)}.`}
          </p>
        }
      >
        {(way) => (
          <Show when={desk.hunter()}>{(own) => <Plan desk={desk} own={own()} way={way()} />}</Show>
        )}
      </Show>
      <button
        type="button"
        class="primary"
        disabled={desk.picked() === null || desk.pending()}
        aria-keyshortcuts="M"
        onClick={desk.confirm}
      >
        {desk.picked() === null
          ? 'Pick where to go'
          : `Sail to ${desk.picked()} for ${money(desk.way()?.cost ?? 0)}`}{' '}
        <Key name="M" />
      </button>
    </section>
  );
}

function Plan(props: {
  readonly desk: Desk;
  readonly own: HunterName;
  readonly way: Way;
}): JSX.Element {
  const view = () => props.desk.view();
  return (
    <p class="dw-lead">
      <b>
        {regionWords(props.desk.content(), props.way.to)} for{' '}
        {costWords(view(), props.own, props.way)}.
      </b>{' '}
      {canPay(view(), props.own, props.way)
        ? prospect(view(), props.own, props.way)
        : `You have ${money(props.desk.standing()?.cash ?? 0)}: too far.`}
    </p>
  );
}
