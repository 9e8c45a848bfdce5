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
export { depthCharge } from './game.ts';
export { legal, reach } from './legal.ts';
export { makeAction, parseAction } from './notation/action.ts';
export { replay } from './notation/replay.ts';
export { makeTranscript, parseTranscript, transcriptOf } from './notation/transcript.ts';
export type { Transcript } from './notation/transcript.ts';
export { MISSES_TO_LOSE } from './rules/end.ts';
export { passage } from './rules/movement.ts';
export { MINES_A_SIDE } from './rules/placement.ts';
export { inLine, pingTimes, soundWay } from './rules/soundings.ts';
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
export { confirmations, describeSquare } from './words/squares.ts';
export type { Futile, Owner, SquareFacts, SquareRange, SquareUse } from './words/squares.ts';
export { whyNot } from './words/why-not.ts';
