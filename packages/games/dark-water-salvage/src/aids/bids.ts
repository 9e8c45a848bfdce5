import { dollars } from '../rules/loans.ts';
import type { View } from '../view.ts';
import type { HunterName } from '../vocabulary.ts';

/** What an application is likely to get if the others apply about as they did before. */
export interface BidForecast {
  readonly amount: number;
  readonly likely: number; // dollars on average
  readonly least: number; // in the worst case thought of
  readonly chanceOfAll: number; // to get all that is asked for
  readonly chanceOfFirst: number; // to collect, choose a city and sail before all others
  readonly place: number; // in the turn order, from 1, on average
}

/** What a hunter applied for in the rounds that are remembered, as it would be of the pool that is offered now. */
export interface BidHabit {
  readonly hunter: HunterName;
  readonly amounts: readonly number[]; // the latest last; empty: nothing was seen yet
}

type LoanTable = Pick<View, 'pool' | 'order' | 'openings'>;

const REMEMBERED = 3; // rounds

/** 2.2 From the opened applications alone, which everybody has seen. */
export function bidHabits({ pool, order, openings }: LoanTable): readonly BidHabit[] {
  const offered = dollars(pool);
  const opened = openings.filter(({ chips }) => dollars(chips) > 0).slice(-REMEMBERED);
  return order.map((hunter) => ({
    hunter,
    amounts: opened.flatMap(({ chips, bids }) =>
      bids
        .filter((bid) => bid.hunter === hunter)
        .map(({ amount }) => Math.round((amount / dollars(chips)) * offered)),
    ),
  }));
}

/** 2.3 Whatever the others do, so much is left for one who asks for no more. */
export const safeBid = ({ pool, order }: Pick<View, 'pool' | 'order'>): number =>
  Math.floor(dollars(pool) / Math.max(1, order.length));

const AT_FIRST = [0.7, 0.85, 1, 1.15, 1.4]; // of an equal share: what is thought of one who never applied
const GIVE_OR_TAKE = [-1, 0, 1]; // dollars

/** 2.3, 2.4 For every amount from $0 to the whole pool. */
export function forecastBids(table: LoanTable, hunter: HunterName): readonly BidForecast[] {
  const pool = dollars(table.pool);
  const cases = casesFor(table, hunter);
  return Array.from({ length: pool + 1 }, (_, amount) => forecast(amount, pool, cases));
}

/** One way the others may apply. */
type BidCase = readonly RivalBid[];
interface RivalBid {
  readonly amount: number;
  readonly isBefore: boolean; // goes first if the amounts are equal
}

/** Each rival may do what it did in any of the rounds, whatever the others do. */
function casesFor(table: LoanTable, hunter: HunterName): readonly BidCase[] {
  const place = table.order.indexOf(hunter);
  const rivals = bidHabits(table).flatMap((habit, i) =>
    habit.hunter === hunter ? [] : [{ amounts: guesses(table, habit), isBefore: i < place }],
  );
  return rivals.reduce<readonly BidCase[]>(
    (cases, { amounts, isBefore }) =>
      cases.flatMap((others) => amounts.map((amount) => [...others, { amount, isBefore }])),
    [[]],
  );
}

function guesses(table: LoanTable, { amounts }: BidHabit): readonly number[] {
  const pool = dollars(table.pool);
  const usual =
    amounts.length > 0
      ? amounts.flatMap((amount) => GIVE_OR_TAKE.map((more) => amount + more))
      : AT_FIRST.map((part) => Math.round((part * pool) / table.order.length));
  return usual.map((amount) => Math.min(pool, Math.max(0, amount)));
}

function forecast(amount: number, pool: number, cases: readonly BidCase[]): BidForecast {
  let [sum, least, whole, first, places] = [0, amount, 0, 0, 0];
  for (const others of cases) {
    let [gone, before] = [0, 0];
    for (const rival of others)
      if (rival.amount < amount || (rival.amount === amount && rival.isBefore)) {
        gone += rival.amount;
        before += 1;
      }
    const taken = Math.max(0, Math.min(amount, pool - gone));
    sum += taken;
    least = Math.min(least, taken);
    whole += Number(taken === amount);
    first += Number(before === 0);
    places += 1 + before;
  }
  return {
    amount,
    likely: sum / cases.length,
    least,
    chanceOfAll: whole / cases.length,
    chanceOfFirst: first / cases.length,
    place: places / cases.length,
  };
}
