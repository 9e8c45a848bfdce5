import { buildWebIfStale, WEB_FOLDER } from './web-build.ts';

buildWebIfStale();
process.env['FATHOM_WEB'] ??= WEB_FOLDER;
await import('../packages/server/src/main.ts');
