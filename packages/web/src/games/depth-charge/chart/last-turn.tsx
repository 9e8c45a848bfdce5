import type { RecordedTurn } from '@fathom/depth-charge/client';
import { Match, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { centreOf } from '../../../board/shape.ts';
import { At, useShape } from '../../../board/sheet.tsx';
import './chart-later.css';

/** What the last turn left on the water: a wake, rings, or a splash. It stays until the next one. */
export function LastTurn(props: { readonly turn: RecordedTurn }): JSX.Element {
  const move = () =>
    props.turn.type === 'boatMoved' || props.turn.type === 'boatSunk' ? props.turn : null;
  const sounding = () => (props.turn.type === 'soundingDropped' ? props.turn : null);
  const charge = () => (props.turn.type === 'depthChargeDropped' ? props.turn : null);
  return (
    <Switch>
      <Match when={move()}>{(turn) => <Wake from={turn().from} to={turn().to} />}</Match>
      <Match when={sounding()}>
        {(turn) => (
          <At cell={turn().square}>
            <circle class="dc-heard" r={42} />
            <circle class="dc-heard" r={28} />
          </At>
        )}
      </Match>
      <Match when={charge()}>
        {(turn) => (
          <At cell={turn().square} class={turn().hit ? 'dc-struck' : 'dc-missed'}>
            <Splash />
          </At>
        )}
      </Match>
    </Switch>
  );
}

/** Two lines that part behind the boat, from where it lay. */
export function Wake(props: { readonly from: string; readonly to: string }): JSX.Element {
  const shape = useShape();
  const path = (): string => {
    const [a, b] = [centreOf(shape, props.from), centreOf(shape, props.to)];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const [side, gap] = [{ x: -y * 13, y: x * 13 }, 46];
    const end = { x: b.x - x * gap, y: b.y - y * gap };
    return (
      `M${a.x + side.x} ${a.y + side.y}L${end.x + side.x * 0.3} ${end.y + side.y * 0.3}` +
      `M${a.x - side.x} ${a.y - side.y}L${end.x - side.x * 0.3} ${end.y - side.y * 0.3}`
    );
  };
  const start = (): { readonly x: number; readonly y: number } => centreOf(shape, props.from);
  return (
    <g class="dc-wake">
      <circle cx={start().x} cy={start().y} r={22} />
      <path d={path()} />
    </g>
  );
}

/** Drops thrown up around a ring. */
export function Splash(): JSX.Element {
  return (
    <g class="dc-splash">
      <circle r={30} />
      <path d="M-22-27l-7-12M0-35v-12M22-27l7-12M-35 0h-12M35 0h12M-25 25l-8 9M25 25l8 9M0 35v10" />
    </g>
  );
}
