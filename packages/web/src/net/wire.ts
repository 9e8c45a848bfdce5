import type { ClientMessage, ServerMessage } from '@fathom/protocol';

/** A line to whoever runs the match: a server's socket, or a worker in this very browser. */
export interface Wire {
  readonly send: (message: ClientMessage) => void;
  readonly close: () => void;
}
export interface WireEvents {
  readonly up: () => void;
  readonly message: (message: ServerMessage) => void;
  readonly down: () => void;
}
export type Dial = (events: WireEvents) => Wire;
