import type { HuntStep } from '../hunt.ts';
import { AROUND_OF, COURSES_OF } from '../numbered-board.ts';
import { fieldOf, weightOf } from './field-sets.ts';
import type { FieldSet, FieldSets } from './field-sets.ts';
import { knownTours } from './known-tours.ts';
import type { KnownTours } from './known-tours.ts';

/** What a race is about. */
export interface RaceTerms {
  readonly obstacle: number; // the other boat
  /** By number of turns: the chance to win for who is done after just so many. It falls, and is 0 at the end. */
  readonly chances: Float64Array;
  readonly effort: number; // positions to look at before it is given up
}
/** Where a hunter is: the boat's square, the misses, the turns since the race was looked at, in one number. */
export type RacePosition = number;
export const racePosition = (boat: number, misses: number, turns = 0): RacePosition =>
  (turns * 2 + misses) * 64 + boat;
const boatOf = (position: RacePosition): number => position & 63;
const missesOf = (position: RacePosition): number => (position >> 6) & 1;
const turnsOf = (position: RacePosition): number => position >> 7;
const A_TURN = 128;
const A_MISS = 64;

/** A step and the sets and positions it can lead to. What it loses by is left out. */
export interface Branch {
  readonly step: HuntStep;
  readonly next: readonly FieldSet[];
  readonly positions: readonly RacePosition[];
  readonly limit: number; // it cannot be worth more
}

/** Chances smaller than this are not worth the time to tell apart. */
const SMALL = 0.002;

/**
 * The race by calculation: the step with the best chance to be done before the other, over all that can be done on
 * every turn to come, risks of all kinds among them. Worth is the chance to win, summed over the fields by weight.
 */
export class RaceSolver {
  readonly #sets: FieldSets;
  readonly #terms: RaceTerms;
  readonly #tours: KnownTours;
  readonly #worths = new Map<number, number>();
  #looked = 0;

  constructor(sets: FieldSets, terms: RaceTerms) {
    this.#sets = sets;
    this.#terms = terms;
    this.#tours = knownTours(sets.tables, terms.obstacle);
  }

  /** It was too much work: what it says is too low. */
  get isUnfinished(): boolean {
    return this.#looked > this.#terms.effort;
  }

  worth(set: FieldSet, position: RacePosition): number {
    const [only] = set.fields;
    if (only !== undefined && set.fields.length === 1)
      return weightOf(only) * this.#chance(turnsOf(position) + this.#tour(set, only, position));
    if (this.#chance(turnsOf(position)) === 0) return 0;
    const key = set.id * 8192 + position;
    const known = this.#worths.get(key);
    if (known !== undefined) return known;
    let best = 0;
    for (const branch of this.branches(set, position)) {
      if (branch.limit <= best + SMALL * set.weight) break;
      best = Math.max(best, this.worthOf(branch));
    }
    this.#worths.set(key, best);
    return best;
  }

  worthOf({ next, positions }: Branch): number {
    let sum = 0;
    for (const [i, set] of next.entries()) sum += this.worth(set, positions[i]!);
    return sum;
  }

  /** All that can be done there, the most promising first. */
  branches(set: FieldSet, position: RacePosition): readonly Branch[] {
    this.#looked += 1;
    if (this.isUnfinished) return [];
    const found = this.#moves(set, position);
    for (const square of AROUND_OF[boatOf(position)]!) {
      const charge = this.#charge(set, position, square);
      if (charge !== null) found.push(charge);
      const reports = this.#sets.reports(set, square);
      if (reports.length === 1) continue;
      const positions = reports.map(() => position + A_TURN);
      found.push(this.#branch({ type: 'sound', square }, reports, positions));
    }
    return found.toSorted((one, other) => other.limit - one.limit);
  }

  /** null: nothing can be hit there. */
  #charge(set: FieldSet, position: RacePosition, square: number): Branch | null {
    const hit = this.#sets.mines(set)[square]! > 0 ? this.#sets.hit(set, square) : null;
    if (hit === null) return null;
    const step: HuntStep = { type: 'charge', square };
    const later = position + A_TURN;
    const missed =
      missesOf(position) === 0
        ? this.#sets.clear(set, 1 << this.#sets.tables.berths[square]!)
        : null;
    return missed === null
      ? this.#branch(step, [hit], [later])
      : this.#branch(step, [hit, missed], [later, later + A_MISS]);
  }

  #moves(set: FieldSet, position: RacePosition): Branch[] {
    const found: Branch[] = [];
    const mines = this.#sets.mines(set);
    const boat = boatOf(position);
    for (const course of COURSES_OF[boat]!) {
      let entered = 0;
      for (const square of course) {
        if (square === this.#terms.obstacle) break;
        if (mines[square]! > 0) entered |= 1 << this.#sets.tables.berths[square]!;
        const left = entered === 0 ? set : this.#sets.clear(set, entered);
        if (left === null) break;
        const there = position - boat + square + A_TURN;
        found.push(this.#branch({ type: 'move', square }, [left], [there]));
      }
    }
    return found;
  }

  #branch(step: HuntStep, next: readonly FieldSet[], positions: readonly RacePosition[]): Branch {
    let limit = 0;
    for (const [i, set] of next.entries()) limit += this.#limit(set, positions[i]!);
    return { step, next, positions, limit };
  }

  /** All fields but one cost a turn beyond their tour: a sounding or a miss. */
  #limit(set: FieldSet, position: RacePosition): number {
    const turns = turnsOf(position);
    let sum = 0;
    let gain = 0;
    for (const each of set.fields) {
      const done = turns + this.#tour(set, each, position);
      const later = weightOf(each) * this.#chance(done + 1);
      sum += later;
      gain = Math.max(gain, weightOf(each) * this.#chance(done) - later);
    }
    return sum + gain;
  }

  #tour({ living }: FieldSet, each: number, position: RacePosition): number {
    return this.#tours(living, fieldOf(each))[boatOf(position)]!;
  }

  #chance(turns: number): number {
    const { chances } = this.#terms;
    return turns < chances.length ? chances[turns]! : 0;
  }
}
