import { SQUARES } from '../../vocabulary.ts';
import { AROUND_OF } from '../waters.ts';
import { fieldOf, weightOf } from './cloud.ts';
import type { Cloud, Clouds } from './cloud.ts';
import { drift } from './drift.ts';
import { knownTours } from './known.ts';
import type { KnownTours } from './known.ts';
import { parting } from './parting.ts';
import { CHARGE, blank, groping, hopeOf, slacken } from './study.ts';
import type { Outlook, Plight, Study } from './study.ts';

/** Something to drop, and what it comes to. */
interface Idea {
  readonly code: number;
  readonly square: number;
  readonly next: () => readonly Plight[];
  readonly spent: number; // turns it must cost beyond the tours of the known mines, by weight
  readonly hope: number; // the least it can come to from where the boat may be
}

/**
 * Hunting by exact calculation: for a cloud, the least turns to the end from each square, over all moves through safe
 * squares, all soundings, all certain depth charges and, before the first miss, all others. No turn is spared that
 * could matter: an idea is put aside only if it cannot come out better than one already worked out.
 */
export class Alone {
  readonly clouds: Clouds;
  readonly obstacle: number;
  readonly #tours: KnownTours;
  readonly #effort: number;
  readonly #outlooks = new Map<number, Outlook>();

  /** Once it has looked into more plights than `effort`, it is content with the first idea for each. */
  constructor(clouds: Clouds, obstacle: number, effort: number = Infinity) {
    this.clouds = clouds;
    this.obstacle = obstacle;
    this.#effort = effort;
    this.#tours = knownTours(clouds.chart, obstacle);
  }

  outlook(plight: Plight, targets: readonly number[]): Outlook {
    const key = plight.cloud.id * 2 + plight.misses;
    const known = this.#outlooks.get(key);
    if (known !== undefined && targets.every((square) => known.asked[square] === 1)) return known;
    const outlook = known ?? blank();
    this.#outlooks.set(key, outlook);
    if (plight.cloud.candidates.length === 1) this.#certain(plight.cloud, outlook);
    else this.#study(plight, targets, outlook);
    for (const square of targets) outlook.asked[square] = 1;
    return outlook;
  }

  /** Turns to the end from one square, by weight. */
  turns({ cloud, misses }: Plight, boat: number): number {
    const [only] = cloud.candidates;
    if (only !== undefined && cloud.candidates.length === 1)
      return weightOf(only) * this.#tours(cloud.living, fieldOf(only))[boat]!;
    return this.outlook({ cloud, misses }, [boat]).turns[boat]!;
  }

