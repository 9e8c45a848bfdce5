import { COURSES, sheetToolWords } from '@fathom/captain-sonar/client';
import type { SideName } from '@fathom/captain-sonar/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import type { PlottingSheet } from '../desk/sheet.ts';
import { ARROWS } from './nudge-pad.tsx';

const RUB_SIGN = '⌫';

/** 8. [plotting] Courses are drawn by who hears them: by a button each, or with the pen on the chart. */
export function PenPad(props: {
  readonly sheet: PlottingSheet;
  readonly about: SideName;
}): JSX.Element {
  const { sheet } = props;
  const isBare = (): boolean => (sheet.sheet()?.courses?.length ?? 0) === 0;
  return (
    <div class="cs-radio-pen">
      <p class="cs-radio-how">{sheetToolWords.howToDraw(props.about)}</p>
      <div class="cs-radio-row cs-radio-drawing" role="group" aria-label={sheetToolWords.penPad}>
        <For each={COURSES}>
          {(course) => (
            <button
              type="button"
              aria-label={sheetToolWords.draw(course)}
              onClick={() => sheet.plot(course)}
            >
              {course} <span aria-hidden="true">{ARROWS[course]}</span>
            </button>
          )}
        </For>
        <button
          type="button"
          aria-label={sheetToolWords.drawSilence}
          onClick={() => sheet.plot('?')}
        >
          ?
        </button>
        <button
          type="button"
          aria-label={sheetToolWords.rubLast}
          title={sheetToolWords.rubLast}
          disabled={isBare()}
          onClick={sheet.unplot}
        >
          {RUB_SIGN}
        </button>
        <button
          type="button"
          title={sheetToolWords.penWhy}
          aria-pressed={sheet.tool() === 'pen'}
          onClick={() => sheet.setTool(sheet.tool() === 'pen' ? null : 'pen')}
        >
          {sheetToolWords.pen}
        </button>
      </div>
    </div>
  );
}
