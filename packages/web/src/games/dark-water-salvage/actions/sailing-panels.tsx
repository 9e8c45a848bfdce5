import { CITIES, MOVE, STEP_COST, hireCost, regionWords } from '@fathom/dark-water-salvage/client';
import type { City, HunterName, Region, Way } from '@fathom/dark-water-salvage/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../../table/keys.tsx';
import type { Desk } from '../desk/desk.ts';
import { canPay, costWords, endOfWay } from '../desk/ways.ts';

/** Where to start from. The same can be picked on the chart. */
export function CityPanel(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const cityAt = (region: Region): City | null => {
    const place = desk.content().terrain[region];
    return place.kind === 'city' ? place : null;
  };
  const pickedName = (): string => {
    const region = desk.picked();
    return region === null ? '' : (cityAt(region)?.name ?? '');
  };
  return (
    <section class="dw-panel" aria-label={CITIES.label}>
      <div class="dw-cities" role="group" aria-label={CITIES.free}>
        <For each={desk.content().cities}>
          {(region) => (
            <button
              type="button"
              class="dw-option"
              disabled={!desk.targets().has(region)}
              aria-pressed={desk.picked() === region}
              onClick={() => desk.pick(region)}
            >
              <b>{cityAt(region)?.name}</b>
              <small>{CITIES.city(region, cityAt(region)?.hire ?? 0)}</small>
            </button>
          )}
        </For>
      </div>
      <button
        type="button"
        class="primary"
        disabled={desk.picked() === null || desk.isSending()}
        onClick={desk.confirm}
      >
        {desk.picked() === null ? CITIES.pick : CITIES.start(pickedName())} <Key name="Enter" />
      </button>
    </section>
  );
}

/** The course as it is planned: its price, and what could be done at its end. */
export function MovePanel(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const hire = (): number => {
    const own = desk.hunter();
    return own === null ? 0 : hireCost(desk.view(), own);
  };
  const sailWords = (): string => {
    const to = desk.picked();
    return to === null ? MOVE.pick : MOVE.sail(to, desk.way()?.cost ?? 0);
  };
  return (
    <section class="dw-panel" aria-label={MOVE.label}>
      <Show when={desk.way()} fallback={<p class="dw-lead">{MOVE.hint(hire(), STEP_COST)}</p>}>
        {(way) => (
          <Show when={desk.hunter()}>
            {(own) => <PlannedWay desk={desk} own={own()} way={way()} />}
          </Show>
        )}
      </Show>
      <button
        type="button"
        class="primary"
        disabled={desk.picked() === null || desk.isSending()}
        aria-keyshortcuts="M"
        onClick={desk.confirm}
      >
        {sailWords()} <Key name="M" />
      </button>
    </section>
  );
}

function PlannedWay(props: {
  readonly desk: Desk;
  readonly own: HunterName;
  readonly way: Way;
}): JSX.Element {
  const view = () => props.desk.view();
  return (
    <p class="dw-lead">
      <b>
        {MOVE.plan(
          regionWords(props.desk.content(), props.way.to),
          costWords(view(), props.own, props.way),
        )}
      </b>{' '}
      {canPay(view(), props.own, props.way)
        ? endOfWay(view(), props.own, props.way)
        : MOVE.tooFar(props.desk.standing()?.cash ?? 0)}
    </p>
  );
}
