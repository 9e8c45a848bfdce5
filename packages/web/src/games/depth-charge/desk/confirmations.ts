import { confirmations, explored, opponent, passage, seaOf } from '@fathom/depth-charge/client';
import type { Futile, Mark, SideName, Square, TurnAction, View } from '@fathom/depth-charge/client';
import type { Knowledge } from './knowledge.ts';

/** Asked before something that cannot be taken back. */
export interface Confirmation {
  readonly action: TurnAction;
  readonly text: string;
  readonly yes: string;
}

/** What the person has to go by. Nothing is asked or left out that would tell more than this. */
export interface PersonKnows {
  readonly view: View;
  readonly side: SideName;
  readonly knowledge: Knowledge | null; // null: the match has no such aid
  readonly markAt: (square: Square) => Mark | null;
}

/** Which risks are asked about: of moves only where the person wants it, or may not have meant them. */
export interface Asks {
  readonly moves: boolean;
}

/** null: nothing to ask. */
export function confirmationFor(
  action: TurnAction,
  knows: PersonKnows,
  asks: Asks,
): Confirmation | null {
  const text =
    action.type === 'charge'
      ? aboutCharge(action.square, knows)
      : action.type === 'move' && asks.moves
        ? aboutMove(action.to, knows)
        : null;
  if (text === null) return null;
  const yes =
    action.type === 'move' ? confirmations.moveAnyway(action.to) : confirmations.dropAnyway;
  return { action, text, yes };
}

function aboutCharge(square: Square, knows: PersonKnows): string | null {
  const { view, side, knowledge } = knows;
  const misses = view.misses[side];
  const futile = whyFutile(square, knows);
  if (futile !== null) return confirmations.futileCharge(square, futile, misses);
  const chance = knowledge?.chanceAt(square) ?? null;
  return misses === 0 || chance === 1 ? null : confirmations.riskyCharge(square, chance);
}

/** Plain from the board, or by the aids: no enemy mine can lie there. */
function whyFutile(square: Square, { view, side, knowledge }: PersonKnows): Futile | null {
  const sea = seaOf(square);
  if (sea === null) return 'sandBar';
  if (sea === side) return 'ownSea';
  if (view.wrecks[opponent(side)].includes(square)) return 'wreck';
  return knowledge?.chanceAt(square) === 0 ? 'noMineLeft' : null;
}

function aboutMove(to: Square, knows: PersonKnows): string | null {
  const { view, side, knowledge } = knows;
  const open = unexplored(passage(view.boats[side], to) ?? [], knows);
  if (open.length === 0) return null;
  return confirmations.riskyMove(open, knowledge?.chanceOn(open) ?? null);
}

/** Squares of the way that may be mined, for all this person has: aids, or eyes and pencil. */
function unexplored(way: readonly Square[], knows: PersonKnows): readonly Square[] {
  const { knowledge, side } = knows;
  if (knowledge !== null) return way.filter((square) => knowledge.chanceAt(square) > 0);
  const seen = explored(knows.view, side);
  return way.filter(
    (square) =>
      seaOf(square) === opponent(side) && !seen.has(square) && knows.markAt(square) !== 'clear',
  );
}
