import { masksOf, numberOf } from '../../belief/minefields.ts';
import type { HuntStep } from '../hunt.ts';
import { AROUND_OF, COURSES_OF } from '../numbered-board.ts';
import { fieldOf, weightOf } from './field-sets.ts';
import type { FieldSet, FieldSets } from './field-sets.ts';
import {
  CHARGE,
  blank,
  dropOf,
  uncertaintyCost,
  lowerBound,
  splitStats,
  updateSlack,
} from './hunt-search.ts';
import type { Solution, HuntState, HuntSearch } from './hunt-search.ts';
import { relax, knownTours } from './known-tours.ts';
import type { KnownTours } from './known-tours.ts';
import { SQUARES } from '../../vocabulary.ts';

/** Something to drop, and what it comes to. */
interface DropOption {
  readonly code: number;
  readonly square: number;
  readonly next: () => readonly HuntState[];
  readonly spent: number; // turns it must cost beyond the tours of the known mines, by weight
  readonly bound: number; // the least it can come to from where the boat may be
}

/**
 * Hunting by exact calculation: for a set of minefields, the least turns to the end from each square, over all moves through safe
 * squares, all soundings, all certain depth charges and, before the first miss, all others. No turn is spared that
 * could matter: an option is put aside only if it cannot come out better than one already worked out.
 */
export class HuntSolver {
  readonly sets: FieldSets;
  readonly obstacle: number;
  readonly #tours: KnownTours;
  readonly #effort: number;
  readonly #solutions = new Map<number, Solution>();

  /** Once it has looked into more states than `effort`, it is content with the first option for each. */
  constructor(sets: FieldSets, obstacle: number, effort: number = Infinity) {
    this.sets = sets;
    this.obstacle = obstacle;
    this.#effort = effort;
    this.#tours = knownTours(sets.tables, obstacle);
  }

  solution(state: HuntState, targets: readonly number[]): Solution {
    const key = state.set.id * 2 + state.misses;
    const known = this.#solutions.get(key);
    if (known !== undefined && targets.every((square) => known.asked[square] === 1)) return known;
    const solution = known ?? blank();
    this.#solutions.set(key, solution);
    if (state.set.fields.length === 1) this.#certain(state.set, solution);
    else this.#search(state, targets, solution);
    for (const square of targets) solution.asked[square] = 1;
    return solution;
  }

  /** Turns to the end from one square, by weight. */
  turns({ set, misses }: HuntState, boat: number): number {
    const [only] = set.fields;
    if (only !== undefined && set.fields.length === 1)
      return weightOf(only) * this.#tours(set.living, fieldOf(only))[boat]!;
    return this.solution({ set, misses }, [boat]).turns[boat]!;
  }

  #certain(set: FieldSet, { turns, drops, asked }: Solution): void {
    const [only = 0] = set.fields;
    const tours = this.#tours(set.living, fieldOf(only));
    for (let square = 0; square < turns.length; square++)
      turns[square] = weightOf(only) * tours[square]!;
    const mines = this.sets.mines(set);
    for (let mine = 0; mine < mines.length; mine++) {
      if (mines[mine] === 0) continue;
      const [left = 0] = this.sets.hit(set, mine)!.fields;
      const onward = this.#tours(set.living - 1, fieldOf(left));
      for (const boat of AROUND_OF[mine]!)
        if (onward[boat]! + 1 === tours[boat]) drops[boat] = CHARGE + mine;
    }
    asked.fill(1);
  }

  #search(state: HuntState, targets: readonly number[], solution: Solution): void {
    const { set } = state;
    const mines = this.sets.mines(set);
    const search: HuntSearch = {
      ...state,
      ...solution,
      targets,
      open: Uint8Array.from(mines, (weight, square) =>
        weight === 0 && square !== this.obstacle ? 1 : 0,
      ),
      tours: this.#toursOf(set),
      slack: new Float64Array(SQUARES.length),
    };
    updateSlack(search);
    for (const option of this.#options(search)) {
      this.#follow(search, option);
      const isOverBudget = this.#solutions.size > this.#effort;
      if (isOverBudget && targets.every((square) => solution.turns[square]! < Infinity)) break;
    }
  }

  #toursOf({ living, fields }: FieldSet): Float64Array {
    const sums = new Float64Array(SQUARES.length);
    for (const each of fields) {
      const tours = this.#tours(living, fieldOf(each));
      const weight = weightOf(each);
      for (let square = 0; square < sums.length; square++) sums[square]! += weight * tours[square]!;
    }
    return sums;
  }

  /** The most hopeful first. */
  #options(search: HuntSearch): readonly DropOption[] {
    const { set, misses } = search;
    const options: DropOption[] = [];
    const mines = this.sets.mines(set);
    for (let square = 0; square < SQUARES.length; square++) {
      if (mines[square]! > 0 && (misses === 0 || mines[square] === set.weight)) {
        const option = this.#charging(search, square);
        if (option.bound < Infinity) options.push(option);
      }
      if (lowerBound(search, square, set.weight) === Infinity) continue;
      const option = this.#sounding(search, square);
      if (option !== null && option.bound < Infinity) options.push(option);
    }
    return options.toSorted((one, other) => one.bound - other.bound);
  }

  /** null: every field gives the same report. */
  #sounding(search: HuntSearch, square: number): DropOption | null {
    const { set, misses } = search;
    const { kinds, settled, likeliest } = splitStats(
      set,
      this.sets.tables.codes[set.living]![square]!,
    );
    if (kinds === 1) return null;
    const spent = 2 * set.weight - (misses === 0 ? likeliest : settled); // as `uncertaintyCost` would have it
    const next = (): readonly HuntState[] =>
      this.sets.reports(set, square).map((each) => ({ set: each, misses }));
    return { code: square, square, next, spent, bound: lowerBound(search, square, spent) };
  }

  #charging(search: HuntSearch, square: number): DropOption {
    const { set, misses } = search;
    const hit = this.sets.hit(set, square)!;
    const missed = this.sets.clear(set, 1 << this.sets.tables.berths[square]!);
    const next = [{ set: hit, misses }];
    let spent = uncertaintyCost(next[0]!);
    if (missed !== null) {
      next.push({ set: missed, misses: 1 });
      spent += missed.weight + uncertaintyCost(next[1]!);
    }
    const bound = lowerBound(search, square, spent);
    return { code: CHARGE + square, square, next: () => next, spent, bound };
  }

  /** Works an option out to the end, or until it is plain that it is of no use. */
  #follow(search: HuntSearch, { code, square, next, spent }: DropOption): void {
    const { set, open, tours, slack, turns, drops } = search;
    const from = AROUND_OF[square]!.filter(
      (boat) => open[boat] === 1 && spent + tours[boat]! < slack[boat]!,
    );
    if (from.length === 0) return;
    const costs = from.map(() => set.weight);
    const spare = from.map((boat) => slack[boat]! - spent - tours[boat]!);
    for (const each of next()) {
      const solution = each.set.fields.length === 1 ? null : this.solution(each, from);
      for (const [i, boat] of from.entries())
        costs[i]! += solution === null ? this.turns(each, boat) : solution.turns[boat]!;
      if (solution === null || code >= CHARGE) continue;
      const least = uncertaintyCost(each);
      for (const [i, boat] of from.entries())
        spare[i]! -= solution.turns[boat]! - least - this.#tourFrom(each.set, boat);
      if (spare.every((left) => left <= 0)) return;
    }
    for (const [i, boat] of from.entries())
      if (costs[i]! < turns[boat]!) {
        turns[boat] = costs[i]!;
        drops[boat] = code;
        relax(boat, { turns, open, stride: set.weight }, drops);
      }
    updateSlack(search);
  }

  #tourFrom({ living, fields }: FieldSet, boat: number): number {
    let sum = 0;
    for (const each of fields) sum += weightOf(each) * this.#tours(living, fieldOf(each))[boat]!;
    return sum;
  }
}

