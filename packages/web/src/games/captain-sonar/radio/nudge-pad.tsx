import { COURSES, radioWords, sheetToolWords } from '@fathom/captain-sonar/client';
import type { Course } from '@fathom/captain-sonar/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import type { PlottingSheet } from '../desk/sheet.ts';
import { COURSE_KEYS } from '../desk/sheet.ts';

export const ARROWS: { readonly [Name in Course]: string } = { N: '↑', E: '→', S: '↓', W: '←' };

/** Moves what is held, cell by cell. */
export function NudgePad(props: { readonly sheet: PlottingSheet }): JSX.Element {
  const { sheet } = props;
  const press = (event: KeyboardEvent): void => {
    const course = COURSE_KEYS[event.key];
    if (course === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    sheet.nudge(course);
  };
  return (
    <div class="cs-radio-pad" role="group" aria-label={radioWords.nudgePad} onKeyDown={press}>
      <For each={COURSES}>
        {(course) => (
          <button
            type="button"
            class={`cs-radio-nudge cs-radio-nudge-${course}`}
            aria-label={radioWords.nudge(course)}
            onClick={() => sheet.nudge(course)}
          >
            {ARROWS[course]}
          </button>
        )}
      </For>
      <span class="cs-radio-at" aria-live="polite">
        {sheet.sheet()?.at ?? '–'}
      </span>
    </div>
  );
}

/** After a silence: whether all the pieces move, or one. */
export function GripChoice(props: { readonly sheet: PlottingSheet }): JSX.Element {
  const { sheet } = props;
  const pieces = (): number => sheet.track().length;
  const held = (): number => {
    const grip = sheet.grip();
    return grip === 'whole' ? pieces() - 1 : grip;
  };
  const step = (by: number): void => {
    sheet.hold(Math.max(0, Math.min(pieces() - 1, held() + by)));
  };
  return (
    <div class="cs-radio-grip" role="group" aria-label={sheetToolWords.held}>
      <button
        type="button"
        aria-pressed={sheet.grip() === 'whole'}
        onClick={() => sheet.hold('whole')}
      >
        {sheetToolWords.whole}
      </button>
      <span class="cs-radio-stepper">
        <button
          type="button"
          aria-label={sheetToolWords.older}
          disabled={sheet.grip() !== 'whole' && held() === 0}
          onClick={() => step(sheet.grip() === 'whole' ? 0 : -1)}
        >
          ‹
        </button>
        <button
          type="button"
          aria-pressed={sheet.grip() !== 'whole'}
          onClick={() => sheet.hold(held())}
        >
          {sheetToolWords.piece(held() + 1, pieces())}
        </button>
        <button
          type="button"
          aria-label={sheetToolWords.newer}
          disabled={held() === pieces() - 1}
          onClick={() => step(1)}
        >
          ›
        </button>
      </span>
    </div>
  );
}
