import {
  BOARD_LABEL,
  SEAS,
  SIDES,
  TURN_TYPES,
  describeSquare,
  seaOf,
} from '@fathom/depth-charge/client';
import type {
  Event,
  Square,
  Owner,
  SideName,
  SquareFacts,
  SquareUse,
} from '@fathom/depth-charge/client';
import { Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { Board } from '../../../board/board.tsx';
import type { TargetStyle } from '../../../board/board.tsx';
import { At } from '../../../board/sheet.tsx';
import { later } from '../../../table/later.tsx';
import type { Desk } from '../desk/desk.ts';
import { soundingsBy } from '../desk/ranging.ts';
import { whyNothing } from '../desk/why-not.ts';
import type { Marks } from '../desk/marks.ts';
import { BaseMap } from './base-map.tsx';
import { Boat } from './boat.tsx';
import { LAKE, waterClass } from './lake.ts';
import { Boats, Carried, Course, DraftMines, Mines, headingOf, minedSquares } from './pieces.tsx';
import './chart.css';
import { shownLater } from '../parts.ts';

const Advised = later(shownLater, 'Advised');
const Distances = later(shownLater, 'Distances');
const Heard = later(shownLater, 'Heard');
const MarksOnChart = later(shownLater, 'MarksOnChart');
const PencilGround = later(shownLater, 'PencilGround');
const Reachable = later(shownLater, 'Reachable');
const Underlay = later(shownLater, 'Underlay');
const Effects = later(shownLater, 'Effects');

/** The lake as one person sees it, with all that can be done on it now. */
export function LakeChart(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const { placing, turn, marks } = desk;
  const [hovered, setHovered] = createSignal<Square | null>(null);
  const ownBoat = (): Square | undefined => {
    const side = desk.side();
    return side === null ? undefined : desk.view().boats[side];
  };
  const isPencil = (): boolean => marks.isPencilUp() && desk.mayMark();
  const targets = createMemo((): ReadonlySet<Square> => {
    if (isPencil()) return new Set();
    return desk.isPlacing() ? placeTargets(desk) : turn.targets();
  });
  const movable = createMemo((): ReadonlySet<Square> => {
    if (desk.isPlacing()) return new Set(placing.mines());
    const boat = ownBoat();
    return new Set(turn.isMine() && boat !== undefined && !desk.outbox.isSending() ? [boat] : []);
  });
  const course = (): Square | null => {
    const square = turn.picked() ?? hovered();
    const isMoving = turn.type() === 'move' || turn.picked() !== null;
    return square !== null && isMoving && turn.can('move', square) ? square : null;
  };
  const hasBegun = createMemo(() => desk.view().phase !== 'placing');
  const taken = createMemo(() => takenSquares(desk));
  const hasNews = createMemo<boolean>((had) => had || desk.table.news().some(isStaged), false);
  const isUndecided = (): boolean =>
    turn.isMine() && turn.type() === null && turn.targets().size > 0;
  const lit = (): TargetStyle => {
    if (desk.isPlacing()) return 'dots';
    return isUndecided() ? 'none' : 'frames';
  };
  const point = (square: Square | null): void => {
    setHovered(() => square);
    const isFree = turn.type() === null && turn.picked() === null && !desk.isPlacing();
    desk.ranging.peek(square !== null && isFree ? desk.ranging.at(square) : null);
  };
  const pencil = (): Marks['cycle'] | undefined => (desk.mayMark() ? marks.cycle : undefined);
  const drop = (from: Square, to: Square | null): void => {
    if (desk.isPlacing()) placing.move(from, to);
    else if (to !== null) turn.moveTo(to);
  };
  return (
    <Board
      shape={LAKE}
      ground={waterClass}
      label={BOARD_LABEL}
      describe={(square) => squareLabel(desk, square)}
      targets={targets()}
      lit={lit()}
      taken={taken()}
      chosen={chosenSquare(desk)}
      pending={desk.pending()}
      movable={movable()}
      home={ownBoat()}
      ghost={() => <Carried desk={desk} />}
      onChoose={desk.choose}
      whyNot={(square) => whyNothing(desk, square)}
      onDrag={drop}
      onMark={pencil()}
      onHover={point}
      handle={desk.setBoard}
    >
      <BaseMap centre={ownBoat()} />
      <Show when={hasBegun()}>
        <Underlay desk={desk} />
      </Show>
      <Mines view={desk.view()} told={desk.table.told()} />
      <Show when={desk.isPlacing() ? desk.side() : null}>
        {(side) => (
          <DraftMines
            side={side()}
            mines={placing.mines()}
            lifted={placing.lifted()}
            view={desk.view()}
          />
        )}
      </Show>
      <Show when={isUndecided() && !isPencil() ? ownBoat() : null}>
        {(boat) => <Reachable desk={desk} boat={boat()} />}
      </Show>
      <Show when={course()}>{(to) => <Course from={ownBoat() ?? to()} to={to()} />}</Show>
      <AskedCourse desk={desk} />
      <Boats view={desk.view()} told={desk.table.told()} />
      <Show when={hasBegun()}>
        <Heard desk={desk} />
      </Show>
      <Show when={desk.ranging.shown()}>{(sounding) => <Distances sounding={sounding()} />}</Show>
      <Show when={desk.hasMarks() && desk.layers.shows('marks')}>
        <MarksOnChart marks={marks.all()} />
      </Show>
      <Show when={isPencil()}>
        <PencilGround />
      </Show>
      <Show when={(desk.table.advised?.().length ?? 0) > 0}>
        <Advised desk={desk} />
      </Show>
      <Show when={hasNews()}>
        <Effects news={desk.table.news} />
      </Show>
    </Board>
  );
}

/** Whether effects are needed by now; they are fetched for the first of these. */
const isStaged = ({ type }: Event): boolean =>
  type === 'soundingDropped' || type === 'depthChargeDropped' || type === 'boatSunk';

/** Where a boat is bound for, as long as only the host knows whether it gets there. */
function AskedCourse(props: { readonly desk: Desk }): JSX.Element {
  const move = createMemo(() => {
    const [action, side] = [props.desk.asked(), props.desk.side()];
    return action?.type === 'move' && side !== null ? { side, to: action.to } : null;
  });
  return (
    <Show when={move()}>
      {(asked) => (
        <>
          <Course from={props.desk.view().boats[asked().side]} to={asked().to} />
          <At cell={asked().to} class="pending">
            <Boat side={asked().side} heading={headingOf(props.desk.view(), asked().side)} />
          </At>
        </>
      )}
    </Show>
  );
}

/** What is asked about or on its way; otherwise what was picked or picked up. */
function chosenSquare({ turn, placing, asked, isPlacing }: Desk): Square | null {
  const action = turn.confirmation()?.action ?? asked();
  if (action?.type === 'move') return action.to;
  if (action?.type === 'sound' || action?.type === 'charge') return action.square;
  return isPlacing() ? placing.lifted() : turn.picked();
}

function placeTargets({ placing, side }: Desk): ReadonlySet<Square> {
  const own = side();
  if (own === null) return new Set();
  const isFull = placing.placement() !== null && placing.lifted() === null;
  return new Set(isFull ? placing.mines() : SEAS[own]);
}

function takenSquares(desk: Desk): ReadonlySet<Square> {
  const { boats } = desk.view();
  const drafted = desk.isPlacing() ? desk.placing.mines() : [];
  return new Set([...minedSquares(desk), ...drafted, boats.black, boats.red]);
}

/** A square for those who hear it: all that is drawn on it, and what can be done there. */
const squareLabel = (desk: Desk, square: Square): string =>
  describeSquare({
    square,
    pieces: piecesOn(desk, square),
    draft: draftOn(desk, square),
    heard: SIDES.flatMap((side) =>
      soundingsBy(desk.view().record, side)
        .filter((turn) => turn.square === square)
        .map(({ pings }) => ({ by: ownerOf(desk, side), pings })),
    ),
    range: desk.ranging.range(square),
    mark: desk.hasMarks() && desk.layers.shows('marks') ? desk.marks.at(square) : null,
    chanceOfMine: (desk.layers.shows('shading') ? desk.knowledge()?.chanceAt(square) : null) ?? 0,
    uses: usesOf(desk, square),
  });

const ownerOf = (desk: Desk, side: SideName): Owner =>
  side === desk.side() && !desk.table.isReplay ? 'you' : side;

function piecesOn(desk: Desk, square: Square): SquareFacts['pieces'] {
  const { boats, mines, wrecks } = desk.view();
  const found: SquareFacts['pieces'][number][] = [];
  for (const side of SIDES) {
    const owner = ownerOf(desk, side);
    if (boats[side] === square) found.push({ piece: 'boat', owner });
    if (mines[side]?.includes(square) === true) found.push({ piece: 'mine', owner });
    if (wrecks[side].includes(square)) found.push({ piece: 'wreck', owner });
  }
  return found;
}

function draftOn({ isPlacing, placing }: Desk, square: Square): SquareFacts['draft'] {
  if (!isPlacing() || !placing.mines().includes(square)) return null;
  return placing.lifted() === square ? 'lifted' : 'laid';
}

function usesOf(desk: Desk, square: Square): readonly SquareUse[] {
  if (desk.marks.isPencilUp()) return ['mark'];
  if (desk.isPlacing()) return placingUses(desk, square);
  const { turn } = desk;
  if (!turn.targets().has(square)) return [];
  const chosen = turn.type();
  return TURN_TYPES.filter(
    (type) => turn.can(type, square) && (chosen === null || type === chosen),
  );
}

function placingUses({ placing, side }: Desk, square: Square): readonly SquareUse[] {
  if (seaOf(square) !== side()) return [];
  if (placing.lifted() === square) return ['putBack'];
  if (placing.mines().includes(square)) return ['pickUp'];
  if (placing.lifted() !== null) return ['putLifted'];
  return placing.placement() === null ? ['placeMine'] : [];
}
