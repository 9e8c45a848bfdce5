import { COURSES, captainWords, courseTitle } from '@fathom/captain-sonar/client';
import type { Action, Course } from '@fathom/captain-sonar/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import './captain-later.css';

const LENGTHS = [0, 1, 2, 3, 4] as const;

/** Even a silence of no cells names a direction: it decides what the Engineer must break. */
export function SilenceChoice(props: {
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
