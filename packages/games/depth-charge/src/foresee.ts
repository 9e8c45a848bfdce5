import type { Foresee } from '@fathom/kit';
import type { Action, MoveBoat } from './actions.ts';
import { seaOf } from './board.ts';
import { foreseePlacement } from './foresee-placement.ts';
import { passage, reach } from './rules/ways.ts';
import type { RecordedTurn, View } from './view.ts';
import { opponent, sideAt, withSide } from './vocabulary.ts';
import type { SideName, Square } from './vocabulary.ts';

/**
 * One's own mines, a move through water that is surely clear, a turn let go. What a charge meets, and whether a boat
 * gets through the other side's sea, only the host knows.
 */
export const foresee: Foresee<View, Action> = (view, seat, action) => {
  if (action.type === 'place') return foreseePlacement(view, seat, action);
  const side = sideAt(seat);
  if (side === null) return null;
  // With the last turn before a draw everything comes to light.
  if (view.turn !== side || view.turnNumber >= view.setup.turnLimit) return null;
  switch (action.type) {
    case 'move':
      return moved(view, side, action);
    case 'pass':
      return view.setup.allowPass ? recorded(view, { type: 'passed', side }) : null;
    case 'sound':
    case 'charge':
      return null;
    default:
      return action satisfies never;
  }
};

function moved(view: View, side: SideName, { to }: MoveBoat): View | null {
  const from = view.boats[side];
  if (!reach(from, view.boats[opponent(side)]).includes(to)) return null;
  const seen = explored(view, side);
  const isClear = (square: Square): boolean => seaOf(square) !== opponent(side) || seen.has(square);
  if (!(passage(from, to) ?? []).every(isClear)) return null;
  const boats = withSide(view.boats, side, to);
  return recorded({ ...view, boats }, { type: 'boatMoved', side, from, to });
}

/** Where a side's boat has been, and where its depth charges found nothing or left a wreck: no mine lies there. */
export function explored(view: View, side: SideName): ReadonlySet<Square> {
  const seen = new Set<Square>([view.boats[side]]);
  for (const turn of view.record) {
    if (turn.side !== side) continue;
    if (turn.type === 'boatMoved')
      for (const square of [turn.from, ...(passage(turn.from, turn.to) ?? [])]) seen.add(square);
    if (turn.type === 'depthChargeDropped') seen.add(turn.square);
  }
  return seen;
}

const recorded = (view: View, turn: RecordedTurn): View => ({
  ...view,
  turn: opponent(turn.side),
  turnNumber: view.turnNumber + 1,
  record: [...view.record, turn],
});
