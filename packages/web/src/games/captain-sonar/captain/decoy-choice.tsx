import { COURSES, courseTitle, decoyFormWords } from '@fathom/captain-sonar/client';
import type { Action, Course } from '@fathom/captain-sonar/client';
import { For, Show, createMemo, createSignal, onCleanup, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { COURSE_KEYS } from '../desk/sheet.ts';
import './captain-later.css';

interface DecoyChoiceProps {
  readonly choices: readonly Action[];
  readonly onPick: (action: Action) => void;
}

/** Two courses, by buttons or by arrow keys: the one the boat goes, and the one all hear. Neither is preset. */
export function DecoyChoice(props: DecoyChoiceProps): JSX.Element {
  const [way, setWay] = createSignal<Course | null>(null);
  const open = createMemo(
    () =>
      new Set(props.choices.flatMap((action) => (action.type === 'decoy' ? [action.course] : []))),
  );
  const call = (called: Course): void => {
    const found = props.choices.find(
      (action) => action.type === 'decoy' && action.course === way() && action.called === called,
    );
    if (found !== undefined) props.onPick(found);
  };
  /** Before whoever else would steer by them. */
  const press = (event: KeyboardEvent): void => {
    const course = COURSE_KEYS[event.key];
    if (course === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.repeat) return;
    if (way() !== null) call(course);
    else if (open().has(course)) setWay(course);
  };
  onMount(() => window.addEventListener('keydown', press, { capture: true }));
  onCleanup(() => window.removeEventListener('keydown', press, { capture: true }));
  return (
    <div class="cs-captain-decoy">
      <div role="group" aria-label={decoyFormWords.go}>
        <span aria-hidden="true">{decoyFormWords.go}</span>
        <For each={COURSES}>
          {(course) => (
            <button
              type="button"
              aria-pressed={way() === course}
              disabled={!open().has(course)}
              onClick={() => setWay(course)}
            >
              {courseTitle(course)}
            </button>
          )}
        </For>
      </div>
      <Show
        when={way()}
        fallback={<p class="cs-captain-decoy-next">{decoyFormWords.chooseFirst}</p>}
      >
        <div role="group" aria-label={decoyFormWords.call}>
          <span aria-hidden="true">{decoyFormWords.call}</span>
          <For each={COURSES}>
            {(called) => (
              <button
                type="button"
                aria-label={decoyFormWords.callCourse(called)}
                disabled={called === way()}
                onClick={() => call(called)}
              >
                {courseTitle(called)}
              </button>
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}
