import type { Rng, Weighed } from '@fathom/kit';
import type { Action } from '../actions.ts';
import { safeBid } from '../aids/bids.ts';
import { isLockedOut } from '../rules/attempts.ts';
import { dollars, roundsLeft } from '../rules/loans.ts';
import { hunterOf, isInPlay } from '../rules/table.ts';
import type { View } from '../view.ts';
import type { HunterName } from '../vocabulary.ts';
import type { Position } from './player.ts';

const WRECK = 20; // dollars from the first question to the salvage
const LAST_TRIP = 24; // what is of use in the last round
const REMEMBERED = 3; // rounds
const SHOWN = 5;

/** What to apply for, and what that was weighed against, the best first. */
interface Application {
  readonly action: Action;
  readonly options: readonly Weighed<Action>[];
}

export function applying(position: Position, bids: 'nearShare' | 'matched'): Application {
  const { view, hunter, luck } = position;
  const useful = usefulTo(view, hunter);
  if (useful === 0) return only(0);
  if (bids === 'nearShare') return only(Math.min(useful, aboutShare(position)));
  const offers = offersFor(auctionOf(view, hunter), luck);
  const amount = pickOffer(offers, luck)?.amount ?? 0;
  return {
    action: { type: 'apply', amount },
    options: offers
      .filter((offer, i) => i < SHOWN || offer.amount === amount)
      .map((offer) => ({ action: { type: 'apply', amount: offer.amount }, value: offer.value })),
  };
}

const MODESTY = { least: 80, most: 120 }; // percent of an equal share, by character
const MOOD = 12; // percent of it, one way or the other, from round to round

/** Some are modest and go first, some ask for more and take what is left; none asks for the same every time. */
function aboutShare({ view, luck, character }: Position): number {
  const { least, most } = MODESTY;
  const percent = least + character.int(most - least + 1) + luck.int(2 * MOOD + 1) - MOOD;
  const more = luck.int(3) - 1; // of a small share a percentage is nothing
  return Math.max(1, Math.round((safeBid(view) * percent) / 100) + more);
}

function only(amount: number): Application {
  const action = { type: 'apply', amount } as const;
  return { action, options: [{ action, value: amount }] };
}

function auctionOf(view: View, hunter: HunterName): Auction {
  const pool = dollars(view.pool);
  return {
    pool,
    me: view.order.indexOf(hunter),
    bidders: view.order.map((name) => ({
      wants: usefulTo(view, name),
      habits: habitsOf(view, name).map((part) => Math.min(pool, Math.round(part * pool))),
    })),
  };
}

/** What of the pool it applied for in the last rounds. */
const habitsOf = ({ openings }: View, hunter: HunterName): readonly number[] =>
  openings
    .filter(({ chips }) => dollars(chips) > 0)
    .slice(-REMEMBERED)
    .flatMap(({ chips, bids }) =>
      bids.filter((bid) => bid.hunter === hunter).map(({ amount }) => amount / dollars(chips)),
    );

/** Loans cost nothing while they lie in the cash box: of use is what can be spent before the end. */
function usefulTo(view: View, hunter: HunterName): number {
  const open = view.wrecks.filter(
    (wreck) => isInPlay(wreck) && !isLockedOut(view, hunter, wreck.number),
  ).length;
  const rounds = roundsLeft(view);
  const wrecks = Math.min(open, open / view.order.length + 1);
  const useful = rounds === 0 ? LAST_TRIP * Math.min(2, open) : WRECK * wrecks;
  return Math.max(0, Math.ceil(useful - hunterOf(view, hunter).cash));
}

/** One who applies for a loan. */
interface Bidder {
  readonly wants: number; // dollars that it can use before the end
  readonly habits: readonly number[]; // what it would apply for now if it did as in earlier rounds; empty: unknown
}
/** The applications of a round as a game of its own. */
export interface Auction {
  readonly pool: number; // dollars
  readonly bidders: readonly Bidder[]; // in turn order
  readonly me: number; // whose eyes it is seen with
}
/** An amount to apply for. */
export interface Offer {
  readonly amount: number;
  readonly value: number; // dollars it brings on average, what it spoils for the others included
  readonly weight: number; // how often to play it
}

