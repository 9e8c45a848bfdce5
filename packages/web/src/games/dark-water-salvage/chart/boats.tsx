import type { Standing } from '@fathom/dark-water-salvage/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { LAKE } from './lake.ts';
import { centreOf } from '../../../board/shape.ts';
import { mayMove } from '../../../frame/settings.ts';
import type { Desk } from '../desk/desk.ts';
import { Boat } from './boat.tsx';

/** Every hunter's boat, gliding to where it goes. */
export function Boats(props: { readonly desk: Desk }): JSX.Element {
  const names = (): readonly Standing['name'][] =>
    props.desk.view().hunters.map(({ name }) => name);
  const standing = (name: Standing['name']): Standing | undefined =>
    props.desk.view().hunters.find((each) => each.name === name);
  const isMoored = (hunter: Standing | undefined): boolean =>
    hunter !== undefined &&
    !hunter.hired &&
    hunter.token !== null &&
    props.desk.content().terrain[hunter.token].kind === 'city';
  return (
    <For each={names()}>
      {(name) => (
        <Show when={standing(name)?.token}>
          {(token) => {
            const at = (): string => {
              const { x, y } = centreOf(LAKE, token());
              return `translate(${x}px, ${y}px)`;
            };
            return (
              <g
                class="dw-afloat"
                classList={{
                  'dw-still': !mayMove(),
                  'dw-done': standing(name)?.done === true,
                  'dw-own': props.desk.hunter() === name,
                }}
                style={{ transform: at() }}
              >
                <Boat hunter={name} isMoored={isMoored(standing(name))} />
              </g>
            );
          }}
        </Show>
      )}
    </For>
  );
}
