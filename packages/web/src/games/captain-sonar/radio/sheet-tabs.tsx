import { SHEETS, sheetToolWords } from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { PlottingSheet } from '../desk/sheet.ts';

/** Which of the two sheets lies on top. */
export function SheetTabs(props: { readonly sheet: PlottingSheet }): JSX.Element {
  const { sheet } = props;
  const isBlank = (): boolean => {
    const drawn = sheet.sheet();
    return drawn === null || (drawn.at === null && drawn.pencil.length === 0);
  };
  const other = (): 'sheet' | 'second' => (sheet.top() === 'sheet' ? 'second' : 'sheet');
  return (
    <div class="cs-radio-sheets" role="group" aria-label={sheetToolWords.sheets}>
      <For each={SHEETS}>
        {(name) => (
          <button
            type="button"
            class={`cs-radio-sheet cs-radio-${name}`}
            aria-pressed={sheet.top() === name}
            onClick={() => sheet.putOnTop(name)}
          >
            {sheetToolWords.sheet[name]}
          </button>
        )}
      </For>
      <Show when={sheet.mayDraw() && isBlank() && sheet.below() !== null}>
        <button type="button" class="cs-radio-copy" onClick={sheet.copyBelow}>
          {sheetToolWords.copy[other()]}
        </button>
      </Show>
    </div>
  );
}
