/** What a browser may import: the game without its bots. */
export { actionSchema } from './action-schema.ts';
export * from './actions.ts';
export { beliefAtStart, believe, cells, chances, hear, isPossible, possible } from './belief.ts';
export type { Belief, Likely } from './belief.ts';
export { shifts } from './belief/shifts.ts';
export type { HeardCourses } from './belief/shifts.ts';
export * from './chart.ts';
export * from './charts/index.ts';
export { estimateFrom, estimateOf } from './estimate.ts';
export type { BoatEstimate, Placed } from './estimate.ts';
export * from './events.ts';
export { foresee } from './foresee.ts';
export { captainSonar } from './game.ts';
export * from './hull.ts';
export { legal } from './legal.ts';
export { makeAction, notation, parseAction } from './notation.ts';
export * from './panel.ts';
export { HARM, hitAt } from './rules/blast.ts';
export { breakdownOf, openSymbols } from './rules/breakdowns.ts';
export type { Breakdown } from './rules/breakdowns.ts';
export { barred } from './rules/course.ts';
export { trueClaims, truthOf } from './rules/detection.ts';
export { isBroken, isOut } from './rules/systems.ts';
export { TORPEDO_RANGE } from './rules/weapons.ts';
export * from './setup.ts';
export { setupSchema } from './setup-schema.ts';
export type { Boat, Result, Standing, State, Stop, Tracing, TurnState } from './state.ts';
export type {
  BoatView,
  ResultView,
  SheetView,
  StandingView,
  StopView,
  TracingView,
  TurnView,
  View,
} from './view.ts';
export * from './vocabulary.ts';
export { clientWords } from './words/client.ts';
export { callOf, factWords } from './words/events.ts';
export type { Call } from './words/events.ts';
export { estimateWords } from './words/estimate.ts';
export { matchWords } from './words/match.ts';
export * from './words/hull.ts';
export * from './words/names.ts';
export * from './words/chart-faults.ts';
export * from './words/options.ts';
export * from './words/orders.ts';
export * from './words/pictures.ts';
export { obstacleWords } from './words/refusals.ts';
export * from './words/stations.ts';
export * from './words/table.ts';
