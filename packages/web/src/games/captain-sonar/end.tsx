import { SIDES, SIDE_LETTERS, endingWords, routesSailed } from '@fathom/captain-sonar/client';
import type { BoatView, Cell, Chart, SideName } from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { namesAt } from '../../table/event-lines.ts';
import type { MatchEnding } from '../game-client.ts';
import { ChartPicture, middleOf, toMiddle } from './components/chart-picture.tsx';
import type { Desk } from './desk/desk.ts';
import './end.css';

/** Who won and why; null: it is not over. */
export function endingOf(desk: Desk): MatchEnding | null {
  const { result, record } = desk.view();
  if (result === null) return null;
  const ended = { ...result, record };
  const names = namesAt(desk.table);
  return {
    title: endingWords.title(result.winner, desk.isSeated() ? desk.side() : null),
    why: endingWords.why(ended, names),
    turningPoint: endingWords.turningPoint(ended, names),
    Picture: () => <EndChart desk={desk} />,
  };
}

/** Both boats with all their routes and the mines they left. */
function EndChart(props: { readonly desk: Desk }): JSX.Element {
  const chart = (): Chart => props.desk.grid().chart;
  return (
    <div class="cs-end-chart">
      <ChartPicture
        chart={chart()}
        scenario={props.desk.view().setup.scenario}
        label={endingWords.picture}
      >
        <For each={SIDES}>
          {(side) => (
            <Show when={props.desk.view().boats[side]}>
              {(boat) => (
                <Boat
                  chart={chart()}
                  side={side}
                  boat={boat()}
                  routes={routesSailed(props.desk.view(), side)}
                />
              )}
            </Show>
          )}
        </For>
      </ChartPicture>
    </div>
  );
}

interface BoatProps {
  readonly chart: Chart;
  readonly side: SideName;
  readonly boat: BoatView;
  readonly routes: readonly (readonly Cell[])[];
}

function Boat(props: BoatProps): JSX.Element {
  const points = (route: readonly Cell[]): string =>
    route.map((cell) => middleOf(props.chart, cell).join(',')).join(' ');
  const startOf = ([first]: readonly Cell[]): string =>
    first === undefined ? '' : toMiddle(props.chart, first);
  return (
    <g class={`cs-end-${props.side}`}>
      <For each={props.routes}>
        {(route, i) => (
          <>
            <polyline
              points={points(route)}
              classList={{ earlier: i() < props.routes.length - 1 }}
            />
            <circle class="cs-end-start" transform={startOf(route)} r={0.17} />
          </>
        )}
      </For>
      <For each={props.boat.mines}>
        {(cell) => (
          <path
            class="cs-end-mine"
            transform={toMiddle(props.chart, cell)}
            d="M-.3 0H.3M0-.3V.3M-.2-.2.2.2M.2-.2-.2.2"
          />
        )}
      </For>
      <Show when={props.boat.position} keyed>
        {(cell) => (
          <g transform={toMiddle(props.chart, cell)}>
            <rect
              x={-0.48}
              y={-0.48}
              width={0.96}
              height={0.96}
              rx={props.side === 'alpha' ? 0.48 : 0.14}
            />
            <text y={0.24}>{SIDE_LETTERS[props.side]}</text>
          </g>
        )}
      </Show>
    </g>
  );
}
