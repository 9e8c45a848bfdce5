import { routesSailed } from '@fathom/captain-sonar/client';
import type { SideName } from '@fathom/captain-sonar/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { Route } from './route.tsx';

/** Where a boat had been before it last surfaced, once all lies open. */
export function EarlierRoutes(props: {
  readonly desk: Desk;
  readonly side: SideName;
}): JSX.Element {
  return (
    <For each={routesSailed(props.desk.view(), props.side).slice(0, -1)}>
      {(route) => <Route route={route} side={props.side} isEarlier />}
    </For>
  );
}
