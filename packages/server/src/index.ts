export { buildApp } from './app.ts';
export type { App } from './app.ts';
export { BadConfig, readConfig } from './config.ts';
export type { Config } from './config.ts';
export { openMemoryStore, openStore } from './store/index.ts';
