import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Soon } from '../../../table/soon.tsx';
import type { Desk } from '../desk/desk.ts';
import { CompassRose } from './compass-rose.tsx';
import { SystemList } from './system-list.tsx';
import './captain-later.css';

/** Compass and systems: what a Captain has in view most of the time. */
export function CompassAndSystems(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Show when={props.desk.boat()}>
      {(boat) => (
        <div class="cs-captain-helm">
          <Show when={props.desk.isSeated()}>
            <CompassRose desk={props.desk} boat={boat()} />
          </Show>
          <Soon>
            <SystemList desk={props.desk} boat={boat()} />
          </Soon>
        </div>
      )}
    </Show>
  );
}
