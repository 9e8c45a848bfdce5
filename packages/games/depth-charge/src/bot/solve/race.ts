import { AROUND_OF, COURSES_OF } from '../waters.ts';
import type { Step } from '../hunt.ts';
import { fieldOf, weightOf } from './cloud.ts';
import type { Cloud, Clouds } from './cloud.ts';
import { knownTours } from './known.ts';
import type { KnownTours } from './known.ts';

/** What a race is about. */
export interface Stakes {
  readonly obstacle: number; // the other boat
  /** By number of turns: the chance to win for who is done after just so many. It falls, and is 0 at the end. */
  readonly chances: Float64Array;
  readonly effort: number; // places to look at before it is given up
}
/** Where a hunter is: the boat's square, the misses, the turns since the race was looked at, in one number. */
export type Place = number;
export const placeOf = (boat: number, misses: number, turns = 0): Place =>
  (turns * 2 + misses) * 64 + boat;
const boatAt = (place: Place): number => place & 63;
const missesAt = (place: Place): number => (place >> 6) & 1;
const turnsAt = (place: Place): number => place >> 7;
const A_TURN = 128;
const A_MISS = 64;

/** A step and the clouds and places it can lead to. What it loses by is left out. */
export interface Branch {
  readonly step: Step;
  readonly next: readonly Cloud[];
  readonly places: readonly Place[];
  readonly limit: number; // it cannot be worth more
}

/** Chances smaller than this are not worth the time to tell apart. */
const SMALL = 0.002;

/**
 * The race by calculation: the step with the best chance to be done before the other, over all that can be done on
 * every turn to come, risks of all kinds among them. Worth is the chance to win, summed over the candidates by weight.
 */
export class Race {
  readonly #clouds: Clouds;
  readonly #stakes: Stakes;
  readonly #tours: KnownTours;
  readonly #worths = new Map<number, number>();
  #looked = 0;

  constructor(clouds: Clouds, stakes: Stakes) {
    this.#clouds = clouds;
    this.#stakes = stakes;
    this.#tours = knownTours(clouds.chart, stakes.obstacle);
  }

  /** It was too much work: what it says is too low. */
  get isUnfinished(): boolean {
    return this.#looked > this.#stakes.effort;
  }

  worth(cloud: Cloud, place: Place): number {
    const [only] = cloud.candidates;
    if (only !== undefined && cloud.candidates.length === 1)
      return weightOf(only) * this.#chance(turnsAt(place) + this.#tour(cloud, only, place));
    if (this.#chance(turnsAt(place)) === 0) return 0;
    const key = cloud.id * 8192 + place;
    const known = this.#worths.get(key);
    if (known !== undefined) return known;
    let best = 0;
    for (const branch of this.branches(cloud, place)) {
      if (branch.limit <= best + SMALL * cloud.weight) break;
      best = Math.max(best, this.worthOf(branch));
    }
    this.#worths.set(key, best);
    return best;
  }

  worthOf({ next, places }: Branch): number {
    let sum = 0;
    for (const [i, cloud] of next.entries()) sum += this.worth(cloud, places[i]!);
    return sum;
  }

  /** All that can be done there, the most promising first. */
  branches(cloud: Cloud, place: Place): readonly Branch[] {
    this.#looked += 1;
    if (this.isUnfinished) return [];
    const found = this.#moves(cloud, place);
    for (const square of AROUND_OF[boatAt(place)]!) {
      const charge = this.#charge(cloud, place, square);
      if (charge !== null) found.push(charge);
      const reports = this.#clouds.reports(cloud, square);
      if (reports.length === 1) continue;
      const places = reports.map(() => place + A_TURN);
      found.push(this.#branch({ type: 'sound', square }, reports, places));
    }
    return found.toSorted((one, other) => other.limit - one.limit);
  }

  /** null: nothing can be hit there. */
  #charge(cloud: Cloud, place: Place, square: number): Branch | null {
    const hit = this.#clouds.mines(cloud)[square]! > 0 ? this.#clouds.hit(cloud, square) : null;
    if (hit === null) return null;
    const step: Step = { type: 'charge', square };
    const later = place + A_TURN;
    const missed =
      missesAt(place) === 0
        ? this.#clouds.clear(cloud, 1 << this.#clouds.chart.berths[square]!)
        : null;
    return missed === null
      ? this.#branch(step, [hit], [later])
      : this.#branch(step, [hit, missed], [later, later + A_MISS]);
  }

  #moves(cloud: Cloud, place: Place): Branch[] {
    const found: Branch[] = [];
    const mines = this.#clouds.mines(cloud);
    const boat = boatAt(place);
    for (const course of COURSES_OF[boat]!) {
      let entered = 0;
      for (const square of course) {
        if (square === this.#stakes.obstacle) break;
        if (mines[square]! > 0) entered |= 1 << this.#clouds.chart.berths[square]!;
        const left = entered === 0 ? cloud : this.#clouds.clear(cloud, entered);
        if (left === null) break;
        const there = place - boat + square + A_TURN;
        found.push(this.#branch({ type: 'move', square }, [left], [there]));
      }
    }
    return found;
  }

  #branch(step: Step, next: readonly Cloud[], places: readonly Place[]): Branch {
    let limit = 0;
    for (const [i, cloud] of next.entries()) limit += this.#limit(cloud, places[i]!);
    return { step, next, places, limit };
  }

  /** All candidates but one cost a turn beyond their tour: a sounding or a miss. */
  #limit(cloud: Cloud, place: Place): number {
    const turns = turnsAt(place);
    let sum = 0;
    let gain = 0;
    for (const each of cloud.candidates) {
      const done = turns + this.#tour(cloud, each, place);
      const later = weightOf(each) * this.#chance(done + 1);
      sum += later;
      gain = Math.max(gain, weightOf(each) * this.#chance(done) - later);
    }
    return sum + gain;
  }

  #tour({ living }: Cloud, each: number, place: Place): number {
    return this.#tours(living, fieldOf(each))[boatAt(place)]!;
  }

  #chance(turns: number): number {
    const { chances } = this.#stakes;
    return turns < chances.length ? chances[turns]! : 0;
  }
}
