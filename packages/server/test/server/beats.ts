import { once } from 'node:events';
import { onTestFinished, vi } from 'vitest';
import { BEAT } from '../../src/runtime.ts';
import type { Running } from './running.ts';

/** From here on sockets are pinged when the test says so: whoever is slow to answer is not taken for dead. */
export function beatByHand(): () => void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  return () => void vi.advanceTimersByTime(BEAT);
}

/** Until each socket has answered its next ping. */
export const allPong = (server: Running): Promise<unknown> =>
  Promise.all([...server.sockets()].map((socket) => once(socket, 'pong')));
