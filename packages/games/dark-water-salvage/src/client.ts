/** What a browser may import: the game without its bots. */
export * from './actions.ts';
export * from './aids/answers.ts';
export * from './aids/bids.ts';
export * from './aids/cities.ts';
export * from './aids/rivals.ts';
export * from './aids/standings.ts';
export * from './aids/turning-point.ts';
export {
  beliefOf,
  believe,
  candidates,
  chanceAt,
  chancePinned,
  expectedValue,
  regionsOf,
  sizeOf,
  wouldHold,
} from './belief.ts';
export type { About, Belief, RegionSet, WreckBelief } from './belief.ts';
export * from './content/index.ts';
export * from './events.ts';
export { foresee } from './foresee.ts';
export { darkWaterSalvage, darkWaterSalvageV1 } from './game.ts';
export * from './grid.ts';
export { legal } from './legal.ts';
export { makeAction, parseAction } from './notation.ts';
export { isLockedOut, waterUnder } from './rules/attempts.ts';
export { freeCities } from './rules/cities.ts';
export {
  areAllSalvaged,
  compareHunters,
  isInDebt,
  netWorth,
  ranking,
  winnersOf,
} from './rules/end.ts';
export {
  BAGS,
  chipCount,
  chipsAround,
  dollars,
  isNextLast,
  roundsIn,
  roundsLeft,
} from './rules/loans.ts';
export { LOCATE_COST, locatable } from './rules/locate.ts';
export { couldAct } from './rules/loop.ts';
export { STEP_COST, hireCost, moveCost, reach } from './rules/move.ts';
export type { Way } from './rules/move.ts';
export {
  RESEARCH_COST,
  answerOf,
  cannotAskTurnOrder,
  cardsAt,
  cannotResearchWreck,
  researchable,
  usableCards,
} from './rules/research.ts';
export { salvageCost, salvageable, trueValue } from './rules/salvage.ts';
export { hunterOf, isInPlay, isOccupied, seatNumber, shipOf, wreckOf } from './rules/table.ts';
export type { OpenTable } from './rules/table.ts';
export * from './score.ts';
export * from './setup.ts';
export { setupSchema } from './setup-schema.ts';
export { chairs, toAct } from './state.ts';
export type {
  Attempt,
  Opening,
  ResearchNote,
  Result,
  Standing,
  State,
  Truth,
  Wreck,
} from './state.ts';
export type * from './view.ts';
export * from './vocabulary.ts';
export * from './words/aids.ts';
export * from './words/boards.ts';
export * from './words/papers.ts';
export { resultWords } from './words/events.ts';
export { clientWords } from './words/client.ts';
export * from './words/lead.ts';
export * from './words/moments.ts';
export * from './words/options.ts';
export { DEADLINES, MEANWHILE, OWN_PROMPTS, WAITING_PROMPTS } from './words/prompts.ts';
export * from './words/sheets.ts';
export * from './words/standings.ts';
export * from './words/terms.ts';
export * from './words/why-not.ts';
