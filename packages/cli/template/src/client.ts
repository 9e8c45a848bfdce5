/** What a browser may import: the game without its bots. */
export * from './actions.ts';
export * from './belief.ts';
export * from './events.ts';
export { newGame } from './game.ts';
export { legal } from './legal.ts';
export { notation } from './notation.ts';
export * from './setup.ts';
export type { Guess, Result, State } from './state.ts';
export type { View } from './view.ts';
export * from './vocabulary.ts';
export { words } from './words/index.ts';
