export { BOTS } from './bot/bots.ts';
export * from './client.ts';
export { parOf, scoreOf, searchDiverPlayable } from './playable.ts';
export type { Par, Score } from './playable.ts';
export { words } from './words/index.ts';
