import { SIDE_LETTERS } from '@fathom/captain-sonar/client';
import type {
  Cell,
  CellShift,
  Chart,
  NoteKind,
  Sheet,
  SideName,
  Track,
  TrackNote,
  TrackPiece,
  TrackPoint,
} from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { CELL, centreOf } from '../../../board/shape.ts';
import { At, useShape } from '../../../board/sheet.tsx';
import { isSilentRun } from '../desk/bending.ts';
import './chart-later.css';

const SIGNS: { readonly [Kind in NoteKind]: string } = {
  silence: '?',
  surfaced: '↑',
  drone: 'D',
  sonar: 'S',
  mine: 'M',
  torpedo: 'T',
};

const pathOf = (points: readonly CellShift[]): string =>
  points
    .map(({ east, south }, i) => `${i === 0 ? 'M' : 'L'}${east * CELL} ${south * CELL}`)
    .join('');

interface TrackDrawingProps {
  readonly track: Track;
  readonly about: SideName;
  readonly held?: number | undefined; // the piece that is moved, if it is one
  readonly only?: number | undefined; // draws no other piece
  readonly showsAnswers?: boolean; // of drones and sonars, where the boat was then
}

/** The courses heard, drawn around the middle of the cell they end in: a piece for all between two silences. */
export function TrackDrawing(props: TrackDrawingProps): JSX.Element {
  const last = (): number => props.track.length - 1;
  const shows = (i: number): boolean => props.only === undefined || props.only === i;
  return (
    <g class={`cs-chart-track cs-chart-side-${props.about}`}>
      <For each={props.only === undefined ? props.track.slice(1) : []}>
        {(piece, i) => <BendDrawing from={props.track[i()] ?? piece} to={piece} />}
      </For>
      <For each={props.track}>
        {(piece, i) => (
          <Show when={shows(i())}>
            <PieceDrawing
              piece={piece}
              isLast={i() === last()}
              isHeld={last() > 0 && props.held === i()}
              showsAnswers={props.showsAnswers !== false}
            />
          </Show>
        )}
      </For>
      <Show when={shows(last())}>
        <circle class="cs-chart-track-end" r={30} />
        <text class="cs-chart-track-letter" y={11}>
          {SIDE_LETTERS[props.about]}
        </text>
      </Show>
    </g>
  );
}

interface PieceDrawingProps {
  readonly piece: TrackPiece;
  readonly isLast: boolean;
  readonly isHeld: boolean;
  readonly showsAnswers: boolean;
}

function PieceDrawing(props: PieceDrawingProps): JSX.Element {
  const noted = (): readonly { readonly point: TrackPoint; readonly signs: readonly string[] }[] =>
    props.piece.points
      .map((point) => ({ point, signs: signsOf(point.notes, props.showsAnswers) }))
      .filter(({ signs }) => signs.length > 0);
  return (
    <g
      class="cs-chart-piece"
      classList={{ 'cs-chart-piece-old': !props.isLast, 'cs-chart-piece-held': props.isHeld }}
    >
      <path class="cs-chart-track-line" d={pathOf(props.piece.points)} />
      <For each={props.isLast ? props.piece.points.slice(0, -1) : props.piece.points}>
        {({ east, south }) => (
          <circle class="cs-chart-track-dot" cx={east * CELL} cy={south * CELL} r={6} />
        )}
      </For>
      <For each={noted()}>
        {({ point, signs }) => (
          <g transform={`translate(${point.east * CELL + 22} ${point.south * CELL - 26})`}>
            <Sign text={signs.join(' ')} />
          </g>
        )}
      </For>
    </g>
  );
}

const ANSWERS: ReadonlySet<NoteKind> = new Set(['drone', 'sonar']);

/** What was heard at a point, in as few letters as can be read on a chart. */
const signsOf = (notes: readonly TrackNote[], showsAnswers: boolean): readonly string[] => [
  ...new Set(
    notes.filter(({ kind }) => showsAnswers || !ANSWERS.has(kind)).map((note) => signOf(note)),
  ),
];

/** "3✓": the drone found it in sector 3. "4·B": row 4 or column B, one of them a lie. */
function signOf({ kind, said }: TrackNote): string {
  if (said.type === 'droneLaunched') return `${said.sector}${said.found ? '✓' : '✗'}`;
  if (said.type === 'surfaced') return `↑${said.sector}`;
  if (said.type !== 'sonarAnswered') return SIGNS[kind];
  const { row, column, sector } = said.claims;
  return [row, column, sector && `s${sector}`].filter((claim) => claim !== null).join('·');
}

const LETTER = 15; // units of the drawing

function Sign(props: { readonly text: string }): JSX.Element {
  const width = (): number => LETTER * props.text.length + 14;
  return (
    <>
      <rect class="cs-chart-track-note" x={-14} y={-15} width={width()} height={30} rx={6} />
      <text class="cs-chart-track-sign" x={width() / 2 - 14} y={9}>
        {props.text}
      </text>
    </>
  );
}

/** What was run in silence between two pieces, by guess; no boat runs silent around a corner. */
function BendDrawing(props: { readonly from: TrackPiece; readonly to: TrackPiece }): JSX.Element {
  const ends = (): readonly CellShift[] =>
    [props.from.points.at(-1), props.to.points[0]].filter((point) => point !== undefined);
  const run = (): CellShift => {
    const [from, to] = ends();
    return {
      east: (to?.east ?? 0) - (from?.east ?? 0),
      south: (to?.south ?? 0) - (from?.south ?? 0),
    };
  };
  return (
    <path
      class="cs-chart-bend"
      classList={{ 'cs-chart-bend-wrong': !isSilentRun(run()) }}
      d={pathOf(ends())}
    />
  );
}

interface SheetLayerProps {
  readonly sheet: Sheet;
  readonly track: Track;
  readonly about: SideName;
  readonly held?: number | undefined;
  readonly showsAnswers?: boolean;
}

/** The transparent sheet as it lies over the chart: track and pencil. */
export function SheetLayer(props: SheetLayerProps): JSX.Element {
  const shape = useShape();
  const place = (at: Cell): string => {
    const { x, y } = centreOf(shape, at);
    return `translate(${x} ${y})`;
  };
  return (
    <>
      <For each={props.sheet.pencil}>
        {({ cell, mark }) => (
          <At cell={cell} class={`cs-chart-pencil cs-chart-pencil-${mark}`}>
            <Show when={mark === 'cross'} fallback={<circle r={32} />}>
              <path d="M-26-26 26 26M26-26-26 26" />
            </Show>
          </At>
        )}
      </For>
      <Show when={props.sheet.at}>
        {(at) => (
          <g transform={place(at())}>
            <TrackDrawing
              track={props.track}
              about={props.about}
              held={props.held}
              showsAnswers={props.showsAnswers ?? true}
            />
          </g>
        )}
      </Show>
    </>
  );
}

/** Cells where the track cannot end. */
export function ForbiddenEnds(props: {
  readonly chart: Chart;
  readonly ends: ReadonlySet<Cell>;
}): JSX.Element {
  const barred = (): readonly Cell[] =>
    props.chart.waterCells.filter((cell) => !props.ends.has(cell));
  return (
    <For each={barred()}>
      {(cell) => (
        <At cell={cell}>
          <rect class="cs-chart-barred" x={-CELL / 2} y={-CELL / 2} width={CELL} height={CELL} />
        </At>
      )}
    </For>
  );
}
