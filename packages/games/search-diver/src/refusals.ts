import { refuse as refused } from '@fathom/kit';
import type { Refusal } from '@fathom/kit';
import type { Hex } from './hex.ts';
import type { Group, Phase } from './vocabulary.ts';

/** A time that cannot be chosen, and those that can. */
export interface TimeFacts {
  readonly now: number; // the hour
  readonly day: number; // today
  readonly from: number; // the first hour open today; past the end of the track: none is
}
interface NoFacts {
  readonly [name: string]: never;
}
interface At {
  readonly hex: Hex;
}
interface Nitrogen {
  readonly depth: number;
  readonly group: Group;
}

/** Every refusal of these rules, and what the words for it need to know. */
export interface RefusalFacts {
  readonly over: NoFacts;
  readonly nothingDue: NoFacts;
  readonly noSuchSeat: { readonly seat: string; readonly seats: readonly string[] };
  readonly notYourTurn: NoFacts;
  readonly notNow: { readonly phase: Phase };
  readonly noWater: At;
  readonly taken: At;
  readonly tooManyDeep: { readonly hex: Hex; readonly most: number };
  readonly noMarker: At;
  readonly tooDeep: Nitrogen;
  readonly noLimit: Nitrogen;
  readonly tooShort: { readonly limit: number };
  readonly overLimit: Nitrogen & { readonly minutes: number; readonly limit: number };
  readonly noGroup: { readonly depth: number; readonly total: number };
  readonly notBeside: { readonly of: Hex | null; readonly hexes: readonly Hex[] };
  readonly wrongDay: TimeFacts;
  readonly notLater: TimeFacts;
  readonly mustRest: TimeFacts & { readonly hours: number };
  readonly stillDown: TimeFacts & { readonly minutes: number };
}
export type RefusalCode = keyof RefusalFacts;

export const refuse = <Code extends RefusalCode>(code: Code, facts: RefusalFacts[Code]): Refusal =>
  refused(code, { ...facts });
