/** What things are worth to a bot, in points of prestige. */
const DEBT = 40; // to end in debt: more than all wrecks bring that one can hope for, as no debtor wins
const DOLLAR = 1; // to be a dollar deeper in debt while there is time to get out
const RECOUPED = { aRound: 5, aWreck: 10 }; // dollars that can be hoped for yet
const DOUBT = 4; // dollars a round by which that hope may be off

/** What is still to come. */
export interface Future {
  readonly rounds: number; // after this one
  readonly wrecks: number; // a hunter's share of those in play
  readonly fear: number; // how much the hunter minds
}

/** How much is to be feared from a net worth like this. */
export function dread(netWorth: number, { rounds, wrecks, fear }: Future): number {
  if (rounds === 0) return netWorth < 0 ? fear * DEBT - netWorth / 100 : -netWorth / 100;
  const hope = Math.min(RECOUPED.aRound * rounds, RECOUPED.aWreck * wrecks);
  const doubt = DOUBT * (rounds + 1);
  return fear * DOLLAR * doubt * Math.log1p(Math.exp(-(netWorth + hope) / doubt));
}

/** A wreck on the market: what it brings and what it takes. */
export interface Ware {
  readonly prestige: number;
  readonly cost: number;
}
/** What can be spent until the end, and with how many others the wrecks are shared. */
export interface Purse {
  readonly dollars: number;
  readonly hunters: number;
}

const WASTE = 1.25; // dollars for what a dollar would do if nothing went wrong
const LEAST = 0.05;

/** The prestige that the last dollar buys: what any other dollar must bring to be well spent. */
export function priceOfCash(wares: readonly Ware[], { dollars, hunters }: Purse): number {
  let left = dollars;
  for (const { prestige, cost } of wares.toSorted(
    (one, other) => other.prestige / other.cost - one.prestige / one.cost,
  )) {
    left -= (WASTE * cost) / hunters;
    if (left <= 0) return Math.max(LEAST, prestige / cost / WASTE);
  }
  return LEAST;
}
