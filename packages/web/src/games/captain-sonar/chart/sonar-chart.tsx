import { cellBeside, cellWords, enemyOf, shiftBetween, SIDES } from '@fathom/captain-sonar/client';
import type { Cell, Event, SideName } from '@fathom/captain-sonar/client';
import { createEffect, createMemo, createSignal, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Board } from '../../../board/board.tsx';
import { CELL } from '../../../board/shape.ts';
import { At } from '../../../board/sheet.tsx';
import { later } from '../../../table/later.tsx';
import { targetOf } from '../desk/aim.ts';
import { pieceAt } from '../desk/bending.ts';
import type { Desk } from '../desk/desk.ts';
import { describeCell } from './describe.ts';
import { AimLayer, BeliefLayer, BlastMarks } from './layers.tsx';
import { ChartedMine, Submarine } from './pieces.tsx';
import { BoatOnChart } from './route.tsx';
import { ChartPrint } from './chart-print.tsx';
import { whyNotHere } from './why-not-here.ts';
import './chart.css';
import { callParts, laterParts, sheetParts } from '../parts.ts';

const PointedCells = later(callParts, 'PointedCells');
const ForbiddenEnds = later(sheetParts, 'ForbiddenEnds');
const SheetLayer = later(sheetParts, 'SheetLayer');
const TrackDrawing = later(sheetParts, 'TrackDrawing');
const Effects = later(laterParts, 'Effects');
const EarlierRoutes = later(laterParts, 'EarlierRoutes');
const Wrecks = later(laterParts, 'Wrecks');
const PointedAt = later(laterParts, 'PointedAt');

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
  const isDrawnOn = (): boolean =>
    (sheet.sheet()?.at ?? null) !== null || (sheet.sheet()?.pencil.length ?? 0) > 0;
  const hasNews = createMemo<boolean>((had) => had || desk.table.news().some(isBlast), false);
  const movable = createMemo((): ReadonlySet<Cell> => {
    const at = sheet.sheet()?.at ?? null;
    if (at === null || !sheet.mayDraw() || !showsSheet()) return new Set();
    const points = sheet.track().flatMap((piece) => piece.points);
    const cells = points.map((point) => cellBeside(chart(), at, point));
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
  const heldPiece = (): number | undefined => {
    const grip = sheet.grip();
    return grip === 'whole' || !sheet.mayDraw() ? undefined : grip;
  };
  /** Of several pieces only the one that is dragged leaves its place. */
  const lifted = (from: Cell): number | undefined => {
    const end = sheet.sheet()?.at ?? null;
    if (sheet.grip() === 'whole' || end === null) return undefined;
    return pieceAt(sheet.track(), chart(), { end, cell: from }) ?? undefined;
  };
  // Whoever is about to choose or to draw on cells means that, however slow the hand is.
  const mayPoint = (): boolean =>
    desk.calls.maySay() && aim.name() === null && sheet.tool() === null;
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
        walks={!desk.helm.steers()}
        whyNot={(cell) => whyNotHere(desk, cell)}
        home={desk.boat()?.position ?? undefined}
        ghost={(from) => (
          <g transform={shift(from)}>
            <TrackDrawing track={sheet.track()} about={about()} only={lifted(from)} />
          </g>
        )}
        onChoose={desk.choose}
        onDrag={sheet.drag}
        onMark={sheet.mayDraw() ? sheet.mark : undefined}
        onStroke={sheet.tool() === null ? undefined : sheet.paint}
        onHold={mayPoint() ? desk.calls.pointAt : undefined}
        onHover={(cell) => {
          setHovered(cell);
          desk.calls.hover(cell);
        }}
        handle={desk.setBoard}
      >
        <ChartPrint
          chart={chart()}
          scenario={desk.view().setup.scenario}
          showsSectors={layers.shows('sectors')}
        />
        <BeliefLayer desk={desk} />
        <Show when={showsSheet() && desk.view().phase === 'playing' ? sheet.ends() : null}>
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
        <Show when={desk.view().setup.scenario === 'salvage'}>
          <Wrecks chart={chart()} view={desk.view()} />
        </Show>
        <Show when={layers.shows('blasts')}>
          <BlastMarks desk={desk} />
        </Show>
        <For each={SIDES}>{(side) => <SideBoat desk={desk} side={side} />}</For>
        <Show when={showsSheet() ? sheet.below() : null}>
          {(other) => (
            <g class={`cs-chart-below cs-chart-on-${sheet.top() === 'sheet' ? 'second' : 'sheet'}`}>
              <SheetLayer {...other()} about={about()} showsAnswers={false} />
            </g>
          )}
        </Show>
        <Show when={showsSheet() && isDrawnOn() ? sheet.sheet() : null}>
          {(laid) => (
            <g class={`cs-chart-sheet cs-chart-on-${sheet.top()}`}>
              <SheetLayer
                sheet={laid()}
                track={sheet.track()}
                about={about()}
                held={heldPiece()}
                showsAnswers={layers.shows('answers')}
              />
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
        <For each={desk.advisedCells()}>
          {(cell) => (
            <At cell={cell}>
              <circle class="cs-chart-advised" r={43} />
            </At>
          )}
        </For>
        <Show when={desk.calls.fresh().length > 0}>
          <PointedCells desk={desk} />
        </Show>
        <Show when={hasNews()}>
          <Effects news={desk.table.news} />
        </Show>
      </Board>
    </div>
  );
}

/** Whether effects are needed by now; they are fetched for the first of these. */
const isBlast = ({ type }: Event): boolean => type === 'exploded' || type === 'mineChained';

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
        <>
          <Show when={desk.view().phase === 'over' && shows('route')}>
            <EarlierRoutes desk={desk} side={props.side} />
          </Show>
          <BoatOnChart
            boat={boat()}
            told={desk.table.told().boats[props.side]}
            side={props.side}
            state={state()}
            showsRoute={shows('route')}
            showsMines={shows('mines')}
            armed={armed()}
          />
        </>
      )}
    </Show>
  );
}
