import { opponent, seaOf, teamOf, whyNot } from '@fathom/depth-charge/client';
import type { Square } from '@fathom/depth-charge/client';
import type { Desk } from './desk.ts';
import { play } from '../play.ts';

/** Why nothing can be done on a square that is no target now; null: something can, or its distances are shown. */
export function whyNothing(desk: Desk, square: Square): string | null {
  if (desk.marks.isPencilUp() && desk.mayMark()) return null;
  if (desk.table.isReplay || desk.showsDistances(square)) return null;
  if (desk.view().phase === 'over') return whyNot.over;
  if (desk.side() === null) return whyNot.watching;
  if (desk.view().phase === 'placing') return whyNotPlaced(desk, square);
  if (desk.turn.confirmation() !== null) return whyNot.answerFirst;
  if (desk.outbox.isSending()) return whyNot.sending;
  return desk.turn.isMine() ? whyNotTaken(desk, square) : whyNot.turnOf(nameOfOther(desk));
}

function nameOfOther({ side, table }: Desk): string {
  const own = side();
  return own === null ? '' : table.nameOf(teamOf(opponent(own)));
}

function whyNotPlaced(desk: Desk, square: Square): string {
  if (!desk.isPlacing()) return whyNot.waitingFor(nameOfOther(desk));
  const sea = seaOf(square);
  if (sea === null) return whyNot.sandBar;
  return sea === desk.side() ? whyNot.allPlaced : whyNot.notYourSea;
}

function whyNotTaken(desk: Desk, square: Square): string | null {
  const side = desk.side() ?? 'black';
  const { boats } = desk.view();
  const type = desk.turn.type();
  if (square === boats[side]) return type === null ? null : whyNot.ownBoat;
  if (type !== null && type !== 'move') return whyNot.outOf(type);
  const rules = play.now();
  if (rules === null) return null; // it is taken up once they are there
  if (rules.passage(boats[side], square)?.includes(boats[opponent(side)]))
    return whyNot.boatInTheWay;
  return type === null ? whyNot.outOfReach : whyNot.outOf(type);
}
