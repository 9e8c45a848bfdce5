/** What a browser may import: the game without its bots. */
export { actionSchema } from './action-schema.ts';
export * from './actions.ts';
export { beliefAtStart, believe, cells, chances, hear, isPossible, possible } from './belief.ts';
export type { Belief, Likely } from './belief.ts';
export { shifts } from './belief/shifts.ts';
export * from './chart.ts';
export { makeChartCode, parseChartCode } from './charts/code.ts';
export * from './charts/drawing.ts';
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
export { CALLS_A_WHILE, CALLS_SHOWN } from './rules/calls.ts';
export { barred } from './rules/course.ts';
export { trueClaims, truthOf } from './rules/detection.ts';
export { isBroken, isOut, standsDownFree } from './rules/systems.ts';
export { TORPEDO_RANGE, wrecksInReach, wrecksLeft } from './rules/reach.ts';
export { cratesOf } from './rules/salvage.ts';
export { routesSailed } from './routes-sailed.ts';
export * from './setup.ts';
export { setupSchema, setupSchemaV1 } from './setup-schema.ts';
export type { Boat, Result, Spoken, Standing, State, Stop, Tracing, TurnState } from './state.ts';
export type {
  BoatView,
  ResultView,
  SheetView,
  SpokenView,
  StandingView,
  StopView,
  TracingView,
  TurnView,
  View,
} from './view.ts';
export * from './track.ts';
export * from './vocabulary.ts';
export * from './words/calls.ts';
export * from './words/crew-bar.ts';
export { clientWords } from './words/client.ts';
export { endingWords, turningPoint } from './words/ending.ts';
export { callOf, factWords } from './words/events.ts';
export type { Callout } from './words/events.ts';
export { estimateWords } from './words/estimate.ts';
export { matchWords } from './words/match.ts';
export { guideWords, STATION_GUIDES } from './words/guide.ts';
export * from './words/hull.ts';
export * from './words/names.ts';
export { drawingWords } from './words/chart-drawing.ts';
export * from './words/chart-faults.ts';
export * from './words/options.ts';
export * from './words/orders.ts';
export * from './words/pictures.ts';
export { obstacleWords } from './words/refusals.ts';
export * from './words/sheet.ts';
export * from './words/stations.ts';
export * from './words/table.ts';
