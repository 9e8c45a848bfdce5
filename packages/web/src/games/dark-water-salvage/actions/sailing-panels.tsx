import {
  CITIES,
  MOVE,
  STEP_COST,
  WHY_NOT,
  cityUses,
  cityWords,
  hireCost,
  regionWords,
} from '@fathom/dark-water-salvage/client';
import type { City, CityUse, HunterName, Region, Way } from '@fathom/dark-water-salvage/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../../table/keys.tsx';
import type { Desk } from '../desk/desk.ts';
import { canPay, costWords, endOfWay } from '../desk/ways.ts';
import { whyNotAt } from '../desk/why-not.ts';
import { ReasonedButton } from './reasoned-button.tsx';

/** Where to start from, and what each city is good for. The same can be picked on the chart. */
export function CityPanel(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const uses = createMemo((): readonly CityUse[] => {
    const own = desk.hunter();
    return own === null ? [] : cityUses(desk.table.told(), own);
  });
  const shown = (): CityUse | undefined =>
    uses().find(({ region }) => region === desk.picked()) ??
    uses().find(({ region }) => region === desk.pointed());
  const pickedName = (): string => {
    const region = desk.picked();
    return region === null ? '' : cityName(desk, region);
  };
  return (
    <section class="dw-panel" aria-label={CITIES.label}>
      <div class="dw-cities" role="group" aria-label={CITIES.free}>
        <For each={desk.content().cities}>
          {(region) => (
            <CityButton
              desk={desk}
              region={region}
              use={uses().find((each) => each.region === region)}
            />
          )}
        </For>
      </div>
      <Show when={shown()} fallback={<p class="dw-quiet">{CITIES.compare}</p>}>
        {(use) => (
          <p class="dw-reasons" aria-live="polite">
            <b>{cityName(desk, use().region)}</b>: {CITIES.goodFor(reasonsFor(desk, use()))}
          </p>
        )}
      </Show>
      <ReasonedButton
        class="primary"
        disabled={desk.isSending()}
        whyNot={desk.picked() === null ? WHY_NOT.pickCity : null}
        onPress={desk.confirm}
      >
        {desk.picked() === null ? CITIES.pick : CITIES.start(pickedName())} <Key name="Enter" />
      </ReasonedButton>
    </section>
  );
}

const FEW = 2; // where there is little room

const reasonsFor = (desk: Desk, use: CityUse): readonly string[] => {
  const all = cityWords(use, desk.table.told());
  return desk.isWide() ? all : all.slice(0, FEW);
};

function cityAt(desk: Desk, region: Region): City | null {
  const place = desk.content().terrain[region];
  return place.kind === 'city' ? place : null;
}

const cityName = (desk: Desk, region: Region): string => cityAt(desk, region)?.name ?? '';

function CityButton(props: {
  readonly desk: Desk;
  readonly region: Region;
  readonly use: CityUse | undefined; // none: somebody is there
}): JSX.Element {
  const { desk } = props;
  const tag = (): string | null => (props.use === undefined ? null : CITIES.tag(props.use));
  return (
    <ReasonedButton
      class="dw-option"
      whyNot={whyNotAt(desk, props.region)}
      isPressed={desk.picked() === props.region}
      onPress={() => desk.pick(props.region)}
      onPoint={(isPointed) => desk.point(isPointed ? props.region : null)}
    >
      <b>{cityName(desk, props.region)}</b>
      <small>{CITIES.city(props.region, cityAt(desk, props.region)?.hire ?? 0)}</small>
      <Show when={tag()}>{(words) => <small class="dw-tag">{words()}</small>}</Show>
    </ReasonedButton>
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
      <ReasonedButton
        class="primary"
        disabled={desk.isSending()}
        whyNot={desk.picked() === null ? WHY_NOT.pickRegion : null}
        keys="M"
        onPress={desk.confirm}
      >
        {sailWords()} <Key name="M" />
      </ReasonedButton>
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
