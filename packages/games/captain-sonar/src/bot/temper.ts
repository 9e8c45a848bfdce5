/** What things are worth to a crew, in points of damage unless it says otherwise. */
export interface Temper {
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
  // Moving
  readonly hiding: number; // a bit that the enemy does not know
  readonly pull: number; // a course nearer to the enemy
  readonly silence: number; // its gauge
  readonly surfacing: number; // the time it takes
  readonly threat: number; // a point of damage the enemy may do
  readonly aim: number; // a point of damage a torpedo could do
  readonly later: number; // share that is left of a shot one course later
  readonly cramped: number; // to be all hemmed in
  readonly panel: number; // a point of wear on the Engineer's panel
  readonly blind: number; // share of the wish for a torpedo while the enemy is quite unknown
  // Charging: how much each system is wished for
  readonly wishes: {
    readonly torpedo: number;
    readonly mine: number;
    readonly drone: number;
    readonly sonar: number;
    readonly silence: number;
    readonly scenario: number;
  };
}

export const STEADY: Temper = {
  torpedo: 0.5,
  charted: 0.4,
  mine: 0.07,
  keptMine: 0.75,
  sinking: 2,
  ownHarm: 1.4,
  bit: 0.11,
  gauge: 0.07,
  hiding: 0.22,
  pull: 0.012,
  silence: 0.22,
  surfacing: 0.55,
  threat: 0.7,
  aim: 1,
  later: 0.9,
  cramped: 1,
  panel: 1.2,
  blind: 0.6,
  wishes: { torpedo: 1, mine: 0.5, drone: 0.2, sonar: 0.3, silence: 0.45, scenario: 0.7 },
};

/** Would rather look twice than lay a mine. */
export const CURIOUS: Temper = {
  ...STEADY,
  wishes: { ...STEADY.wishes, mine: 0.4, drone: 0.6, sonar: 0.8 },
};

/** A beginner's: quick on the trigger, unafraid, and with a mark for every gauge in turn. */
export const EAGER: Temper = {
  ...STEADY,
  torpedo: 0.3,
  keptMine: 0.4,
  threat: 0,
  wishes: { torpedo: 1, mine: 1, drone: 1, sonar: 1, silence: 1, scenario: 1 },
};