/** A hunter under way. */
export interface HuntPosition extends HuntState {
  readonly boat: number;
}

/** What the best hunter who takes no risk does next; null: nothing helps, such as when the boat is shut in. */
export function nextStep(solver: HuntSolver, position: HuntPosition): HuntStep | null {
  const { boat } = position;
  const { turns, drops } = solver.solution(position, [boat]);
  return dropOf(drops[boat]!) ?? moveOn(solver, position, turns);
}

/** The move after which least is left. */
function moveOn(
  solver: HuntSolver,
  { set, boat }: HuntPosition,
  turns: Float64Array,
): HuntStep | null {
  const mines = solver.sets.mines(set);
  let best: number | null = null;
  for (const course of COURSES_OF[boat]!)
    for (const square of course) {
      if (square === solver.obstacle || mines[square]! > 0) break;
      if (turns[square]! < turns[best ?? boat]!) best = square;
    }
  return best === null ? null : { type: 'move', square: best };
}

/** Every way a step without risk can turn out. */
export function outcomes(
  solver: HuntSolver,
  position: HuntPosition,
  { type, square }: HuntStep,
): readonly HuntPosition[] {
  const { sets } = solver;
  const { set, misses, boat } = position;
  switch (type) {
    case 'move':
      return [{ set, misses, boat: square }];
    case 'sound':
      return sets.reports(set, square).map((next) => ({ set: next, misses, boat }));
    case 'charge': {
      const hit = sets.hit(set, square);
      const missed = sets.clear(set, 1 << sets.tables.berths[square]!);
      return [
        ...(hit === null ? [] : [{ set: hit, misses, boat }]),
        ...(missed === null ? [] : [{ set: missed, misses: misses + 1, boat }]),
      ];
    }
    default:
      return type satisfies never;
  }
}

/** Turns the best hunter needs, for someone who knows the minefield; Infinity: it cannot get there. */
export function turnsFor(solver: HuntSolver, position: HuntPosition, field: number): number {
  let now = position;
  let truth = field;
  let turns = 0;
  while (now.set.fields.length > 1) {
    const step = nextStep(solver, now);
    if (step === null) return Infinity;
    const mine = step.type === 'charge' ? 1 << solver.sets.tables.berths[step.square]! : 0;
    const mask = masksOf(now.set.living)[truth]!;
    const isHit = (mask & mine) !== 0;
    if (isHit) truth = numberOf(mask ^ mine);
    const living = now.set.living - (isHit ? 1 : 0);
    const next = outcomes(solver, now, step).find(
      ({ set }) => set.living === living && set.fields.some((each) => fieldOf(each) === truth),
    );
    if (next === undefined) return Infinity;
    now = next;
    turns += 1;
  }
  return turns + solver.turns(now, now.boat) / now.set.weight;
}
