import { HOURS_A_DAY, RESTED } from './legs.ts';

/** A diver in a race. The slots of all days are numbered through, HOURS_A_DAY of them a day. */
export interface Racer {
  readonly slot: number;
  readonly group: number;
  readonly modifier: number;
}
/** The diver whose chances are weighed, and the other one. */
export type Racers = readonly [Racer, Racer];
export type Lane = 0 | 1;

export const withRacer = ([one, other]: Racers, lane: Lane, racer: Racer): Racers =>
  lane === 0 ? [racer, other] : [one, racer];

/** Less than 0: the first goes next; 0: a coin decides. */
export const orderOf = ([one, other]: Racers): number =>
  one.slot - other.slot || one.group - other.group;

/** What adds up to more than this, either way, has long ceased to matter. */
export const MOST_MODIFIER = 4;
export const capped = (modifier: number): number =>
  Math.max(-MOST_MODIFIER, Math.min(MOST_MODIFIER, modifier));
const MODIFIERS = 2 * MOST_MODIFIER + 1;
const GROUPS_REACHED = RESTED.length;

/** A number of its own for everything that can be left and every place of the racers, up to a slot. */
export function keyOf(left: number, [one, other]: Racers, end: number): number {
  const slots = end + HOURS_A_DAY;
  const when = (left * slots + one.slot) * slots + other.slot;
  const groups = (when * GROUPS_REACHED + one.group) * GROUPS_REACHED + other.group;
  const first = groups * MODIFIERS + one.modifier + MOST_MODIFIER;
  return first * MODIFIERS + other.modifier + MOST_MODIFIER;
}

/** Hours until the next dive; TOMORROW is a night's rest. */
export const TOMORROW: number = Infinity;

/** The last hours a diver can still wait today. */
export const hoursLeft = ({ slot }: Racer): number => HOURS_A_DAY - 1 - (slot % HOURS_A_DAY);

/** The racer after so many hours, being in a group now. */
export function rested({ slot, modifier }: Racer, group: number, hours: number): Racer {
  if (hours !== TOMORROW)
    return { slot: slot + hours, group: RESTED[group]?.[hours] ?? 0, modifier };
  return {
    slot: (Math.floor(slot / HOURS_A_DAY) + 1) * HOURS_A_DAY,
    group: 0,
    modifier: 0,
  };
}
