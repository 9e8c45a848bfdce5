/** boardgame.io's own server with its defaults: Koa, socket.io and matches in memory. */
import { depthCharge } from '../boardgame/depth-charge.ts';
import { loadServer } from '../boardgame/library.ts';
import { tellReady } from './ready.ts';

const { Server } = loadServer();
const server = Server({ games: [depthCharge], origins: [] });
// `run` hands its port to Node's `listen`, which also takes an address: nothing here is for the network.
const port = { host: '127.0.0.1', port: 0 } as unknown as number;
const { appServer } = await server.run({ port });
tellReady(appServer.address());
