import { expect, test } from 'vitest';
import { chancesOf, countDeals, drawDeal } from '../src/belief/deals.ts';
import { luck } from './play.ts';

/** Every deal that gives each wreck a card it may have, and no card to two. */
function everyDeal(mayHave: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const [first, ...others] = mayHave;
  if (first === undefined) return [[]];
  return everyDeal(others).flatMap((deal) =>
    first.filter((card) => !deal.includes(card)).map((card) => [card].concat(deal)),
  );
}

/** Six wrecks and nine cards; some wrecks may have any card, some are alike, some are nearly known. */
function example(seed: number): readonly (readonly number[])[] {
  const rng = luck(seed);
  const all = [...Array.from({ length: 9 }).keys()];
  const few = rng.shuffle(all).slice(0, 2 + rng.int(3));
  const truth = rng.shuffle(all);
  return Array.from({ length: 6 }, (_, wreck) => {
    const kind = rng.int(3);
    if (kind === 0) return all;
    const some = kind === 1 ? few : all.filter(() => rng.int(3) === 0);
    return [...new Set([...some, truth[wreck]!])].toSorted((a, b) => a - b);
  });
}

const EXAMPLES = Array.from({ length: 40 }, (_, seed) => example(seed));

test('deals are counted as trying them all counts them', () => {
  for (const mayHave of EXAMPLES)
    expect(countDeals(mayHave, 9).total).toBe(everyDeal(mayHave).length);
});

test('the chance of a card is its share among all deals', () => {
  for (const mayHave of EXAMPLES) {
    const deals = everyDeal(mayHave);
    const chances = chancesOf(countDeals(mayHave, 9));
    for (const [wreck, cards] of chances.entries())
      for (const [card, chance] of cards.entries()) {
        const share = deals.filter((deal) => deal[wreck] === card).length / deals.length;
        expect(chance).toBeCloseTo(share, 12);
        expect(chance > 0).toBe(share > 0);
      }
  }
});

test('a deal is drawn as often as any other', () => {
  const mayHave = [
    [0, 1],
    [0, 1, 2, 3],
    [1, 2],
    [0, 1, 2, 3],
  ];
  const all = everyDeal(mayHave).map(String);
  const deals = countDeals(mayHave, 4);
  const rng = luck(4);
  const counts = new Map(all.map((deal) => [deal, 0]));
  for (let i = 0; i < 6000; i++) {
    const deal = String(drawDeal(deals, rng));
    counts.set(deal, counts.get(deal)! + 1);
  }
  expect([...counts.keys()]).toEqual(all);
  for (const count of counts.values())
    expect(Math.abs(count - 6000 / all.length)).toBeLessThan(5 * Math.sqrt(6000 / all.length));
});

test('facts that exclude each other are no belief', () => {
  expect(() => countDeals([[1], [1]], 3)).toThrow(/no deal fits/);
});
