import type { Socket } from 'node:net';
import { textFrame } from './frames.ts';

/**
 * What is to be sent on a socket. It leaves at the end of this turn of the event loop, together with what the other
 * sockets were sent meanwhile: each write wakes whoever reads it, and many in a row wake them once.
 */
export interface Outgoing {
  readonly post: (text: string) => void;
  /** Sends at once what waits. To be called before anything else is written to the socket. */
  readonly flush: () => void;
  /** Bytes, or nearly so, that are not sent yet. */
  readonly unsent: () => number;
}

const MOST_WAITING = 64; // sockets; more at a time would only keep the first of them waiting

const waiting: Outgoing[] = [];

function flushAll(): void {
  for (const outgoing of waiting.splice(0)) outgoing.flush();
}

function wait(outgoing: Outgoing): void {
  waiting.push(outgoing);
  if (waiting.length === 1) process.nextTick(flushAll);
  else if (waiting.length === MOST_WAITING) flushAll();
}

export function openOutgoing(stream: Socket): Outgoing {
  let frames = ''; // one byte a character
  const flush = (): void => {
    const last = frames;
    frames = '';
    if (last !== '' && stream.writable) stream.write(last, 'latin1');
  };
  const outgoing: Outgoing = {
    flush,
    unsent: () => stream.writableLength + frames.length,
    post: (text) => {
      const isFirst = frames === '';
      frames += textFrame(text);
      if (isFirst) wait(outgoing);
    },
  };
  return outgoing;
}
