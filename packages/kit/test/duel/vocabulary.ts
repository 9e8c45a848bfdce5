import * as v from 'valibot';
import type { Chair, Forfeit, Hidden, Millis, Schema, Seat, Side, Viewer } from '@fathom/kit';

// A toy that needs all of the contract. Two sides of a captain and a scout look for a treasure in a row of caves.
// Captains bid sealed amounts, opened when both are in or time is up; the higher bid is paid back with profit.
// A captain with three coins may dig, in public. A scout may look into one cave a round: only the scout learns
// what is there, the captain learns where, and the others do not learn that anybody looked.

export const SIDES = ['red', 'blue'] as const;
export type SideName = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<SideName, T>>;
export const bySide = <T>(of: (side: SideName) => T): BySide<T> => ({
  red: of('red'),
  blue: of('blue'),
});
export const otherSide = (side: SideName): SideName => (side === 'red' ? 'blue' : 'red');

export const ROLES = ['captain', 'scout'] as const;
export type Role = (typeof ROLES)[number];
export const seatOf = (side: SideName, role: Role): Seat => `${side}.${role}` as Seat;
export const sideOf = (seat: Seat): SideName => (seat.startsWith('red') ? 'red' : 'blue');
export const roleOf = (seat: Seat): Role => (seat.endsWith('captain') ? 'captain' : 'scout');
export const asSide = (side: SideName): Side => side as string as Side;
export const CHAIRS: readonly Chair[] = SIDES.flatMap((side) =>
  ROLES.map((role) => ({ seat: seatOf(side, role), side: asSide(side), role })),
);
export const sits = (viewer: Viewer, side: SideName, role: Role): boolean =>
  viewer.includes(seatOf(side, role));

export const COINS = 6;
export const DIG_PRICE = 3;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
export const setupSchema = v.strictObject({
  caves: v.optional(v.pipe(whole, v.minValue(2), v.maxValue(20)), 5),
  rounds: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(50)), 12),
  bidSeconds: v.optional(v.pipe(whole, v.minValue(1)), 30),
});
export type Setup = v.InferOutput<typeof setupSchema>;

export const actionSchema: Schema<Action> = v.variant('type', [
  v.strictObject({ type: v.literal('bid'), amount: whole }),
  v.strictObject({ type: v.literal('look'), cave: whole }),
  v.strictObject({ type: v.literal('dig'), cave: whole }),
]);
export type Action =
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'look'; readonly cave: number }
  | { readonly type: 'dig'; readonly cave: number };

export type Event =
  | { readonly type: 'bidSealed'; readonly side: SideName; readonly amount: Hidden<number> }
  | { readonly type: 'bidsOpened'; readonly bid: BySide<number>; readonly nextBy: Millis }
  | {
      readonly type: 'looked';
      readonly side: SideName;
      readonly cave: number;
      readonly found: Hidden<boolean>;
    }
  | {
      readonly type: 'dug';
      readonly side: SideName;
      readonly cave: number;
      readonly found: boolean;
    }
  | { readonly type: 'gaveUp'; readonly side: SideName; readonly reason: Forfeit };

export interface Look {
  readonly cave: number;
  readonly found: boolean;
}
export interface End {
  readonly winner: SideName | null;
  readonly reason: 'treasure' | 'dry' | Forfeit;
}
export interface State {
  readonly setup: Setup;
  readonly treasure: number;
  readonly purse: BySide<number>;
  readonly bid: BySide<number | null>;
  readonly looks: BySide<readonly Look[]>;
  readonly dug: readonly number[];
  readonly bidBy: Millis;
  readonly round: number; // from 0
  readonly end: End | null;
}
export interface View {
  readonly setup: Setup;
  readonly treasure: Hidden<number>; // known once it is dug up
  readonly purse: BySide<number>;
  readonly hasBid: BySide<boolean>;
  readonly bid: BySide<Hidden<number>>; // the captain's own
  readonly looks: BySide<Hidden<readonly SeenLook[]>>; // those of the viewer's own side
  readonly dug: readonly number[];
  readonly bidBy: Millis;
  readonly round: number;
  readonly end: End | null;
}
export interface SeenLook {
  readonly cave: number;
  readonly found: Hidden<boolean>; // for the scout alone
}
