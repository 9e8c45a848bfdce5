import { Show, For } from 'solid-js';
import type { JSX } from 'solid-js';
import { MarkSign } from '../chart/marks.tsx';
import type { Desk } from '../desk/desk.ts';
import { hasMouse } from '../desk/hands.ts';
import { MARKS } from '../desk/marks.ts';
import type { Mark } from '../desk/marks.ts';
import type { Layer } from '../desk/layers.ts';

const MEANINGS = { mine: 'mine', clear: 'clear', maybe: 'maybe' } as const satisfies Record<
  Mark,
  string
>;

/** The notes on the chart: own marks, shading, and which of them are shown. */
export function ChartNotes(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  return (
    <section class="card dc-paper">
      <h2>
        {desk.side() === null
          ? 'Chart'
          : desk.table.isReplay
            ? 'The captain’s chart'
            : 'Your chart'}
      </h2>
      <div class="dc-notes">
        <Show when={desk.knowledge()}>
          {(knowledge) => (
            <p>
              <b>
                {count(knowledge().possible.length, 'square')}, {count(knowledge().ways, 'way')}
              </b>
              : hatched squares can still hold a mine.
              <Show when={knowledge().certain.length > 0}>
                {' '}
                Certain: {knowledge().certain.join(', ')}.
              </Show>
            </p>
          )}
        </Show>
        <Show when={desk.mayMark()}>
          <Pencilled desk={desk} />
        </Show>
        <LayerSwitches desk={desk} />
      </div>
    </section>
  );
}

const count = (n: number, noun: string): string =>
  `${n.toLocaleString('en')} ${noun}${n === 1 ? '' : 's'}`;

function Pencilled(props: { readonly desk: Desk }): JSX.Element {
  const { marks } = props.desk;
  return (
    <>
      <ul class="dc-legend" aria-label="Marks">
        <For each={MARKS}>
          {(mark) => (
            <li>
              <svg viewBox="-17 -17 34 34" aria-hidden="true">
                <MarkSign mark={mark} />
              </svg>
              {MEANINGS[mark]}
            </li>
          )}
        </For>
      </ul>
      <p>
        {hasMouse ? 'Right-click' : 'Long-press'} a square to mark it, or take the pencil and pick
        squares.
      </p>
      <div class="dc-note-buttons">
        <button
          type="button"
          aria-pressed={marks.isPencilUp()}
          onClick={() => marks.setPencil(!marks.isPencilUp())}
        >
          Pencil
        </button>
        <button type="button" disabled={marks.all().length === 0} onClick={marks.wipe}>
          Rub out all
        </button>
      </div>
    </>
  );
}

function LayerSwitches(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const switches = (): readonly (readonly [Layer, string])[] => [
    ...(desk.knowledge() === null ? [] : [['shading', 'Possible mines'] as const]),
    ['soundings', desk.side() === null ? 'Soundings' : 'Own soundings'],
    ...(desk.side() === null ? [] : [['theirs', 'Other side’s soundings'] as const]),
    ...(desk.mayMark() ? [['marks', 'Marks'] as const] : []),
  ];
  return (
    <fieldset class="dc-layers">
      <legend>Show on the chart</legend>
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
