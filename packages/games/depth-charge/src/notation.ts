/** Text of an action and of a whole game, both ways. */
export { makeAction, parseAction } from './notation/action.ts';
export { replay } from './notation/replay.ts';
export { makeTranscript, parseTranscript, transcriptOf } from './notation/transcript.ts';
export type { Transcript } from './notation/transcript.ts';
