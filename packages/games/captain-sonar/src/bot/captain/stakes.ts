/** What points of damage are worth as things stand: the first one of a game is worth 1. */
export interface Stakes {
  /** Of damage done and taken at once. */
  readonly trade: (done: number, taken: number) => number;
  readonly gains: readonly [none: 0, one: number, two: number]; // of damage done
  readonly losses: readonly [none: 0, one: number, two: number]; // of damage taken
}

const DIRECT = 0.4; // of all hits
const HULL = 4;

/** The chance to win a race of hits that come from either side as often, by how much each boat can still take. */
const ODDS: readonly (readonly number[])[] = oddsUpTo(HULL);

function oddsUpTo(most: number): readonly (readonly number[])[] {
  const odds: number[][] = [];
  for (let own = 0; own <= most; own++) {
    const row: number[] = [];
    odds.push(row);
    for (let enemy = 0; enemy <= most; enemy++) {
      if (own === 0 || enemy === 0) {
        row.push(own === enemy ? 0.5 : own === 0 ? 0 : 1);
        continue;
      }
      const at = (mine: number, theirs: number): number =>
        odds[Math.max(0, mine)]?.[Math.max(0, theirs)] ?? 0;
      const hit = (1 - DIRECT) * at(own, enemy - 1) + DIRECT * at(own, enemy - 2);
      const struck = (1 - DIRECT) * at(own - 1, enemy) + DIRECT * at(own - 2, enemy);
      row.push((hit + struck) / 2);
    }
  }
  return odds;
}

const oddsAt = (own: number, enemy: number): number =>
  ODDS[Math.max(0, own)]?.[Math.max(0, enemy)] ?? 0;
const UNIT = oddsAt(HULL, HULL - 1) - oddsAt(HULL, HULL);

export function stakesOf(own: number, enemy: number): Stakes {
  const now = oddsAt(own, enemy);
  const trade = (done: number, taken: number): number =>
    (oddsAt(own - taken, enemy - done) - now) / UNIT;
  return {
    trade,
    gains: [0, trade(1, 0), trade(2, 0)],
    losses: [0, -trade(0, 1), -trade(0, 2)],
  };
}
