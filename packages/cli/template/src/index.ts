export * from './client.ts';
export { newGamePlayable } from './playable.ts';
