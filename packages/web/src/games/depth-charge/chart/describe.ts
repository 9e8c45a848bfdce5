import { SIDES, TURN_TYPES, describeSquare, seaOf } from '@fathom/depth-charge/client';
import type { Owner, SideName, Square, SquareFacts, SquareUse } from '@fathom/depth-charge/client';
import type { Desk } from '../desk/desk.ts';
import { soundingsBy } from './pings.tsx';

/** A square for those who hear it: all that is drawn on it, and what can be done there. */
export const squareLabel = (desk: Desk, square: Square): string =>
  describeSquare({
    square,
    pieces: piecesOn(desk, square),
    draft: draftOn(desk, square),
    heard: SIDES.flatMap((side) =>
      soundingsBy(desk.view().record, side)
        .filter((turn) => turn.square === square)
        .map(({ pings }) => ({ by: ownerOf(desk, side), pings })),
    ),
    mark: desk.mayMark() && desk.layers.shows('marks') ? desk.marks.at(square) : null,
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
  if (placing.lifted() === square) return ['takeOff'];
  if (placing.mines().includes(square)) return ['pickUp'];
  if (placing.lifted() !== null) return ['putLifted'];
  return placing.placement() === null ? ['placeMine'] : [];
}
