import type { BoatView, Cell, SideName } from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { centreOf } from '../../../board/shape.ts';
import { At, useShape } from '../../../board/sheet.tsx';
import { OwnMine, Submarine } from './pieces.tsx';

/** Where a boat has been since it last surfaced, or before that. */
export function Route(props: {
  readonly route: readonly Cell[];
  readonly side: SideName;
  readonly isEarlier?: boolean;
}): JSX.Element {
  const shape = useShape();
  const line = (): string =>
    props.route
      .map((cell) => centreOf(shape, cell))
      .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
      .join('');
  return (
    <g
      class={`cs-chart-route cs-chart-side-${props.side}`}
      classList={{ 'cs-chart-earlier': props.isEarlier === true }}
    >
      <path d={line()} />
      <For each={props.route.slice(0, -1)}>
        {(cell, i) => (
          <At cell={cell}>
            <circle r={i() === 0 ? 12 : 7} />
          </At>
        )}
      </For>
    </g>
  );
}

interface BoatOnChartProps {
  readonly boat: BoatView;
  readonly told: BoatView | null; // what is not in it is not confirmed yet
  readonly side: SideName;
  readonly state: 'under way' | 'surfaced' | 'sunk';
  readonly showsRoute: boolean;
  readonly showsMines: boolean;
  readonly armed: ReadonlySet<Cell>; // mines that can be set off now
}

/** All of one crew's that lies in the water. */
export function BoatOnChart(props: BoatOnChartProps): JSX.Element {
  return (
    <>
      <Show when={props.showsRoute}>
        <Route route={props.boat.route} side={props.side} />
      </Show>
      <Show when={props.showsMines}>
        <For each={props.boat.mines}>
          {(mine) => (
            <At cell={mine} class={props.told?.mines.includes(mine) === true ? '' : 'pending'}>
              <OwnMine side={props.side} isArmed={props.armed.has(mine)} />
            </At>
          )}
        </For>
      </Show>
      <Show when={props.boat.position}>
        {(position) => <GlidingBoat {...props} position={position()} />}
      </Show>
    </>
  );
}

function GlidingBoat(props: BoatOnChartProps & { readonly position: Cell }): JSX.Element {
  const shape = useShape();
  const place = (): string => {
    const { x, y } = centreOf(shape, props.position);
    return `translate(${x}px, ${y}px)`;
  };
  return (
    <g
      class="cs-chart-glide"
      classList={{ pending: props.told?.position !== props.position }}
      style={{ transform: place() }}
    >
      <Submarine side={props.side} heading={props.boat.heading} state={props.state} />
    </g>
  );
}
