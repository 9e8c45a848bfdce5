import { COURSES, aimWords, captainWords, courseTitle } from '@fathom/captain-sonar/client';
import type { Action, Course } from '@fathom/captain-sonar/client';
import { For, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import type { AimName } from '../desk/aim.ts';
import type { Desk } from '../desk/desk.ts';
import { Key } from '../../../table/keys.tsx';

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
        <Match when={props.name === 'drone'}>
          <div class="cs-captain-sectors" role="group" aria-label={captainWords.sector}>
            <For each={aim.choices()}>
              {(action) => (
                <button type="button" onClick={() => aim.pick(action)}>
                  {action.type === 'drone' ? action.sector : ''}
                </button>
              )}
            </For>
          </div>
        </Match>
        <Match
          when={props.name === 'trigger' || props.name === 'scenario' || props.name === 'mine'}
        >
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
              {captainWords.standDownCharged}
            </Show>
          </button>
        </div>
      </Show>
    </div>
  );
}

const LENGTHS = [0, 1, 2, 3, 4] as const;

/** Even a silence of no cells names a direction: it decides what the Engineer must break. */
function SilenceChoice(props: {
  readonly choices: readonly Action[];
  readonly onPick: (action: Action) => void;
}): JSX.Element {
  const find = (course: Course, cells: number): Action | undefined =>
    props.choices.find(
      (action) => action.type === 'silence' && action.course === course && action.cells === cells,
    );
  return (
    <div class="cs-captain-silence">
      <For each={COURSES}>
        {(course) => (
          <div role="group" aria-label={courseTitle(course)}>
            <span aria-hidden="true">{courseTitle(course)}</span>
            <For each={LENGTHS}>
              {(cells) => (
                <button
                  type="button"
                  aria-label={captainWords.silent(course, cells)}
                  disabled={find(course, cells) === undefined}
                  onClick={() => {
                    const action = find(course, cells);
                    if (action !== undefined) props.onPick(action);
                  }}
                >
                  {cells}
                </button>
              )}
            </For>
          </div>
        )}
      </For>
    </div>
  );
}
