/** What things are worth to a crew, in points of damage unless it says otherwise. */
export interface Weights {
  // Striking
  readonly torpedo: number; // damage from which a torpedo is worth its gauge
  readonly charted: number; // damage from which a charted mine is
  readonly mine: number; // damage to come from which a mine is worth laying
  readonly keptMine: number; // damage from which a mine of one's own is worth setting off
  readonly sinking: number; // to sink the enemy, besides the damage
  readonly ownHarm: number; // a point of own damage
  // Listening
  readonly bit: number; // a bit of knowledge about an enemy that is quite unknown
  readonly gauge: number; // of a sonar or drone
  // Salvage
  readonly crate: number; // one hauled up
  readonly lastCrate: number; // the one that wins
  // Moving
  readonly hiding: number; // a bit that the enemy does not know
  readonly pull: number; // a course nearer to the enemy
  readonly silence: number; // its gauge
  readonly decoy: number; // its gauge
  readonly surfacing: number; // the time it takes
  readonly threat: number; // a point of damage the enemy may do
  readonly aim: number; // a point of damage a torpedo could do
  readonly later: number; // share that is left of a shot one course later
  readonly cramped: number; // to be all hemmed in
  readonly panel: number; // a point of wear on the Engineer's panel
  readonly fading: number; // share that is left of a danger one course later
  readonly finishing: number; // what a shot weighs more when it may sink the enemy
  readonly exposed: number; // shots the enemy has time for while the boat is up
  // What the enemy does
  readonly worthAShot: number; // damage for which it is taken to fire
  readonly unready: number; // chance that a torpedo that can be charged by then is
  readonly foresight: number; // 0: it aims where it takes the boat to be; 1: where the boat is
  readonly minesFeared: number; // chance that a mine beside the boat goes off, whatever its crew knows
  readonly fear: number; // how much more a danger weighs when little damage more can be taken
  readonly charging: number; // chance that its next mark is on the torpedo
  readonly enemyCare: number; // how much it minds coming into range of a torpedo that is ready
  readonly enemySkill: number; // how surely it does what is best for it
  // Fighting
  readonly ice: number; // a point of damage by the ice
  readonly loaded: number; // a torpedo that is ready, wherever the enemy is
  readonly promiseOfShot: number; // share that is counted of a shot beyond the courses that were thought of
  readonly chase: number; // a course nearer to an enemy that knows much less
  readonly haste: number; // what a torpedo a course earlier weighs when gauges are marked
  readonly stillInRealTime: number; // courses a boat has while the enemy is up
  // Room
  readonly area: number; // cells of open water that are just about enough
  readonly narrow: number; // share of being hemmed in that comes from there being little of it
  // Knowing
  readonly found: number; // bits at which an enemy is as good as found
  readonly unknown: number; // bits at which it is quite unknown
  readonly hunted: number; // bits known to the enemy below which silence is wished for more
  readonly lostMine: number; // a mine of one's own that a torpedo takes away
  // The panel
  readonly weapons: number; // how much more than usual working weapons are needed
  readonly detection: number; // the same for sonar and drone
  readonly special: number; // the same for silence and the scenario's own
  readonly overload: number; // the damage of a panel or a reactor that is all broken
  readonly strain: number; // how much the nearness of that damage counts
  readonly promise: number; // how much the nearness of a repair counts
  // Charging
  readonly blind: number; // share of the wish for a torpedo while the enemy is quite unknown
  readonly keen: number; // share of the wish to listen while the enemy is known
  readonly littleKnown: number; // bits
  readonly flight: number; // how much more silence is wished for when hunted
  readonly brokenWish: number; // share of a wish for what is broken
  // How much each system is wished for
  readonly wishes: {
    readonly torpedo: number;
    readonly mine: number;
    readonly drone: number;
    readonly sonar: number;
    readonly silence: number;
    readonly scenario: number;
    readonly decoy: number;
    readonly grapnel: number;
  };
}

export const STEADY: Weights = {
  torpedo: 0.5,
  charted: 0.4,
  mine: 0.07,
  keptMine: 0.75,
  sinking: 2,
  ownHarm: 1.4,
  crate: 1.5,
  lastCrate: 5,
  bit: 0.11,
  gauge: 0.07,
  hiding: 0.22,
  pull: 0.012,
  silence: 0.22,
  decoy: 0.06,
  surfacing: 0.55,
  threat: 0.7,
  aim: 1,
  later: 0.9,
  cramped: 1,
  panel: 1.2,
  fading: 0.6,
  finishing: 1.3,
  exposed: 1.5,
  worthAShot: 0.35,
  unready: 0.35,
  foresight: 0.5,
  minesFeared: 0.1,
  fear: 1,
  charging: 0.75,
  enemyCare: 0.5,
  enemySkill: 3,
  ice: 2,
  loaded: 0.4,
  promiseOfShot: 0.5,
  chase: 0,
  haste: 0.5,
  stillInRealTime: 4,
  area: 14,
  narrow: 0.2,
  found: 1.5,
  unknown: 4.5,
  hunted: 4,
  lostMine: 0.2,
  weapons: 1,
  detection: 1,
  special: 1,
  overload: 1.2,
  strain: 1,
  promise: 1,
  blind: 0.6,
  keen: 0.4,
  littleKnown: 5,
  flight: 1.7,
  brokenWish: 0.6,
  wishes: {
    torpedo: 1,
    mine: 0.5,
    drone: 0.2,
    sonar: 0.3,
    silence: 0.45,
    scenario: 0.7,
    decoy: 0.4,
    grapnel: 1.6,
  },
};

/** Fires as soon as that is better than to wait, keeps clear of what the enemy can do, and follows one that knows less. */
export const BOLD: Weights = {
  ...STEADY,
  torpedo: 0.17,
  keptMine: 0.65,
  hiding: 0.32,
  surfacing: 0.9,
  threat: 1.3,
  foresight: 0.35,
  cramped: 1.8,
  panel: 1.6,
  overload: 2,
  ice: 3.5,
  chase: 0.03,
  pull: 0.016,
  silence: 0.14,
  enemySkill: 2,
  haste: 0.25,
  enemyCare: 0.35,
  promiseOfShot: 0.65,
};

/** Would rather look twice than lay a mine. */
export const CURIOUS: Weights = {
  ...STEADY,
  wishes: { ...STEADY.wishes, mine: 0.4, drone: 0.6, sonar: 0.8 },
};

/** A beginner's: quick on the trigger, unafraid, and with a mark for every gauge in turn. */
export const EAGER: Weights = {
  ...STEADY,
  torpedo: 0.3,
  keptMine: 0.4,
  threat: 0,
  wishes: {
    torpedo: 1,
    mine: 1,
    drone: 1,
    sonar: 1,
    silence: 1,
    scenario: 1,
    decoy: 1,
    grapnel: 1.5,
  },
};

/** After the enemy by the shortest way, and a shot at it for any chance of a hit. */
export const GREEDY: Weights = {
  ...STEADY,
  torpedo: 0,
  charted: 0,
  keptMine: 0.2,
  mine: 0,
  hiding: 0,
  pull: 0.3,
  threat: 0,
  cramped: 0.3,
  panel: 0.5,
};
