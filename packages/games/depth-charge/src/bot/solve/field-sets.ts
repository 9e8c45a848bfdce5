import type { Belief } from '../../belief.ts';
import { lowestBerth, masksOf, numberOf } from '../../belief/minefields.ts';
import { reportsAt } from '../../belief/reports.ts';
import { SEAS, squareNumber } from '../../board.ts';
import { routesFrom } from '../numbered-board.ts';
import { MINES_A_SIDE } from '../../rules/placement.ts';
import type { PingRules } from '../../setup.ts';
import { SQUARES } from '../../vocabulary.ts';
import type { SideName } from '../../vocabulary.ts';

/** A minefield that may be the one, and how much it counts: its number and, from bit 12 up, its weight. */
export type WeightedField = number;
export const fieldOf = (weighted: WeightedField): number => weighted & 4095;
export const weightOf = (weighted: WeightedField): number => weighted >>> 12;
export const weightedField = (field: number, weight: number): WeightedField =>
  field | (weight << 12);

/** All minefields that are possible at some point of a hunt. */
export interface FieldSet {
  readonly id: number;
  readonly living: number; // mines in each of them
  readonly fields: readonly WeightedField[];
  readonly weight: number; // of all together
  readonly heaviest: number; // the weight of the likeliest
}

/** What a set can turn into, worked out when first asked for. */
interface Turns {
  mines: Float64Array | null;
  readonly reports: (readonly FieldSet[])[];
  readonly hits: (FieldSet | null)[];
  readonly clears: Map<number, FieldSet | null>;
}

/** Sets of minefields and what they turn into. However a hunt came to know the same, it is the same set. */
export class FieldSets {
  readonly tables: SeaTables;
  readonly #known = new Map<number, FieldSet>();
  readonly #turns: Turns[] = [];

  constructor(tables: SeaTables) {
    this.tables = tables;
  }

  of(living: number, fields: readonly WeightedField[]): FieldSet {
    const key = keyOf(living, fields);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let weight = 0;
    let heaviest = 0;
    for (const each of fields) {
      weight += weightOf(each);
      heaviest = Math.max(heaviest, weightOf(each));
    }
    const set = { id: this.#turns.length, living, fields, weight, heaviest };
    this.#known.set(key, set);
    this.#turns.push({ mines: null, reports: [], hits: [], clears: new Map() });
    return set;
  }

  /** The weight of the fields that have a mine there, by square. */
  mines({ id, living, fields }: FieldSet): Float64Array {
    const turns = this.#turns[id]!;
    if (turns.mines !== null) return turns.mines;
    const masks = masksOf(living);
    const mines = new Float64Array(SQUARES.length);
    for (const each of fields)
      for (let rest = masks[fieldOf(each)]!; rest !== 0; rest &= rest - 1)
        mines[this.tables.sea[lowestBerth(rest)]!]! += weightOf(each);
    turns.mines = mines;
    return mines;
  }

  /** What it comes down to with each report to a sounding there, the smallest first. */
  reports({ id, living, fields }: FieldSet, square: number): readonly FieldSet[] {
    return (this.#turns[id]!.reports[square] ??= this.#split(
      living,
      fields,
      this.tables.codes[living]![square]!,
    ));
  }

