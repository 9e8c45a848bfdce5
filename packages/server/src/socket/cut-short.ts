import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

const LINGER = 1_000; // milliseconds in which a client can still read why

/** What `ws` has received of a socket and not parsed yet. */
interface Received {
  readonly _buffers: Buffer[];
  _bufferedBytes: number;
}

/**
 * Ends a connection whose client may go on sending: not one more frame of it is parsed, nor is anything read from it.
 * A connection destroyed at once would take the close frame with it.
 */
export function cutShort(
  socket: WebSocket,
  stream: Socket,
  { code, reason }: { readonly code: number; readonly reason: string },
): void {
  socket.close(code, reason);
  for (const event of ['message', 'ping', 'pong']) socket.removeAllListeners(event);
  stream.removeAllListeners('data');
  dropReceived(socket);
  socket.pause();
  stream.end();
  setTimeout(() => {
    stream.read(); // or `ws` would parse what has piled up when the connection is destroyed
    socket.terminate();
  }, LINGER).unref();
}

/** `ws` has no way to stop in the middle of a chunk, which may hold ten thousand frames. */
function dropReceived(socket: WebSocket): void {
  const { _receiver: received } = socket as unknown as { readonly _receiver?: Received };
  if (received === undefined) return;
  received._buffers.length = 0;
  received._bufferedBytes = 0;
}
