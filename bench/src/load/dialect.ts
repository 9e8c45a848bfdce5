import type { Script } from './scripts.ts';
import type { Wire } from './wire.ts';

/** A match with both players connected and in their seats: Black's wire, then Red's. */
export interface Seats {
  readonly wires: readonly [Wire, Wire];
  readonly match: string;
  readonly keys: readonly [string, string]; // what each player shows with a move, where a server asks for that
}

/** Where Black and Red come to a match: one port twice, unless the server is a site of several nodes. */
export type Ports = readonly [number, number];

/** How one contestant is spoken to. */
export interface Dialect {
  /** Opens match number `n` of this run, each player at their port. */
  readonly open: (ports: Ports, n: number) => Promise<Seats>;
  /** The frames of a whole game in this match, made before the clock runs. */
  readonly frames: (script: Script, seats: Seats) => readonly Buffer[];
  /** Whether a message is the one update a player gets for each move. */
  readonly isUpdate: (payload: Buffer) => boolean;
  /** Whether an update tells of the end of the game; null: this server knows no game. */
  readonly isEnd: ((payload: Buffer) => boolean) | null;
  /** Messages that must never come: refusals, errors. */
  readonly isComplaint: (payload: Buffer) => boolean;
  /** The answer to a heartbeat in the contestant's own protocol; null: this is none. */
  readonly heartbeat: (payload: Buffer) => Buffer | null;
  /** Who must have seen a move before the next one is sent: the other player or, for an echo, its sender. */
  readonly seenBy: 'other' | 'sender';
}

/** Frames that are the same in every match are made once a script. */
export function sharedFrames(make: (script: Script) => readonly Buffer[]): Dialect['frames'] {
  const made = new Map<Script, readonly Buffer[]>();
  return (script) => {
    const frames = made.get(script) ?? make(script);
    made.set(script, frames);
    return frames;
  };
}

/** The next message for which `wanted` holds; whatever else comes before it is let go. */
export function nextMessage(wire: Wire, wanted: (payload: Buffer) => boolean): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const timer = setTimeout(() => reject(new Error('no answer within 20 s')), 20_000);
  wire.hear = (payload) => {
    if (!wanted(payload)) return;
    wire.hear = () => undefined;
    resolve(Buffer.from(payload));
  };
  return promise.finally(() => clearTimeout(timer));
}
