import { SECTOR_SIZE, aimWords, captainWords, standsDownFree } from '@fathom/captain-sonar/client';
import { For, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import type { AimName } from '../desk/aim.ts';
import type { Desk } from '../desk/desk.ts';
import { Key } from '../../../table/keys.tsx';
import { later } from '../../../table/later.tsx';
import { laterParts } from '../parts.ts';

const SilenceChoice = later(laterParts, 'SilenceChoice');

const DecoyChoice = later(laterParts, 'DecoyChoice');

const CELL_AIMS: ReadonlySet<AimName> = new Set(['trigger', 'scenario', 'mine', 'grapnel']);

/** What is being aimed, with buttons where the chart alone would not do. */
export function AimBar(props: { readonly desk: Desk; readonly name: AimName }): JSX.Element {
  const { aim } = props.desk;
  const isOpenSea = (): boolean => props.name === 'start';
  const over = (): string =>
    props.desk.view().setup.torpedoPath === 'free' && props.name === 'torpedo'
      ? aimWords.torpedoOverIslands
      : aimWords[props.name];
  return (
    <div class="cs-captain-aim">
      <p>{over()}</p>
      <Switch>
        <Match when={props.name === 'silence'}>
          <SilenceChoice choices={aim.choices()} onPick={aim.pick} />
        </Match>
        <Match when={props.name === 'decoy'}>
          <DecoyChoice choices={aim.choices()} onPick={aim.pick} />
        </Match>
        <Match when={props.name === 'drone'}>
          <div
            class="cs-captain-sectors"
            style={{ '--sectors': props.desk.grid().chart.size / SECTOR_SIZE }}
            role="group"
            aria-label={captainWords.sector}
          >
            <For each={aim.choices()}>
              {(action) => (
                <button type="button" onClick={() => aim.pick(action)}>
                  {action.type === 'drone' ? action.sector : ''}
                </button>
              )}
            </For>
          </div>
        </Match>
        <Match when={CELL_AIMS.has(props.name)}>
          <div class="cs-captain-cells" role="group" aria-label={captainWords.cell}>
            <For each={aim.choices()}>
              {(action) => (
                <button type="button" onClick={() => aim.pick(action)}>
                  {'cell' in action ? action.cell : ''}
                </button>
              )}
            </For>
          </div>
        </Match>
      </Switch>
      <Show when={!isOpenSea()}>
        <div class="cs-captain-buttons">
          <button type="button" onClick={() => aim.callOff()}>
            <Show
              when={aim.isStopped()}
              fallback={
                <>
                  {captainWords.callOff} <Key name="Esc" />
                </>
              }
            >
              {captainWords.standDownStopped(standsDownFree(props.desk.view().setup))}
            </Show>
          </button>
        </div>
      </Show>
    </div>
  );
}