  #certain(cloud: Cloud, { turns, drops, asked }: Outlook): void {
    const [only = 0] = cloud.candidates;
    const tours = this.#tours(cloud.living, fieldOf(only));
    for (let square = 0; square < turns.length; square++)
      turns[square] = weightOf(only) * tours[square]!;
    const mines = this.clouds.mines(cloud);
    for (let mine = 0; mine < mines.length; mine++) {
      if (mines[mine] === 0) continue;
      const [left = 0] = this.clouds.hit(cloud, mine)!.candidates;
      const onward = this.#tours(cloud.living - 1, fieldOf(left));
      for (const boat of AROUND_OF[mine]!)
        if (onward[boat]! + 1 === tours[boat]) drops[boat] = CHARGE + mine;
    }
    asked.fill(1);
  }

  #study(plight: Plight, targets: readonly number[], outlook: Outlook): void {
    const { cloud } = plight;
    const mines = this.clouds.mines(cloud);
    const study: Study = {
      ...plight,
      ...outlook,
      targets,
      open: Uint8Array.from(mines, (weight, square) =>
        weight === 0 && square !== this.obstacle ? 1 : 0,
      ),
      tours: this.#toursOf(cloud),
      slack: new Float64Array(SQUARES.length),
    };
    slacken(study);
    for (const idea of this.#ideas(study)) {
      this.#follow(study, idea);
      const isWeary = this.#outlooks.size > this.#effort;
      if (isWeary && targets.every((square) => outlook.turns[square]! < Infinity)) break;
    }
  }

  #toursOf({ living, candidates }: Cloud): Float64Array {
    const sums = new Float64Array(SQUARES.length);
    for (const each of candidates) {
      const tours = this.#tours(living, fieldOf(each));
      const weight = weightOf(each);
      for (let square = 0; square < sums.length; square++) sums[square]! += weight * tours[square]!;
    }
    return sums;
  }

  /** The most hopeful first. */
  #ideas(study: Study): readonly Idea[] {
    const { cloud, misses } = study;
    const ideas: Idea[] = [];
    const mines = this.clouds.mines(cloud);
    for (let square = 0; square < SQUARES.length; square++) {
      if (mines[square]! > 0 && (misses === 0 || mines[square] === cloud.weight)) {
        const idea = this.#charging(study, square);
        if (idea.hope < Infinity) ideas.push(idea);
      }
      if (hopeOf(study, square, cloud.weight) === Infinity) continue;
      const idea = this.#sounding(study, square);
      if (idea !== null && idea.hope < Infinity) ideas.push(idea);
    }
    return ideas.toSorted((one, other) => one.hope - other.hope);
  }

  /** null: every candidate gives the same report. */
  #sounding(study: Study, square: number): Idea | null {
    const { cloud, misses } = study;
    const { kinds, alone, likeliest } = parting(
      cloud,
      this.clouds.chart.codes[cloud.living]![square]!,
    );
    if (kinds === 1) return null;
    const spent = 2 * cloud.weight - (misses === 0 ? likeliest : alone); // as `groping` would have it
    const next = (): readonly Plight[] =>
      this.clouds.reports(cloud, square).map((each) => ({ cloud: each, misses }));
    return { code: square, square, next, spent, hope: hopeOf(study, square, spent) };
  }

  #charging(study: Study, square: number): Idea {
    const { cloud, misses } = study;
    const hit = this.clouds.hit(cloud, square)!;
    const missed = this.clouds.clear(cloud, 1 << this.clouds.chart.berths[square]!);
    const next = [{ cloud: hit, misses }];
    let spent = groping(next[0]!);
    if (missed !== null) {
      next.push({ cloud: missed, misses: 1 });
      spent += missed.weight + groping(next[1]!);
    }
    const hope = hopeOf(study, square, spent);
    return { code: CHARGE + square, square, next: () => next, spent, hope };
  }

  /** Works an idea out to the end, or until it is plain that it is of no use. */
  #follow(study: Study, { code, square, next, spent }: Idea): void {
    const { cloud, open, tours, slack, turns, drops } = study;
    const from = AROUND_OF[square]!.filter(
      (boat) => open[boat] === 1 && spent + tours[boat]! < slack[boat]!,
    );
    if (from.length === 0) return;
    const costs = from.map(() => cloud.weight);
    const spare = from.map((boat) => slack[boat]! - spent - tours[boat]!);
    for (const each of next()) {
      const outlook = each.cloud.candidates.length === 1 ? null : this.outlook(each, from);
      for (const [i, boat] of from.entries())
        costs[i]! += outlook === null ? this.turns(each, boat) : outlook.turns[boat]!;
      if (outlook === null || code >= CHARGE) continue;
      const least = groping(each);
      for (const [i, boat] of from.entries())
        spare[i]! -= outlook.turns[boat]! - least - this.#tourFrom(each.cloud, boat);
      if (spare.every((left) => left <= 0)) return;
    }
    for (const [i, boat] of from.entries())
      if (costs[i]! < turns[boat]!) {
        turns[boat] = costs[i]!;
        drops[boat] = code;
        drift(boat, { turns, open, stride: cloud.weight }, drops);
      }
    slacken(study);
  }

  #tourFrom({ living, candidates }: Cloud, boat: number): number {
    let sum = 0;
    for (const each of candidates)
      sum += weightOf(each) * this.#tours(living, fieldOf(each))[boat]!;
    return sum;
  }
}
