import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What Node keeps of the request on a connection. */
interface Upgraded {
  readonly _httpMessage?: ServerResponse | null;
}

/**
 * Once a socket is open, its request is over, though nobody has answered it: without this its headers, its response and
 * all that Fastify has made of them would stay in memory as long as the socket.
 */
export function letGoOfRequest(stream: Socket): void {
  const { _httpMessage: response } = stream as Upgraded;
  response?.detachSocket(stream);
}
