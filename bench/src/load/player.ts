import type { Dialect, Seats } from './dialect.ts';
import type { Script } from './scripts.ts';
import type { Wire } from './wire.ts';

export interface PlayerListener {
  readonly heard: (bytes: number) => void;
  readonly updated: (bytes: number) => void;
  /** The other player has seen the move that was meant for that time. */
  readonly seen: (since: number) => void;
  /** The next move can be sent. */
  readonly ready: () => void;
  readonly over: () => void;
}

/** One match: both players, and the moves of its game. There is at most one on its way. */
export class Player {
  readonly #dialect: Dialect;
  readonly #wires: readonly [Wire, Wire];
  readonly #frames: readonly Buffer[];
  readonly #listener: PlayerListener;
  readonly #updates = [0, 0]; // seen by each player
  #next = 0; // the move to be sent
  #ended = false;
  #since = 0;

  constructor(match: OpenMatch, listener: PlayerListener) {
    this.#dialect = match.dialect;
    this.#wires = match.seats.wires;
    this.#frames = match.dialect.frames(match.script, match.seats);
    this.#listener = listener;
    for (const [seat, wire] of this.#wires.entries())
      wire.hear = (payload) => this.#hear(seat, payload);
  }

  /** The number of the move to be sent. */
  get next(): number {
    return this.#next;
  }

  /** Its latency counts from the given time. Scripts alternate strictly: the sender of move i is player i mod 2. */
  send(since: number): void {
    const frame = this.#frames[this.#next];
    const wire = this.#wires[this.#next % 2];
    if (frame === undefined || wire === undefined) return;
    this.#next += 1;
    this.#since = since;
    wire.send(frame);
  }

  #hear(seat: number, payload: Buffer): void {
    this.#listener.heard(payload.length);
    if (!this.#dialect.isUpdate(payload)) return this.#hearOther(seat, payload);
    this.#listener.updated(payload.length);
    const seen = (this.#updates[seat] ?? 0) + 1;
    this.#updates[seat] = seen;
    if (this.#ended) this.#leaveOnceAllIsSeen();
    else if (seat === this.#witness() && seen === this.#due()) this.#seen(payload);
  }

  /** The one whose sight of the last sent move lets the next one go. */
  #witness(): number {
    return this.#dialect.seenBy === 'other' ? this.#next % 2 : (this.#next + 1) % 2;
  }

  /** A late update of the move before must not be taken for this one's: each player gets one a move. */
  #due(): number {
    return this.#dialect.seenBy === 'other' ? this.#next : Math.ceil(this.#next / 2);
  }

  #seen(payload: Buffer): void {
    this.#listener.seen(this.#since);
    if (this.#next < this.#frames.length) return this.#listener.ready();
    if (this.#dialect.isEnd?.(payload) === false)
      throw new Error(`a game did not end as it should: ${payload.toString()}`);
    this.#ended = true;
    this.#leaveOnceAllIsSeen();
  }

  /** Where a match is used again, a late update must not be taken for one of the next game. */
  #leaveOnceAllIsSeen(): void {
    const all = this.#frames.length;
    if (this.#dialect.seenBy === 'sender' || this.#updates.every((seen) => seen === all))
      this.#listener.over();
  }

  #hearOther(seat: number, payload: Buffer): void {
    const answer = this.#dialect.heartbeat(payload);
    if (answer !== null) return this.#wires[seat]?.send(answer);
    if (this.#dialect.isComplaint(payload))
      throw new Error(`move ${this.#next} was not taken: ${payload.toString()}`);
  }
}

export interface OpenMatch {
  readonly dialect: Dialect;
  readonly seats: Seats;
  readonly script: Script;
}
