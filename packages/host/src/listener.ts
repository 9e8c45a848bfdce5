import type { ServerMessage } from '@fathom/protocol';

/** Somebody who watches or plays: a socket, the page of a worker, a terminal, in tests an array. */
export interface Listener {
  readonly guest: string;
  /** A ServerMessage as JSON: it is made once for all who know the same. */
  send(text: string): void;
  /** This copy of the match is no more: join again. */
  dismiss(): void;
}

export const send = (listener: Listener, message: ServerMessage): void =>
  listener.send(JSON.stringify(message));
