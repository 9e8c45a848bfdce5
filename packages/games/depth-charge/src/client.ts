/** What a browser may import: the game without its bots. */
export * from './actions.ts';
export {
  beliefAtStart,
  believe,
  candidates,
  chanceOfMine,
  minefield,
  minefields,
  updateBelief,
} from './belief.ts';
export type { Belief } from './belief.ts';
export * from './board.ts';
export * from './events.ts';
export { explored, foresee } from './foresee.ts';
export { foreseePlacement } from './foresee-placement.ts';
export { depthCharge } from './game.ts';
export { legal } from './legal.ts';
export { makeAction, parseAction } from './notation/action.ts';
export { replay } from './notation/replay.ts';
export { makeTranscript, parseTranscript, transcriptOf } from './notation/transcript.ts';
export type { Transcript } from './notation/transcript.ts';
export { MISSES_TO_LOSE } from './rules/end.ts';
export { inLine, passage, reach, soundWay } from './rules/ways.ts';
export { MINES_A_SIDE } from './rules/placement.ts';
export { pingTimes } from './rules/soundings.ts';
export * from './setup.ts';
export type { Result, State } from './state.ts';
export type { RecordedTurn, View } from './view.ts';
export * from './vocabulary.ts';
export { turningPointOf } from './turning-point.ts';
export type { TurningPoint } from './turning-point.ts';
export { clientWords } from './words/client.ts';
export { distanceWords } from './words/distances.ts';
export { endingWords } from './words/ending.ts';
export { tellLately } from './words/lately.ts';
export { momentWords } from './words/moments.ts';
export { pictures } from './words/pictures.ts';
export * from './words/screen.ts';
export { SEA_NAMES, SIDE_LETTERS } from './words/sides.ts';
export { describeSquare } from './words/squares.ts';
export { confirmations } from './words/confirmations.ts';
export type { Owner, SquareFacts, SquareRange, SquareUse } from './words/squares.ts';
export type { Futile } from './words/confirmations.ts';
export { whyNot } from './words/why-not.ts';
