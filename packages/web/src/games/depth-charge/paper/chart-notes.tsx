import { MARKS, paper } from '@fathom/depth-charge/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { MarkSign } from '../chart/marks.tsx';
import { POINTER } from '../desk/desk.ts';
import type { Desk, Layer } from '../desk/desk.ts';
import '../actions/actions-later.css';

/** The notes on the chart: the person's marks, shading, and which of them are shown. */
export function ChartNotes(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const title = (): string => {
    if (desk.side() === null) return paper.chart;
    return desk.table.isReplay ? paper.captainsChart : paper.yourChart;
  };
  return (
    <section class="card dc-paper">
      <h2>{title()}</h2>
      <div class="dc-notes">
        <Show when={desk.knowledge()}>
          {(knowledge) => (
            <p>
              <b>{paper.possible(knowledge().possible.length, knowledge().ways)}</b>
              {paper.hatched}
              <Show when={knowledge().certain.length > 0}>
                {paper.certain(knowledge().certain)}
              </Show>
              <Show when={desk.isEasyAid()}>
                {' '}
                {paper.easyAid}
                <a href="/preferences">{paper.preferences}</a>.
              </Show>
            </p>
          )}
        </Show>
        <LayerSwitches desk={desk} />
        <Show when={desk.mayMark()}>
          <PencilNotes desk={desk} />
        </Show>
      </div>
    </section>
  );
}

function PencilNotes(props: { readonly desk: Desk }): JSX.Element {
  const { marks } = props.desk;
  return (
    <>
      <ul class="dc-legend" aria-label={paper.marks}>
        <For each={MARKS}>
          {(mark) => (
            <li>
              <svg viewBox="-17 -17 34 34" aria-hidden="true">
                <MarkSign mark={mark} />
              </svg>
              {paper.mark(mark)}
            </li>
          )}
        </For>
      </ul>
      <p>{paper.howToMark(POINTER)}</p>
      <div class="dc-note-buttons">
        <button
          type="button"
          aria-pressed={marks.isPencilUp()}
          onClick={() => marks.setPencil(!marks.isPencilUp())}
        >
          {paper.pencil}
        </button>
        <button type="button" disabled={marks.all().length === 0} onClick={marks.wipe}>
          {paper.rubOut}
        </button>
      </div>
    </>
  );
}

function LayerSwitches(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const { layers } = paper;
  const switches = (): readonly (readonly [Layer, string])[] => [
    ...(desk.knowledge() === null ? [] : [['shading', layers.shading] as const]),
    ['soundings', desk.side() === null ? layers.soundings : layers.ownSoundings],
    ...(desk.side() === null ? [] : [['theirs', layers.theirs] as const]),
    ...(desk.hasMarks() ? [['marks', layers.marks] as const] : []),
  ];
  return (
    <fieldset class="dc-layers">
      <legend>{paper.show}</legend>
      <For each={switches()}>
        {([layer, name]) => (
          <label>
            <input
              type="checkbox"
              checked={desk.layers.shows(layer)}
              onChange={() => desk.layers.toggle(layer)}
            />
            {name}
          </label>
        )}
      </For>
    </fieldset>
  );
}
