/** What a hunter goes by in a playout. */
export interface Weights {
  readonly price: number; // of a dollar, in prestige
  readonly least: number; // what a question must bring beyond its price
  readonly built: number; // how much more an answer is worth than the guess it allows now
  readonly trip: number; // dollars that getting a wreck is taken to cost when asking about it
  readonly asking: number; // share of the cash for questions while nothing is found
  readonly hope: number; // dollars kept for the trip that a lucky answer opens
  readonly keep: number; // share of a wreck's prestige that waiting for certainty still brings
  readonly giveAway: number; // share of the salvage that is lost by showing all where it lies
  readonly info: number; // weight of what a city's card tells
  readonly hire: number; // prestige that a dollar of hire costs a city
  readonly earned: number; // dollars of debt a round that can still be made good
  readonly rivals: number; // how much it minds others being on the trail of a wreck
  readonly fear: number; // prestige that a dollar of salvage is worth to one in debt
  readonly focus: number; // wrecks at most that it works on at the same time
  readonly spend: number; // share of the price that cash loses in the last round
}

const BASE = { built: 2, hope: 16, hire: 0.03, spend: 0.8, focus: 12 };
const OWN = { ...BASE, rivals: 0.1, fear: 0.05 };
const THEIRS = { ...BASE, least: 0.2, trip: 9, asking: 0.45, info: 1, fear: 0 };

/** How the searching bot itself plays on, and how it takes the others to play. */
interface OwnAndTheirs {
  readonly own: Weights;
  readonly theirs: Weights;
}

const DUEL: OwnAndTheirs = {
  own: {
    ...OWN,
    rivals: 0.025,
    least: 0.2,
    trip: 9,
    asking: 0.9,
    info: 0.35,
    price: 0.386,
    keep: 0.7,
    giveAway: 0.3,
    earned: 6,
  },
  theirs: { ...THEIRS, rivals: 0.4, price: 0.35, keep: 0.5, giveAway: 0.3, earned: 6 },
};

const BY_HUNTERS: { readonly [hunters: number]: OwnAndTheirs } = {
  2: DUEL,
  3: {
    own: {
      ...OWN,
      least: 0.4,
      trip: 9,
      asking: 0.63,
      info: 0.7,
      price: 0.25,
      keep: 0.8,
      giveAway: 0.5,
      earned: 5,
    },
    theirs: { ...THEIRS, rivals: 0.7, price: 0.25, keep: 0.4, giveAway: 0.5, earned: 5 },
  },
  4: {
    own: {
      ...OWN,
      least: 0.4,
      trip: 12.6,
      asking: 0.78,
      info: 1,
      price: 0.15,
      keep: 0.89,
      giveAway: 0.96,
      earned: 4,
    },
    theirs: { ...THEIRS, rivals: 0.8, price: 0.15, keep: 0.35, giveAway: 0.6, earned: 4 },
  },
  5: {
    own: {
      ...OWN,
      least: 0.56,
      trip: 7.6,
      asking: 0.63,
      info: 0.5,
      price: 0.1,
      keep: 0.9,
      giveAway: 0.7,
      earned: 3,
    },
    theirs: { ...THEIRS, rivals: 1, price: 0.1, keep: 0.3, giveAway: 0.7, earned: 3 },
  },
};

/** Found by search: one thing changed at a time, against the others' weights, for each number of hunters. */
export const weightsFor = (hunters: number): OwnAndTheirs => BY_HUNTERS[hunters] ?? DUEL;
