import { lowestBerth, masksOf, numberOf } from '../../belief/minefields.ts';
import { MINES_A_SIDE } from '../../rules/placement.ts';
import { SQUARES } from '../../vocabulary.ts';
import type { Chart } from './chart.ts';

/** A minefield that may be the one, and how much it counts: its number and, from bit 12 up, its weight. */
export type Candidate = number;
export const fieldOf = (candidate: Candidate): number => candidate & 4095;
export const weightOf = (candidate: Candidate): number => candidate >>> 12;
export const candidate = (field: number, weight: number): Candidate => field | (weight << 12);

/** All minefields that are possible at some moment of a hunt. */
export interface Cloud {
  readonly id: number;
  readonly living: number; // mines in each of them
  readonly candidates: readonly Candidate[];
  readonly weight: number; // of all together
  readonly heaviest: number; // the weight of the likeliest
}

/** What a cloud can turn into, worked out when first asked for. */
interface Turns {
  mines: Float64Array | null;
  readonly reports: (readonly Cloud[])[];
  readonly hits: (Cloud | null)[];
  readonly clears: Map<number, Cloud | null>;
}

/** Clouds and what they turn into. However a hunt came to know the same, it is the same cloud. */
export class Clouds {
  readonly chart: Chart;
  readonly #known = new Map<number, Cloud>();
  readonly #turns: Turns[] = [];

  constructor(chart: Chart) {
    this.chart = chart;
  }

  of(living: number, candidates: readonly Candidate[]): Cloud {
    const key = keyOf(living, candidates);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let weight = 0;
    let heaviest = 0;
    for (const each of candidates) {
      weight += weightOf(each);
      heaviest = Math.max(heaviest, weightOf(each));
    }
    const cloud = { id: this.#turns.length, living, candidates, weight, heaviest };
    this.#known.set(key, cloud);
    this.#turns.push({ mines: null, reports: [], hits: [], clears: new Map() });
    return cloud;
  }

  /** The weight of the candidates that have a mine there, by square. */
  mines({ id, living, candidates }: Cloud): Float64Array {
    const turns = this.#turns[id]!;
    if (turns.mines !== null) return turns.mines;
    const masks = masksOf(living);
    const mines = new Float64Array(SQUARES.length);
    for (const each of candidates)
      for (let rest = masks[fieldOf(each)]!; rest !== 0; rest &= rest - 1)
        mines[this.chart.sea[lowestBerth(rest)]!]! += weightOf(each);
    turns.mines = mines;
    return mines;
  }

  /** What it comes down to with each report to a sounding there, the smallest first. */
  reports({ id, living, candidates }: Cloud, square: number): readonly Cloud[] {
    return (this.#turns[id]!.reports[square] ??= this.#split(
      living,
      candidates,
      this.chart.codes[living]![square]!,
    ));
  }

  #split(living: number, candidates: readonly Candidate[], codes: Uint16Array): readonly Cloud[] {
    const groups: Candidate[][] = [];
    const found = new Map<number, Candidate[]>();
    for (const each of candidates) {
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

  /** null: no candidate has a mine there. */
  hit({ id, living, candidates }: Cloud, square: number): Cloud | null {
    const { hits } = this.#turns[id]!;
    const known = hits[square];
    if (known !== undefined) return known;
    const mine = 1 << this.chart.berths[square]!;
    const masks = masksOf(living);
    const left: Candidate[] = [];
    for (const each of candidates) {
      const mask = masks[fieldOf(each)]!;
      if ((mask & mine) !== 0) left.push(candidate(numberOf(mask ^ mine), weightOf(each)));
    }
    return (hits[square] = left.length === 0 ? null : this.of(living - 1, left));
  }

  /** Without the candidates that have a mine on one of these berths; null: none is left. */
  clear(cloud: Cloud, berths: number): Cloud | null {
    const { clears } = this.#turns[cloud.id]!;
    const known = clears.get(berths);
    if (known !== undefined) return known;
    const masks = masksOf(cloud.living);
    const left = cloud.candidates.filter((each) => (masks[fieldOf(each)]! & berths) === 0);
    const cleared =
      left.length === cloud.candidates.length
        ? cloud
        : left.length === 0
          ? null
          : this.of(cloud.living, left);
    clears.set(berths, cleared);
    return cleared;
  }
}

/** Two random words for each minefield, by number of living mines. */
const WORDS: readonly Int32Array[] = Array.from({ length: MINES_A_SIDE + 1 }, (_, living) =>
  Int32Array.from({ length: 2 * masksOf(living).length }, (_word, i) =>
    scrambled(living * 8192 + i),
  ),
);

/** A set is known by what the words of its members come to, whatever their order. With 53 bits two sets of one hunt do not meet in practice. */
function keyOf(living: number, candidates: readonly Candidate[]): number {
  const words = WORDS[living]!;
  let high = living;
  let low = living;
  for (const each of candidates) {
    const odd = 2 * weightOf(each) + 1;
    high ^= Math.imul(words[2 * fieldOf(each)]!, odd);
    low ^= Math.imul(words[2 * fieldOf(each) + 1]!, odd);
  }
  return (high & 0x1fffff) * 2 ** 32 + (low >>> 0);
}

function scrambled(number: number): number {
  let bits = Math.imul(number + 1, 0x9e3779b9);
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return bits ^ (bits >>> 15);
}
