import { balance, isInDebt, money, netWorth } from '@fathom/dark-water-salvage/client';
import type { HunterName, Standing, View } from '@fathom/dark-water-salvage/client';
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { SalvagedIcon } from './wrecks/wreck-card.tsx';
import './standing.css';

/** How a hunter stands: what can be spent, what is owed, and what counts. */
export function HunterStanding(props: {
  readonly view: View;
  readonly hunter: HunterName;
}): JSX.Element {
  const standing = (): Standing | undefined =>
    props.view.hunters.find(({ name }) => name === props.hunter);
  // Early on everybody has borrowed more than is salvaged; it is the end that counts.
  const isLate = (): boolean => props.view.last || props.view.phase === 'over';
  return (
    <Show when={standing()}>
      {(hunter) => (
        <div class="dw-standing" classList={{ 'dw-out': hunter().out !== null }}>
          <p class="dw-standing-main">
            <span>
              <b>{money(hunter().cash)}</b> cash
            </span>
            <span>
              <b>{hunter().prestige}</b> prestige
            </span>
            <Show when={hunter().salvages > 0}>
              <span title="Wrecks salvaged">
                <SalvagedIcon /> <b>{hunter().salvages}</b>{' '}
                <span class="unseen">wrecks salvaged</span>
              </span>
            </Show>
          </p>
          <p>
            salvaged {money(hunter().salvaged)} · loans {money(hunter().loans)} · net{' '}
            <b classList={{ 'dw-debt': isLate() && isInDebt(hunter()) }}>
              {balance(netWorth(hunter()))}
              {isLate() && isInDebt(hunter()) ? ' in debt' : ''}
            </b>
          </p>
          <Show when={hunter().out !== null}>
            <p>left the game</p>
          </Show>
        </div>
      )}
    </Show>
  );
}
