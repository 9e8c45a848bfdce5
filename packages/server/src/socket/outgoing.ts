import type { Socket } from 'node:net';
import { textFrame } from './frames.ts';

/**
 * What is to be sent on a socket. It leaves at the end of this turn of the event loop, together with what the other
 * sockets were sent meanwhile: each write wakes whoever reads it, and many in a row wake them once.
 */
export interface Outgoing {
  post(text: string): void;
  /** Sends at once what waits. To be called before anything else is written to the socket. */
  flush(): void;
  /** Bytes, or nearly so, that are not sent yet. */
  unsent(): number;
}

const MOST_WAITING = 64; // sockets; more at a time would only keep the first of them waiting

let waiting: Outgoing[] = [];

function flushAll(): void {
  const all = waiting;
  waiting = [];
  for (const outgoing of all) outgoing.flush();
}

function wait(outgoing: Outgoing): void {
  waiting.push(outgoing);
  if (waiting.length === 1) process.nextTick(flushAll);
  else if (waiting.length === MOST_WAITING) flushAll();
}

export function openOutgoing(stream: Socket): Outgoing {
  return new FramesOfTurn(stream);
}

class FramesOfTurn implements Outgoing {
  readonly #stream: Socket;
  #frames = ''; // one byte a character

  constructor(stream: Socket) {
    this.#stream = stream;
  }

  post(text: string): void {
    const isFirst = this.#frames === '';
    this.#frames += textFrame(text);
    if (isFirst) wait(this);
  }

  flush(): void {
    const frames = this.#frames;
    this.#frames = '';
    if (frames !== '' && this.#stream.writable) this.#stream.write(frames, 'latin1');
  }

  unsent(): number {
    return this.#stream.writableLength + this.#frames.length;
  }
}
