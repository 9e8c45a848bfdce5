import { money } from '@fathom/dark-water-salvage/client';
import type { City, Region } from '@fathom/dark-water-salvage/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { Key } from '../parts/key.tsx';

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
    <section class="dw-panel" aria-label="Start cities">
      <div class="dw-cities" role="group" aria-label="Free cities">
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
              <small>
                {region} · boat {money(cityAt(region)?.hire ?? 0)}
              </small>
            </button>
          )}
        </For>
      </div>
      <button
        type="button"
        class="primary"
        disabled={desk.picked() === null || desk.pending()}
        onClick={desk.confirm}
      >
        {desk.picked() === null ? 'Pick a city' : `Start from ${pickedName()}`} <Key name="Enter" />
      </button>
    </section>
  );
}
