/** What a browser may import: the game without its bots. */
export * from './actions.ts';
export { believe } from './belief.ts';
export type { Belief } from './belief.ts';
export * from './chart.ts';
export * from './charts/index.ts';
export * from './compare.ts';
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
  isGone,
  isOut,
  markerAt,
  roundFrom,
  stillThere,
} from './rules/table.ts';
export type { WithChart } from './rules/table.ts';
export { firstOnTrack, nextDiver } from './rules/turns.ts';
export type { FirstOnTrack, NextTurn, OnTrack } from './rules/turns.ts';
export * from './setup.ts';
export { setupSchema, setupSchemaV1 } from './setup-schema.ts';
export { chairs, sidesOf, toAct } from './state.ts';
export type { DiveMade, Diver, Marker, Result, State, OpenTable } from './state.ts';
export * from './tables.ts';
export * from './turning-point.ts';
export type { View, ViewedDive, ViewedDiver, ViewedMarker, ViewedResult } from './view.ts';
export * from './vocabulary.ts';
export { clientWordsIn } from './words/client.ts';
export * from './words/ending.ts';
export { resultWords } from './words/events.ts';
export * from './words/fallen.ts';
export { lastlyWords } from './words/lastly.ts';
export * from './words/names.ts';
export * from './words/level-names.ts';
export * from './words/odds.ts';
export * from './words/options.ts';
export * from './words/option-words.ts';
export * from './words/plain.ts';
export { REFUSAL_CODES, refusalWords, shutWords } from './words/refusals.ts';
export * from './words/screen.ts';
export * from './words/papers.ts';
export { whyNotHere } from './words/why-not.ts';
export type { Asker } from './words/why-not.ts';
