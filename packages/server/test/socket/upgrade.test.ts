import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startForTest } from '../server/running.ts';
import { isHere, sitDown } from '../server/two-players.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

test('of the requests that sockets were opened by nothing stays in memory', async () => {
  const server = await startForTest();
  const requests: WeakRef<IncomingMessage>[] = [];
  server.app.http.server.on('upgrade', (message) => requests.push(new WeakRef(message)));
  const { black } = await sitDown(server);
  await black.until(() => isHere(black, 'red'));
  expect(requests).toHaveLength(2);
  while (requests.some((request) => request.deref() !== undefined)) {
    await setImmediate();
    collect();
  }
  expect(server.sockets().size).toBe(2);
});
