import type { Rng } from '@fathom/kit';

/**
 * Ways to deal cards to wrecks: each wreck gets one of the cards it may have, and no card goes to two wrecks. They are
 * counted card by card, by how many wrecks of each kind have theirs already. Wrecks that may have the same cards are
 * of one kind, and those whose card is known need no counting: there are at most 2^12 counts, and mostly far fewer.
 *
 * Counts are added and multiplied but never subtracted: none is off by more than rounding, and none is 0 that should
 * not be.
 */
export interface Deals {
  readonly wrecks: number;
  readonly cards: number; // how many there are to deal
  readonly known: ReadonlyMap<number, number>; // the cards of wrecks that can have no other
  readonly kinds: readonly Kind[];
  /** By card, then by count: the ways to deal that card and those after it. One more row for the end. */
  readonly toCome: readonly Float64Array[];
  readonly total: number; // ways to deal them all
}
/** Wrecks that may have the same cards. */
interface Kind {
  readonly wrecks: readonly number[];
  readonly mayHave: ReadonlySet<number>;
  readonly stride: number; // what one of them adds to a count
  readonly open: Uint8Array; // by count: how many of them have no card yet
}
/** For each wreck the cards it may have. */
type Choices = readonly (readonly number[])[];

export function countDeals(mayHave: Choices, cards: number): Deals {
  const known = knownCards(mayHave);
  const taken = new Set(known.values());
  const { kinds, counts } = kindsOf(
    mayHave.map((choice, wreck) =>
      known.has(wreck) ? null : choice.filter((card) => !taken.has(card)),
    ),
  );
  let ways: Float64Array = new Float64Array(counts);
  ways[counts - 1] = taken.size === known.size ? 1 : 0;
  const rows = [ways];
  for (let card = cards - 1; card >= 0; card--) {
    ways = withCard(ways, kinds, card);
    rows.push(ways);
  }
  const total = ways[0] ?? 0;
  if (total === 0) throw new RangeError('no deal fits these facts: some exclude each other');
  return { wrecks: mayHave.length, cards, known, kinds, toCome: rows.toReversed(), total };
}

/** A card that must be one wreck's is no other's, which may settle more of them. */
function knownCards(mayHave: Choices): ReadonlyMap<number, number> {
  const known = new Map<number, number>();
  for (let before = -1; before < known.size;) {
    before = known.size;
    const taken = new Set(known.values());
    for (const [wreck, choice] of mayHave.entries()) {
      if (known.has(wreck)) continue;
      const [card, ...others] = choice.filter((each) => !taken.has(each));
      if (card !== undefined && others.length === 0) known.set(wreck, card);
    }
  }
  return known;
}

/** null: nothing is open about this wreck. */
function kindsOf(choices: readonly (readonly number[] | null)[]): {
  readonly kinds: readonly Kind[];
  readonly counts: number;
} {
  const groups = new Map<string, number[]>();
  for (const [wreck, choice] of choices.entries())
    if (choice !== null) groups.set(choice.join(), [...(groups.get(choice.join()) ?? []), wreck]);
  const counts = [...groups.values()].reduce((all, { length }) => all * (length + 1), 1);
  let stride = 1;
  const kinds = [...groups.values()].map((wrecks): Kind => {
    const kind = {
      wrecks,
      mayHave: new Set(choices[wrecks[0] ?? 0]),
      stride,
      open: openAt(wrecks.length, stride, counts),
    };
    stride *= wrecks.length + 1;
    return kind;
  });
  return { kinds, counts };
}

function openAt(wrecks: number, stride: number, counts: number): Uint8Array {
  const open = new Uint8Array(counts);
  for (let count = 0; count < counts; count++)
    open[count] = wrecks - (Math.floor(count / stride) % (wrecks + 1));
  return open;
}

/** One card more to deal: it stays in the pile, or it goes to one of the wrecks that have none yet. */
function withCard(after: Float64Array, kinds: readonly Kind[], card: number): Float64Array {
  const ways = after.slice();
  for (const { mayHave, open, stride } of kinds)
    if (mayHave.has(card))
      for (let count = 0; count < ways.length; count++) {
        const wrecks = open[count] ?? 0;
        if (wrecks > 0) ways[count] = at(ways, count) + wrecks * at(after, count + stride);
      }
  return ways;
}

const at = (numbers: Float64Array | undefined, index: number): number => numbers?.[index] ?? 0;

/** By wreck, then by card: the share of all deals that give this card to this wreck. */
export function chancesOf({
  wrecks,
  cards,
  known,
  kinds,
  toCome,
  total,
}: Deals): readonly Float64Array[] {
  const chances = Array.from({ length: wrecks }, () => new Float64Array(cards));
  for (const [wreck, card] of known) chances[wreck]?.fill(1, card, card + 1);
  let before = new Float64Array(toCome[0]?.length ?? 0);
  before[0] = 1;
  for (let card = 0; card < cards; card++) {
    const next = before.slice();
    for (const kind of kinds) {
      if (!kind.mayHave.has(card)) continue;
      const ways = passOn(before, next, { kind, rest: toCome[card + 1] });
      for (const wreck of kind.wrecks)
        chances[wreck]?.fill(ways / total / kind.wrecks.length, card, card + 1);
    }
    before = next;
  }
  return chances;
}

/** Moves the ways so far on to where one wreck of the kind has this card; returns all deals in which one has. */
function passOn(
  before: Float64Array,
  next: Float64Array,
  { kind, rest }: { readonly kind: Kind; readonly rest: Float64Array | undefined },
): number {
  let ways = 0;
  for (let count = 0; count < before.length; count++) {
    const here = at(before, count) * (kind.open[count] ?? 0);
    if (here === 0) continue;
    const then = count + kind.stride;
    next[then] = at(next, then) + here;
    ways += here * at(rest, then);
  }
  return ways;
}

/** One of the deals, each as likely as the others: the card of each wreck. */
export function drawDeal(
  { wrecks, cards, known, kinds, toCome }: Deals,
  rng: Rng,
): readonly number[] {
  const open = kinds.map((kind) => rng.shuffle(kind.wrecks));
  const dealt = Array.from({ length: wrecks }, (_, wreck) => known.get(wreck) ?? -1);
  let count = 0;
  for (let card = 0; card < cards; card++) {
    const rest = toCome[card + 1];
    const ways = kinds.map(({ mayHave, stride }, i) =>
      mayHave.has(card) ? (open[i]?.length ?? 0) * at(rest, count + stride) : 0,
    );
    const taker = drawn([...ways, at(rest, count)], rng);
    const wreck = open[taker]?.pop();
    if (wreck === undefined) continue;
    dealt[wreck] = card;
    count += kinds[taker]?.stride ?? 0;
  }
  return dealt;
}

const FINE = 2 ** 32;

/** One of the places of the list, as likely as its weight says. */
function drawn(weights: readonly number[], rng: Rng): number {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let left = ((rng.int(FINE) + 0.5) / FINE) * sum;
  for (const [place, weight] of weights.entries()) {
    if (left < weight) return place;
    left -= weight;
  }
  return weights.findLastIndex((weight) => weight > 0);
}
