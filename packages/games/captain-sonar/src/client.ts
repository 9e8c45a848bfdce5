/** What a browser may import: the game without its bots. */
export { actionSchema } from './action-schema.ts';
export * from './actions.ts';
export { beliefAtStart, believe, cells, chances, hear, isPossible, possible } from './belief.ts';
export type { Belief, Likely } from './belief.ts';
export { shifts } from './belief/shifts.ts';
export * from './chart.ts';
export { scenarioFault } from './charts/scenario-fault.ts';
export { makeChartCode, parseChartCode } from './charts/code.ts';
export * from './charts/drawing.ts';
export * from './charts/index.ts';
export { estimateFrom, estimateOf } from './estimate.ts';
export type { BoatEstimate, Placed } from './estimate.ts';
export * from './events.ts';
export { foresee } from './foresee.ts';
export { foreseeStart } from './foresee-start.ts';
export { captainSonar } from './game.ts';
export * from './heard-track.ts';
export * from './hull.ts';
export { legal } from './legal.ts';
export { legalStarts } from './legal-starts.ts';
export { makeAction, notation, parseAction } from './notation.ts';
export * from './panel.ts';
export { HARM, hitAt } from './rules/blast.ts';
export { breakdownOf, isBroken, isOut, openSymbols } from './rules/panel-marks.ts';
export type { Breakdown } from './rules/panel-marks.ts';
export { CALLS_A_WHILE, CALLS_SHOWN } from './rules/calls.ts';
export { barred } from './rules/course.ts';
export { trueClaims, truthOf } from './rules/detection.ts';
export { cratesOf, wrecksLeft } from './rules/reach.ts';
export { TORPEDO_RANGE, wrecksInReach } from './rules/range.ts';
export { routesSailed } from './routes-sailed.ts';
export { chartFor } from './rules/table.ts';
export * from './setup.ts';
export * from './setup-choices.ts';
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
export { callOf } from './words/events.ts';
export { factWords } from './words/facts.ts';
export type { Callout } from './words/events.ts';
export { estimateWords } from './words/estimate.ts';
export { matchWords } from './words/match.ts';
export { guideWords, STATION_GUIDES } from './words/guide.ts';
export * from './words/hull.ts';
export * from './words/names.ts';
export { drawingWords } from './words/chart-drawing.ts';
export * from './words/chart-faults.ts';
export { CHART_NAMES } from './words/chart-names.ts';
export * from './words/options.ts';
export * from './words/orders.ts';
export * from './words/pictures.ts';
export { obstacleWords } from './words/refusals.ts';
export * from './words/sheet.ts';
export * from './words/stations.ts';
export * from './words/captain.ts';
export * from './words/table.ts';