const ROUNDS = 500; // of the game being played against itself
const BURN_IN = 50; // rounds that do not count, everything being wild at first
const HABIT = 0.7; // how often others do as they did before
/** Dollars that it is worth to choose a city and to sail before the last, by the number of hunters. */
const FIRST: { readonly [hunters: number]: number } = { 2: 8, 3: 10, 4: 12, 5: 13 };
const SPARE = 0.3; // worth of a dollar that one can hardly use
const SPITE = 0.8; // worth of a dollar that no other gets
const RARE = 0.3; // of the most frequent amount: what is played less often is chance

/**
 * By regret matching: all play the auction against each other again and again, and each amount is played the more
 * often the more it would have brought. Nobody who reads this bot can take advantage of it by much, and it takes
 * advantage of habits. The most rewarding first.
 */
export function offersFor(auction: Auction, luck: Rng): readonly Offer[] {
  const { pool, bidders, me } = auction;
  const tables = bidders.map(() => new Float64Array(pool + 1)); // regrets
  const weights = new Float64Array(pool + 1);
  const values = new Float64Array(pool + 1);
  const gains = new Float64Array(pool + 1);
  for (let round = 0; round < ROUNDS; round++) {
    const bids = tables.map((regrets) => drawn(regrets, luck));
    const seen = bids.map((bid, i) => (i === me ? bid : habitOr(bidders[i], bid, luck)));
    for (const [i, regrets] of tables.entries()) {
      fillGains(gains, auction, { bids: i === me ? seen : bids, bidder: i });
      const before = gains[bids[i] ?? 0] ?? 0;
      for (let amount = 0; amount <= pool; amount++)
        regrets[amount] = Math.max(0, regrets[amount]! + gains[amount]! - before);
      if (i === me && round >= BURN_IN) note(regrets, gains, { weights, values });
    }
  }
  const rare = RARE * Math.max(...weights);
  return Array.from(weights, (weight, amount) => ({
    amount,
    weight: weight < rare ? 0 : weight,
    value: values[amount]! / (ROUNDS - BURN_IN),
  })).toSorted((one, other) => other.value - one.value);
}

/** One of the offers, as often as its weight says. */
export function pickOffer(offers: readonly Offer[], luck: Rng): Offer | undefined {
  const weights = Float64Array.from(offers, ({ weight }) => weight);
  return offers[drawn(weights, luck)];
}

const FINE = 2 ** 32;

/** A place of the list, as often as its number says; any, if all are 0. */
function drawn(numbers: Float64Array, luck: Rng): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  if (sum === 0) return luck.int(numbers.length);
  let left = (luck.int(FINE) / FINE) * sum;
  for (let i = 0; i < numbers.length; i++) {
    left -= numbers[i]!;
    if (left < 0) return i;
  }
  return numbers.length - 1;
}

function habitOr(bidder: Bidder | undefined, bid: number, luck: Rng): number {
  const habits = bidder?.habits ?? [];
  return habits.length > 0 && luck.int(FINE) < HABIT * FINE ? luck.pick(habits) : bid;
}

function note(
  regrets: Float64Array,
  gains: Float64Array,
  { weights, values }: { readonly weights: Float64Array; readonly values: Float64Array },
): void {
  let sum = 0;
  for (const regret of regrets) sum += regret;
  for (let amount = 0; amount < gains.length; amount++) {
    values[amount]! += gains[amount]!;
    if (sum > 0) weights[amount]! += regrets[amount]! / sum;
  }
}

/** What all apply for, and whose gains are asked for. */
interface Play {
  readonly bids: readonly number[];
  readonly bidder: number;
}

/** 2.3, 2.4 For each amount it could apply for, what it would bring if the others apply for these. */
function fillGains(gains: Float64Array, { pool, bidders }: Auction, { bids, bidder }: Play): void {
  const wants = bidders[bidder]?.wants ?? 0;
  const others = bids.reduce((sum, bid, i) => (i === bidder ? sum : sum + bid), 0);
  const rivals = bids.length - 1;
  const first = FIRST[bids.length] ?? 0;
  for (let amount = 0; amount <= pool; amount++) {
    let [before, gone] = [0, 0];
    for (let i = 0; i <= rivals; i++) {
      const bid = bids[i]!;
      if (i === bidder || bid > amount || (bid === amount && i > bidder)) continue;
      before += 1;
      gone += bid;
    }
    const taken = Math.max(0, Math.min(amount, pool - gone));
    const useful = Math.min(taken, wants);
    const place = first * (1 - before / Math.max(1, rivals));
    const spoilt = (SPITE * Math.min(others, pool - taken)) / Math.max(1, rivals);
    gains[amount] = useful + SPARE * (taken - useful) + place - spoilt;
  }
}