  #split(
    living: number,
    fields: readonly WeightedField[],
    codes: Uint16Array,
  ): readonly FieldSet[] {
    const groups: WeightedField[][] = [];
    const found = new Map<number, WeightedField[]>();
    for (const each of fields) {
      const code = codes[fieldOf(each)]!;
      const group = found.get(code);
      if (group === undefined) {
        const begun = [each];
        found.set(code, begun);
        groups.push(begun);
      } else group.push(each);
    }
    groups.sort((one, other) => one.length - other.length);
    return groups.map((group) => this.of(living, group));
  }

  /** null: no field has a mine there. */
  hit({ id, living, fields }: FieldSet, square: number): FieldSet | null {
    const { hits } = this.#turns[id]!;
    const known = hits[square];
    if (known !== undefined) return known;
    const mine = 1 << this.tables.berths[square]!;
    const masks = masksOf(living);
    const left: WeightedField[] = [];
    for (const each of fields) {
      const mask = masks[fieldOf(each)]!;
      if ((mask & mine) !== 0) left.push(weightedField(numberOf(mask ^ mine), weightOf(each)));
    }
    return (hits[square] = left.length === 0 ? null : this.of(living - 1, left));
  }

  /** Without the fields that have a mine on one of these berths; null: none is left. */
  clear(set: FieldSet, berths: number): FieldSet | null {
    const { clears } = this.#turns[set.id]!;
    const known = clears.get(berths);
    if (known !== undefined) return known;
    const masks = masksOf(set.living);
    const left = set.fields.filter((each) => (masks[fieldOf(each)]! & berths) === 0);
    const cleared =
      left.length === set.fields.length
        ? set
        : left.length === 0
          ? null
          : this.of(set.living, left);
    clears.set(berths, cleared);
    return cleared;
  }
}

/** Two random numbers for each minefield, by number of living mines. */
const HASHES: readonly Int32Array[] = Array.from({ length: MINES_A_SIDE + 1 }, (_, living) =>
  Int32Array.from({ length: 2 * masksOf(living).length }, (_hash, i) =>
    scrambled(living * 8192 + i),
  ),
);

/** A set is known by what the numbers of its members come to, whatever their order. With 53 bits two sets of one hunt do not meet in practice. */
function keyOf(living: number, fields: readonly WeightedField[]): number {
  const hashes = HASHES[living]!;
  let high = living;
  let low = living;
  for (const each of fields) {
    const odd = 2 * weightOf(each) + 1;
    high ^= Math.imul(hashes[2 * fieldOf(each)]!, odd);
    low ^= Math.imul(hashes[2 * fieldOf(each) + 1]!, odd);
  }
  return (high & 0x1fffff) * 2 ** 32 + (low >>> 0);
}

function scrambled(number: number): number {
  let bits = Math.imul(number + 1, 0x9e3779b9);
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return bits ^ (bits >>> 15);
}

/** A sea in numbers, for whoever hunts in it. */
export interface SeaTables {
  readonly sea: readonly number[]; // the square of each berth
  readonly berths: Int8Array; // the berth of each square; -1: outside this sea
  /** By number of living mines, then by square: the report of each minefield to a sounding there. */
  readonly codes: readonly (readonly Uint16Array[])[];
}

const made = new Map<string, SeaTables>();

export function seaTables(about: SideName, rules: PingRules): SeaTables {
  const key = `${about} ${rules.duplicates} ${rules.occlusion}`;
  const known = made.get(key) ?? build(about, rules);
  made.set(key, known);
  return known;
}

function build(about: SideName, rules: PingRules): SeaTables {
  const sea = SEAS[about].map(squareNumber);
  const berths = new Int8Array(SQUARES.length).fill(-1);
  for (const [berth, square] of sea.entries()) berths[square] = berth;
  const codes = Array.from({ length: MINES_A_SIDE + 1 }, (_, living) =>
    SQUARES.map((square) => reportsAt({ about, living, rules }, square).codes),
  );
  return { sea, berths, codes };
}

/** Moves between two squares of an empty board, by one × 64 + other. */
export const MOVES: Uint8Array = Uint8Array.from(
  SQUARES.flatMap((_, from) => Array.from(routesFrom(from, () => false).turns)),
);

export const fieldSetsFor = ({ about, rules }: Belief): FieldSets =>
  new FieldSets(seaTables(about, rules));

/** Every minefield that is possible, each as likely as the others. */
export const fieldSetOf = (sets: FieldSets, { living, fields }: Belief): FieldSet =>
  sets.of(
    living,
    Array.from(fields, (field) => weightedField(field, 1)),
  );
