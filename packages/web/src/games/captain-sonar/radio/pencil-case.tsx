import { radioWords, sheetToolWords } from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { PENCILS, PENCIL_AREAS } from '../desk/pencil.ts';
import type { Pencil } from '../desk/pencil.ts';
import type { PlottingSheet } from '../desk/sheet.ts';

const NAMES: { readonly [Name in Pencil]: string } = {
  ...radioWords.pencils,
  rubber: sheetToolWords.rubber,
};

/** What marks the chart, and how much of it at a stroke. */
export function PencilCase(props: { readonly sheet: PlottingSheet }): JSX.Element {
  const { sheet } = props;
  const isBare = (): boolean => (sheet.sheet()?.pencil.length ?? 0) === 0;
  return (
    <div class="cs-radio-case">
      <div class="cs-radio-row" role="group" aria-label={radioWords.pencil}>
        <For each={PENCILS}>
          {(tool) => (
            <button
              type="button"
              aria-pressed={sheet.tool() === tool}
              onClick={() => sheet.setTool(sheet.tool() === tool ? null : tool)}
            >
              <PencilSign tool={tool} /> {NAMES[tool]}
            </button>
          )}
        </For>
        <button type="button" disabled={isBare()} onClick={sheet.rubOut}>
          {radioWords.rubOut}
        </button>
      </div>
      <div class="cs-radio-row cs-radio-areas" role="group" aria-label={sheetToolWords.area}>
        <For each={PENCIL_AREAS}>
          {(area) => (
            <button
              type="button"
              aria-pressed={sheet.area() === area}
              onClick={() => sheet.setArea(area)}
            >
              {sheetToolWords.areas[area]}
            </button>
          )}
        </For>
      </div>
    </div>
  );
}

function PencilSign(props: { readonly tool: Pencil }): JSX.Element {
  return (
    <svg class="cs-radio-pencil" viewBox="-16 -16 32 32" aria-hidden="true">
      <Show when={props.tool === 'cross'}>
        <path d="M-10-10 10 10M10-10-10 10" />
      </Show>
      <Show when={props.tool === 'ring'}>
        <circle r={11} />
      </Show>
      <Show when={props.tool === 'rubber'}>
        <path d="M-12 4 2-10 12 0-2 14H-8ZM-5-3 5 7" />
      </Show>
    </svg>
  );
}
