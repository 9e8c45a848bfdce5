import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export const HERE = '127.0.0.1';

/** A port that is free now, for what must have the same one each time it is started again. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, HERE);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
