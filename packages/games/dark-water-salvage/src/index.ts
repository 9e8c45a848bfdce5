export { BOTS } from './bot/bots.ts';
export * from './client.ts';
export { darkWaterSalvagePlayable } from './playable.ts';
export { words } from './words/index.ts';
