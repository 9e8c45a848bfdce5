import { enemyOf, SIDES, cellWords } from '@fathom/captain-sonar/client';
import type { Cell, SideName } from '@fathom/captain-sonar/client';
import { createEffect, createMemo, createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Board } from '../../../board/board.tsx';
import { CELL } from '../../../board/shape.ts';
import { At } from '../../../board/sheet.tsx';
import { later } from '../../../table/later.tsx';
import { targetOf } from '../desk/aim.ts';
import type { Desk } from '../desk/desk.ts';
import { cellBeside, shiftBetween } from '../desk/track.ts';
import { describeCell } from './describe.ts';
import { Effects } from './effects.tsx';
import { AimLayer, BeliefLayer, BlastMarks } from './layers.tsx';
import { ChartedMine, Submarine } from './pieces.tsx';
import { BoatOnChart } from './route.tsx';
import { ForbiddenEnds, SheetLayer, TrackDrawing } from './track.tsx';
import { ChartPrint } from './chart-print.tsx';
import './chart.css';

const PointedAt = later(async () => (await import('../later-parts.ts')).PointedAt);

/** The chart as one person sees it, with all that can be done on it now. */
export function SonarChart(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const { aim, sheet, layers } = desk;
  const [hovered, setHovered] = createSignal<Cell | null>(null);
  const chart = (): ReturnType<Desk['grid']>['chart'] => desk.grid().chart;
  const draftCell = (): Cell | null => {
    const draft = aim.draft();
    return draft === null ? null : targetOf(draft, desk.view(), { chart, side: desk.side });
  };
  // Once both routes lie open, a guess at one of them is only in the way.
  const showsSheet = (): boolean =>
    desk.side() !== null && layers.shows('sheet') && desk.view().phase !== 'over';
  const isLaid = (): boolean => (sheet.sheet()?.at ?? null) !== null;
  const movable = createMemo((): ReadonlySet<Cell> => {
    const at = sheet.sheet()?.at ?? null;
    if (at === null || !sheet.mayDraw() || !showsSheet()) return new Set();
    const cells = sheet.track().points.map((point) => cellBeside(chart(), at, point));
    return new Set(cells.filter((cell) => cell !== null));
  });
  const targets = createMemo((): ReadonlySet<Cell> =>
    sheet.tool() === null && aim.name() !== 'start' ? aim.targets() : new Set(),
  );
  const shift = (from: Cell): string => {
    const at = sheet.sheet()?.at ?? from;
    const { east, south } = shiftBetween(chart(), from, at);
    return `translate(${east * CELL} ${south * CELL})`;
  };
  const about = (): SideName => enemyOf(desk.side() ?? 'bravo');
  createEffect(() => {
    const own = desk.side();
    for (const side of SIDES)
      desk.beliefs.want(
        side,
        layers.shows(side === 'alpha' ? 'beliefAboutAlpha' : 'beliefAboutBravo') ||
          (own !== null && side === enemyOf(own) && layers.shows('belief')),
      );
  });
  return (
    <div
      class="cs-chart"
      classList={{
        'cs-chart-pencilling': sheet.tool() !== null,
        'cs-chart-large': chart().size > 10,
      }}
    >
      <Board
        shape={desk.grid().shape}
        ground={(cell) => (chart().isWater(cell) ? 'cs-chart-water' : 'cs-chart-island')}
        label={cellWords.chart}
        describe={(cell) => describeCell(desk, cell)}
        targets={targets()}
        lit={targets().size > 12 ? 'dots' : 'frames'}
        taken={new Set(desk.boat()?.mines ?? [])}
        chosen={draftCell()}
        pending={desk.pendingCells()}
        movable={movable()}
        home={desk.boat()?.position ?? undefined}
        ghost={(from) => (
          <g transform={shift(from)}>
            <TrackDrawing track={sheet.track()} about={about()} />
          </g>
        )}
        onChoose={desk.choose}
        onDrag={sheet.drag}
        onMark={sheet.mayDraw() ? sheet.mark : undefined}
        onHover={setHovered}
        handle={desk.setBoard}
      >
        <ChartPrint
          chart={chart()}
          scenario={desk.view().setup.scenario}
          showsSectors={layers.shows('sectors')}
        />
        <BeliefLayer desk={desk} />
        <Show when={showsSheet() && isLaid() ? sheet.ends() : null}>
          {(ends) => <ForbiddenEnds chart={chart()} ends={ends()} />}
        </Show>
        <Show when={desk.pointed()}>
          {(fact) => <PointedAt chart={chart()} pointed={fact().pointed} />}
        </Show>
        <AimLayer desk={desk} hovered={hovered()} />
        <For each={desk.view().charted}>
          {(cell) => (
            <At cell={cell}>
              <ChartedMine />
            </At>
          )}
        </For>
        <Show when={layers.shows('blasts')}>
          <BlastMarks desk={desk} />
        </Show>
        <For each={SIDES}>{(side) => <SideBoat desk={desk} side={side} />}</For>
        <Show when={showsSheet() ? sheet.sheet() : null}>
          {(laid) => (
            <g class="cs-chart-sheet">
              <SheetLayer sheet={laid()} track={sheet.track()} about={about()} />
            </g>
          )}
        </Show>
        <Show when={aim.name() === 'start' ? draftCell() : null}>
          {(cell) => (
            <At cell={cell()}>
              <Submarine side={desk.side() ?? 'alpha'} heading={null} state="draft" />
            </At>
          )}
        </Show>
        <Effects news={desk.table.news} />
      </Board>
    </div>
  );
}

/** One crew's boat, route and mines, as far as they may be seen and are wanted. */
function SideBoat(props: { readonly desk: Desk; readonly side: SideName }): JSX.Element {
  const { desk } = props;
  const isOwn = (): boolean => desk.side() === props.side;
  const shows = (layer: 'route' | 'mines'): boolean =>
    desk.layers.shows(isOwn() && desk.view().phase !== 'over' ? layer : props.side);
  const state = (): 'under way' | 'surfaced' | 'sunk' => {
    const standing = desk.view().standing[props.side];
    if (standing.damage >= desk.view().setup.damage) return 'sunk';
    return standing.surfaced ? 'surfaced' : 'under way';
  };
  const armed = createMemo(
    () =>
      new Set(
        isOwn()
          ? desk
              .captain()
              .of('trigger')
              .map(({ cell }) => cell)
          : [],
      ),
  );
  return (
    <Show when={desk.view().boats[props.side]}>
      {(boat) => (
        <BoatOnChart
          boat={boat()}
          told={desk.table.told().boats[props.side]}
          side={props.side}
          state={state()}
          showsRoute={shows('route')}
          showsMines={shows('mines')}
          armed={armed()}
        />
      )}
    </Show>
  );
}
