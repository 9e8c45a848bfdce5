/** A Colyseus server with its default WebSocket transport and everything in memory: a room a match. */
import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { DepthChargeRoom } from './depth-charge-room.ts';
import { tellReady } from './ready.ts';

const PING_INTERVAL = 10_000; // the default of 3 s would cost it more than the others' heartbeats cost them

const transport = new WebSocketTransport({ pingInterval: PING_INTERVAL });
const server = new Server({ transport, greet: false, gracefullyShutdown: false });
server.define('depth_charge', DepthChargeRoom);
await server.listen(0, '127.0.0.1');
tellReady(transport.server?.address());
