import { listed } from '@fathom/kit';
import type { Refusal } from '@fathom/kit';
import { REACH } from '../board.ts';
import type { RefusalCode, RefusalFacts } from '../rules/refusals.ts';
import { SIDES } from '../vocabulary.ts';

/** What was wrong and what would be right: one sentence for every code. */
export const REFUSALS: {
  readonly [Code in RefusalCode]: (facts: RefusalFacts[Code]) => string;
} = {
  over: () => 'The game is over.',
  nothingDue: () => 'Nothing in this game waits for a clock.',
  noSuchSeat: ({ seat }) => `There is no seat "${seat}"; there are ${listed(SIDES)}.`,
  alreadyPlaced: () => 'Your mines are placed and cannot be moved.',
  notYourSea: ({ square }) => `Mines go into your own sea; ${square} lies outside it.`,
  sameSquare: () => 'Each mine needs a square of its own.',
  stillPlacing: () => 'Play begins when both sides have placed their mines.',
  notYourTurn: () => 'It is the other side’s turn.',
  noPassing: () => 'In this match every turn must be used: move or drop a charge.',
  noMove: () => 'A move leaves the square the boat is on.',
  outOfReach: () => `A boat moves 1 to ${REACH} squares along its row or column.`,
  boatInTheWay: () => 'A boat cannot move through or onto the other boat.',
  notBesideBoat: () => 'Charges drop on one of the squares around your boat.',
};

/** null: not a refusal of these rules. */
export function tellRefusal({ code, facts }: Refusal): string | null {
  if (!Object.hasOwn(REFUSALS, code)) return null;
  // The facts that belong to a code are those it was made with.
  return REFUSALS[code as RefusalCode]((facts ?? null) as never);
}
