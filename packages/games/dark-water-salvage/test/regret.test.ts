import { expect, test } from 'vitest';
import { offersFor, pickOffer } from '../src/bot/loans.ts';
import type { Auction } from '../src/bot/loans.ts';
import { luck } from './play.ts';

const auction = (habits: readonly number[], more: Partial<Auction> = {}): Auction => ({
  pool: 30,
  me: 0,
  bidders: [
    { wants: 40, habits: [] },
    { wants: 40, habits },
  ],
  ...more,
});
/** What is applied for on average. */
const usual = (game: Auction): number => {
  const offers = offersFor(game, luck(1));
  const all = offers.reduce((sum, { weight }) => sum + weight, 0);
  return offers.reduce((sum, { amount, weight }) => sum + (amount * weight) / all, 0);
};

test('2.2 between equals nobody asks for nothing, nor for much more than a share', () => {
  expect(usual(auction([]))).toBeGreaterThan(7);
  expect(usual(auction([]))).toBeLessThan(20);
});

test('2.3 one who always asks for a lot is undercut', () => {
  const [best] = offersFor(auction([20]), luck(1));
  expect(best!.amount).toBeLessThanOrEqual(20);
  expect(best!.amount).toBeGreaterThan(15);
});

test('2.3 to one who always asks for little the rest is taken', () => {
  expect(usual(auction([3]))).toBeGreaterThan(usual(auction([14])));
});

test('the best comes first, and what is picked is one of those that are played', () => {
  const offers = offersFor(auction([]), luck(1));
  expect(offers.map(({ value }) => value)).toEqual(
    offers.map(({ value }) => value).toSorted((one, other) => other - one),
  );
  for (let i = 0; i < 20; i++) expect(pickOffer(offers, luck(i))!.weight).toBeGreaterThan(0);
});

test('amounts are mixed: equal auctions do not always end in equal applications', () => {
  const offers = offersFor(auction([]), luck(1));
  const picked = Array.from({ length: 30 }, (_, i) => pickOffer(offers, luck(i))!.amount);
  expect(new Set(picked).size).toBeGreaterThan(1);
});
