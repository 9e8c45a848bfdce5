import { SIDES, enemyOf } from '@fathom/captain-sonar/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import type { Layer } from '../desk/layers.ts';
import { SIDE_NAMES } from '../words.ts';

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
            ['route', 'Own route'],
            ['mines', 'Own mines'],
          ] as const)
        : []),
      ...(isOpen
        ? SIDES.map((each): Switch => [each, `${SIDE_NAMES[each]}’s route and mines`])
        : []),
      ...(side === null || isOpen ? [] : ([['sheet', 'Plotting sheet']] as const)),
      ...beliefs.map((about): Switch =>
        side !== null && about === enemyOf(side)
          ? ['belief', 'Where the enemy can be']
          : [
              about === 'alpha' ? 'beliefAboutAlpha' : 'beliefAboutBravo',
              `What ${SIDE_NAMES[enemyOf(about)]} can know of ${SIDE_NAMES[about]}`,
            ],
      ),
      ['blasts', 'Last blasts'],
      ['sectors', 'Sectors'],
    ];
  };
  return (
    <details class="cs-chart-layers">
      <summary>Layers</summary>
      <fieldset>
        <legend class="unseen">Show on the chart</legend>
        <For each={switches()}>
          {([layer, words]) => (
            <label>
              <input
                type="checkbox"
                checked={desk.layers.shows(layer)}
                onChange={() => desk.layers.toggle(layer)}
              />
              {words}
            </label>
          )}
        </For>
      </fieldset>
    </details>
  );
}
