import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Ask, Browser } from '../test/client/browser.ts';
import { LineClosed } from '../test/client/line.ts';

const RETRY_MILLIS = 25;
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** Whether this is what a client sees of a server that has just been killed. */
export function isLost(error: unknown): boolean {
  if (error instanceof LineClosed) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return (
    LOST.has(code) ||
    (error instanceof Error && /socket hang up|server response: 503/.test(error.message))
  );
}

/** Tries until the server is there to answer. */
export async function persist<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await attempt();
    } catch (error) {
      if (!isLost(error)) throw error;
      await pause(RETRY_MILLIS);
    }
}

const NOT_READY = 503; // one of several answers so while it is starting

/** Asks until the server answers, and takes nothing but yes for an answer. */
export async function insist<T>(browser: Browser, line: string, ask: Ask = {}): Promise<T> {
  for (;;) {
    const { status, body, text }: Answer<T> = await persist(() => browser.ask<T>(line, ask));
    if (status < 300) return body;
    if (status !== NOT_READY) throw new Error(`${line} was answered by ${status} ${text}`);
    await pause(RETRY_MILLIS);
  }
}
