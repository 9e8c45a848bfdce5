import { LEAD, STANDING, isInDebt, netWorth } from '@fathom/dark-water-salvage/client';
import type { HunterName, HunterView, View } from '@fathom/dark-water-salvage/client';
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Crown, nowOf } from './lead.tsx';
import { Emphasis } from './parts.tsx';
import './ledger.css';

/** How a hunter stands: what counts, what can be spent, and who would win now. */
export function HunterStanding(props: {
  readonly view: View;
  readonly hunter: HunterName;
}): JSX.Element {
  const standing = (): HunterView | undefined =>
    props.view.hunters.find(({ name }) => name === props.hunter);
  const leads = (): boolean =>
    props.view.phase !== 'over' && nowOf(props.view, props.hunter)?.wouldWin === true;
  return (
    <Show when={standing()}>
      {(hunter) => (
        <div class="dw-standing" classList={{ 'dw-out': hunter().out !== null }}>
          <p title={STANDING.account(hunter())}>
            <span>
              <Emphasis parts={STANDING.prestige(hunter().prestige)} />
            </span>
            <span>
              <Emphasis parts={STANDING.cash(hunter().cash)} />
            </span>
            <span classList={{ 'dw-debt': isInDebt(hunter()) }}>
              <Emphasis parts={STANDING.net(netWorth(hunter()))} />
            </span>
            <Show when={leads()}>
              <span title={LEAD.leads}>
                <Crown /> <span class="unseen">{LEAD.leads}</span>
              </span>
            </Show>
            <Show when={hunter().out !== null}>
              <span>{STANDING.left}</span>
            </Show>
          </p>
        </div>
      )}
    </Show>
  );
}
