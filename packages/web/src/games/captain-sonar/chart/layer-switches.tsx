import { SIDES, enemyOf, layerWords } from '@fathom/captain-sonar/client';
import { Index } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk, Layer } from '../desk/desk.ts';

type Switch = readonly [layer: Layer, words: string];

/** What is shown on the chart: only what there is to show can be switched. */
export function LayerSwitches(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const switches = (): readonly Switch[] => {
    const side = desk.side();
    const isOpen = SIDES.every((each) => desk.view().boats[each] !== null);
    const beliefs = SIDES.filter(desk.beliefs.isOffered);
    return [
      ...(side !== null && !isOpen
        ? ([
            ['route', layerWords.route],
            ['mines', layerWords.mines],
          ] as const)
        : []),
      ...(isOpen ? SIDES.map((each): Switch => [each, layerWords.ofSide(each)]) : []),
      ...(side === null || isOpen
        ? []
        : ([
            ['sheet', layerWords.sheet],
            ['answers', layerWords.answers],
          ] as const)),
      ...beliefs.map((about): Switch =>
        side !== null && about === enemyOf(side)
          ? ['belief', layerWords.belief]
          : [
              about === 'alpha' ? 'beliefAboutAlpha' : 'beliefAboutBravo',
              layerWords.knowledge(enemyOf(about), about),
            ],
      ),
      ['blasts', layerWords.blasts],
      ['sectors', layerWords.sectors],
    ];
  };
  return (
    <details class="cs-chart-layers">
      <summary>{layerWords.title}</summary>
      <fieldset>
        <legend class="unseen">{layerWords.legend}</legend>
        <Index each={switches()}>
          {(each) => (
            <label>
              <input
                type="checkbox"
                checked={desk.layers.shows(each()[0])}
                onChange={() => desk.layers.toggle(each()[0])}
              />
              {each()[1]}
            </label>
          )}
        </Index>
      </fieldset>
    </details>
  );
}
