import type { ServerMessage } from '@fathom/protocol';
import type { Dial, Wire } from './wire.ts';

const PING_EVERY = 8_000;
const SILENCE = 20_000; // without a word for that long the line is dead
const UNANSWERED = 5_000; // the same while somebody waits for an answer
const RETRY = { first: 250, most: 5_000 };
/** When a server sends everybody away they need not all come back in the same moment. */
const soonerOrLater = (millis: number): number => millis * (0.5 + Math.random() / 2);

/** Where nothing comes back of what went well. */
const UNANSWERED_KINDS: ReadonlySet<string> = new Set(['hurry', 'signal']);

export interface LineEvents {
  readonly up: () => void;
  readonly message: (message: ServerMessage) => void;
  readonly down: () => void; // it is being dialled again
  readonly isWanted: () => boolean; // false: it need not come back
}
export interface Line {
  readonly send: Wire['send']; // lost while the line is down
  readonly settled: () => void; // it works: the next break is answered at once
  readonly close: () => void;
}

/** A wire that is dialled again whenever it breaks or falls silent. */
export function keepLine(dial: Dial, events: LineEvents): Line {
  let wire: Wire | null = null;
  let retry = RETRY.first;
  let heardAt = 0;
  let timer: number | undefined; // of the next try
  let patience: number | undefined; // until whatever was asked must be answered
  let isClosed = false;

  const connect = (): void => {
    timer = undefined;
    heardAt = performance.now();
    wire = dial({
      up: events.up,
      message: (message) => {
        heardAt = performance.now();
        stopWaiting();
        events.message(message);
      },
      down,
    });
  };
  const down = (): void => {
    if (isClosed || !events.isWanted()) return;
    wire = null;
    events.down();
    window.clearTimeout(timer);
    stopWaiting();
    timer = window.setTimeout(connect, soonerOrLater(retry));
    retry = Math.min(RETRY.most, retry * 2);
  };
  const hangUp = (): void => {
    wire?.close();
    down();
  };
  const stopWaiting = (): void => {
    window.clearTimeout(patience);
    patience = undefined;
  };
  const heartbeat = window.setInterval(() => {
    if (wire === null || !events.isWanted()) return;
    if (performance.now() - heardAt > SILENCE) hangUp();
    else wire.send({ t: 'ping' });
  }, PING_EVERY);
  // A laptop that wakes up or a phone that finds its network again need not wait for the next try.
  const hurryBack = (): void => {
    if (timer === undefined || isClosed) return;
    window.clearTimeout(timer);
    connect();
  };
  window.addEventListener('online', hurryBack);
  connect();
  return {
    send: (message) => {
      wire?.send(message);
      if (!UNANSWERED_KINDS.has(message.t)) patience ??= window.setTimeout(hangUp, UNANSWERED);
    },
    settled: () => {
      retry = RETRY.first;
    },
    close: () => {
      isClosed = true;
      window.clearTimeout(timer);
      stopWaiting();
      window.clearInterval(heartbeat);
      window.removeEventListener('online', hurryBack);
      wire?.close();
    },
  };
}
