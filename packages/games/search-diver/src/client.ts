/** What a browser may import: the game without its bots. */
export * from './actions.ts';
export { believe } from './belief.ts';
export type { Belief } from './belief.ts';
export * from './chart.ts';
export * from './charts/index.ts';
export * from './events.ts';
export { foresee } from './foresee.ts';
export { searchDiver, searchDiverV1 } from './game.ts';
export * from './hex.ts';
export { legal, placeable, searchable } from './legal.ts';
export * from './lookup.ts';
export { makeAction, notation, parseAction } from './notation.ts';
export * from './odds.ts';
export * from './plan.ts';
export type { RefusalCode, RefusalFacts } from './refusals.ts';
export { figuresOf, isRefusal, lookUp } from './rules/diving.ts';
export type { DiveQuery, DiveFigures } from './rules/diving.ts';
export { canSearch, isLocated, resultOf } from './rules/end.ts';
export { deepQuota } from './rules/laying.ts';
export {
  cannotSchedule,
  earliestHour,
  nextTimes,
  restedOf,
  timeAt,
  tomorrow,
} from './rules/scheduling.ts';
export type { NextTime, Rested } from './rules/scheduling.ts';
export { bringsEvent, turnsMarker } from './rules/searching.ts';
export type { Roll } from './rules/searching.ts';
export { REST_AFTER, SEARCH_BESIDE, SHORTHANDED_BY } from './rules/special-events.ts';
export {
  chartOf,
  compareSlots,
  depthOf,
  diverOf,
  faceDown,
  faceDownAround,
  isFaceDown,
  isOut,
  markerAt,
} from './rules/table.ts';
export type { WithChart } from './rules/table.ts';
export { nextDiver } from './rules/turns.ts';
export type { NextTurn } from './rules/turns.ts';
export * from './setup.ts';
export { chairs, sidesOf, toAct } from './state.ts';
export type { DiveMade, Diver, Marker, Result, State, OpenTable } from './state.ts';
export * from './tables.ts';
export type { View, ViewedDive, ViewedDiver, ViewedMarker, ViewedResult } from './view.ts';
export * from './vocabulary.ts';
export { clientWordsIn } from './words/client.ts';
export { resultWords } from './words/events.ts';
export * from './words/names.ts';
export * from './words/options.ts';
export { REFUSAL_CODES, refusalWords, shutWords } from './words/refusals.ts';
export * from './words/screen.ts';
