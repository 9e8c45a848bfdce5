import { COURSES } from '@fathom/captain-sonar/client';
import type { Action, Course } from '@fathom/captain-sonar/client';
import { For, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { COURSE_NAMES, capital } from '../words.ts';
import type { AimName } from './aim.ts';

const WORDS: { readonly [Name in AimName]: string } = {
  start: 'Pick the cell of water where your boat begins.',
  mine: 'Lay the mine: pick one of the marked cells next to your boat.',
  torpedo: 'Aim the torpedo: pick a cell in its range, up to four steps through water.',
  drone: 'Which sector shall the drone search?',
  sonar: 'Send the sonar.',
  silence: 'Slip away: pick a cell in reach, or a direction and how far.',
  scenario: 'Pick the charted mine that is to go off.',
  trigger: 'Pick the mine of yours that is to go off.',
  surface: 'Surface?',
};

/** What is being aimed, with buttons where the chart alone would not do. */
export function AimBar(props: { readonly desk: Desk; readonly name: AimName }): JSX.Element {
  const { aim } = props.desk;
  const isOpenSea = (): boolean => props.name === 'start';
  const over = (): string =>
    props.desk.view().setup.torpedoPath === 'free' && props.name === 'torpedo'
      ? 'Aim the torpedo: pick a cell in its range, up to four steps, over islands as well.'
      : WORDS[props.name];
  return (
    <div class="cs-captain-aim">
      <p>{over()}</p>
      <Switch>
        <Match when={props.name === 'silence'}>
          <SilenceChoice choices={aim.choices()} onPick={aim.pick} />
        </Match>
        <Match when={props.name === 'drone'}>
          <div class="cs-captain-sectors" role="group" aria-label="Sector">
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
          <div class="cs-captain-cells" role="group" aria-label="Cell">
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
                  Call it off <kbd aria-hidden="true">Esc</kbd>
                </>
              }
            >
              Stand down: it stays charged
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
          <div role="group" aria-label={capital(COURSE_NAMES[course])}>
            <span aria-hidden="true">{capital(COURSE_NAMES[course])}</span>
            <For each={LENGTHS}>
              {(cells) => (
                <button
                  type="button"
                  aria-label={`${cells} ${COURSE_NAMES[course]}`}
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
