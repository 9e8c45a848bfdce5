import { refuse as refuseWith } from '@fathom/kit';
import type { Refusal, Seat } from '@fathom/kit';
import type { Square } from '../vocabulary.ts';

/** Every reason of these rules not to take an input, with the facts its sentence needs; null: none. */
export interface RefusalFacts {
  readonly over: null;
  readonly nothingDue: null;
  readonly noSuchSeat: { readonly seat: Seat };
  readonly alreadyPlaced: null;
  readonly notYourSea: { readonly square: Square };
  readonly sameSquare: null;
  readonly stillPlacing: null;
  readonly notYourTurn: null;
  readonly noPassing: null;
  readonly noMove: null;
  readonly outOfReach: null;
  readonly boatInTheWay: null;
  readonly notBesideBoat: null;
}
export type RefusalCode = keyof RefusalFacts;

/** Kit's refuse, for the codes that have a sentence in words/refusals.ts. */
export const refuse = <Code extends RefusalCode>(
  code: Code,
  ...[facts]: RefusalFacts[Code] extends null ? [] : [facts: NonNullable<RefusalFacts[Code]>]
): Refusal => refuseWith(code, facts);
