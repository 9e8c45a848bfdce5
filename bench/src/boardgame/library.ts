/**
 * boardgame.io has folders where Node expects an "exports" map, so only its CommonJS files can be named from an
 * ES module. They are given their types here, once.
 */
import { createRequire } from 'node:module';

type ClientLibrary =
  typeof import('../../node_modules/boardgame.io/dist/types/packages/client.d.ts');
type CoreLibrary = typeof import('../../node_modules/boardgame.io/dist/types/packages/core.d.ts');
type Internals = typeof import('../../node_modules/boardgame.io/dist/types/packages/internal.d.ts');
type ServerLibrary =
  typeof import('../../node_modules/boardgame.io/dist/types/packages/server.d.ts');

const require = createRequire(import.meta.url);
export const { Client } = require('boardgame.io/client') as ClientLibrary;
export const { INVALID_MOVE, TurnOrder } = require('boardgame.io/core') as CoreLibrary;
export const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internals;
/** Loaded only where it is wanted: it brings Koa and socket.io. */
export const loadServer = (): ServerLibrary => require('boardgame.io/server') as ServerLibrary;
