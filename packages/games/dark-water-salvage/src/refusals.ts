import { refuse } from '@fathom/kit';
import type { Facts, Refusal } from '@fathom/kit';
import type { Card, HunterName, Region, LoopStep, WreckNumber } from './vocabulary.ts';

/** Why the rules refuse an input, and what its sentence needs to know. null: the code says it all. */
export interface RefusalFacts {
  readonly over: null;
  readonly noSuchSeat: { readonly seat: string; readonly seats: readonly HunterName[] };
  readonly outOfTheGame: null;
  readonly notWaitedFor: null;
  readonly notYourTurn: { readonly hunter: HunterName };
  readonly cannotPay: { readonly cost: number; readonly cash: number };
  readonly nothingDue: null;
  readonly notApplying: null;
  readonly moreThanOffered: { readonly most: number };
  readonly sameAmount: { readonly amount: number };
  readonly notPlacing: null;
  readonly noFreeCity: { readonly region: Region; readonly free: readonly Region[] };
  readonly anotherStep: { readonly now: LoopStep; readonly wanted: LoopStep };
  readonly notInTheLoop: null;
  readonly salvaged: { readonly wreck: WreckNumber };
  readonly lockedOut: { readonly wreck: WreckNumber };
  readonly alreadyLocated: {
    readonly wreck: WreckNumber;
    readonly hunter: HunterName;
    readonly region: Region | null;
  };
  readonly noWreckHere: null;
  readonly wrongCard: { readonly usable: readonly Card[] };
  readonly nothingToAsk: { readonly wreck: WreckNumber };
  readonly notResearching: null;
  readonly alreadyInOrder: { readonly hunter: HunterName | null };
  readonly nobodyElse: null;
  readonly noStep: { readonly from: Region; readonly neighbours: readonly Region[] };
  readonly blocked: { readonly region: Region };
}
export type RefusalCode = keyof RefusalFacts;

/** A refusal with all the facts that belong to its code. */
export const refusal = <Code extends RefusalCode>(
  code: Code,
  ...[facts]: RefusalFacts[Code] extends null ? [] : [facts: RefusalFacts[Code] & Facts]
): Refusal => refuse(code, facts ?? {});
