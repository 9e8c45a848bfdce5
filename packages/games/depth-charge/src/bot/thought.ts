/** What a captain goes by, as plain data. */
export interface Thought {
  readonly minefields: number; // how many are still possible
  readonly chances: readonly number[]; // how likely a mine lies on each of SQUARES
  readonly rival: Rival | null; // null: this captain pays no heed to the other
  readonly odds: number | null; // the chance to win that it counts on; null: it does not reckon with any
}
/** How far the other captain has come. */
export interface Rival {
  readonly minefields: number; // how many it must still think possible
  readonly turns: number; // that it probably needs
}
