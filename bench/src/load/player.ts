import type { Dialect, Seats } from './dialect.ts';
import type { Script } from './scripts.ts';
import type { Tally } from './tally.ts';
import type { Wire } from './wire.ts';

/**
 * One match in a closed loop: a player sends its move as soon as it has seen the one before, so that there is always
 * exactly one on its way.
 */
export class Player {
  readonly #dialect: Dialect;
  readonly #wires: readonly [Wire, Wire];
  readonly #frames: readonly Buffer[];
  readonly #tally: Tally;
  readonly #over: () => void;
  readonly #updates = [0, 0]; // seen by each player
  #next = 0; // the move to be sent
  #rest: Rest | null = null;
  #ended = false;
  #sentAt = 0;

  constructor(match: OpenMatch, tally: Tally, over: () => void) {
    this.#dialect = match.dialect;
    this.#wires = match.seats.wires;
    this.#frames = match.dialect.frames(match.script, match.seats);
    this.#tally = tally;
    this.#over = over;
  }

  start(rest: Rest | null): void {
    this.#rest = rest;
    for (const [seat, wire] of this.#wires.entries())
      wire.hear = (payload) => this.#hear(seat, payload);
    this.resume();
  }

  resume(): void {
    if (this.#next !== this.#rest?.before) return this.#send();
    const { rested } = this.#rest;
    this.#rest = null;
    rested();
  }

  /** Scripts alternate strictly, so the sender of move i is player i mod 2. */
  #send(): void {
    const frame = this.#frames[this.#next];
    const wire = this.#wires[this.#next % 2];
    if (frame === undefined || wire === undefined) return;
    this.#next += 1;
    this.#sentAt = performance.now();
    wire.send(frame);
  }

  #hear(seat: number, payload: Buffer): void {
    this.#tally.heard(payload.length);
    if (!this.#dialect.isUpdate(payload)) return this.#hearOther(seat, payload);
    this.#tally.updated(payload.length);
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
    this.#tally.seen(performance.now() - this.#sentAt);
    if (this.#next < this.#frames.length) return this.resume();
    if (this.#dialect.isEnd?.(payload) === false)
      throw new Error(`a game did not end as it should: ${payload.toString()}`);
    this.#ended = true;
    this.#tally.gameOver();
    this.#leaveOnceAllIsSeen();
  }

  /** Where a match is used again, a late update must not be taken for one of the next game. */
  #leaveOnceAllIsSeen(): void {
    const all = this.#frames.length;
    if (this.#dialect.seenBy === 'sender' || this.#updates.every((seen) => seen === all))
      this.#over();
  }

  #hearOther(seat: number, payload: Buffer): void {
    const answer = this.#dialect.heartbeat(payload);
    if (answer !== null) return this.#wires[seat]?.send(answer);
    if (this.#dialect.isComplaint(payload))
      throw new Error(`move ${this.#next} was not taken: ${payload.toString()}`);
  }
}

/** Where a player waits to be resumed. */
export interface Rest {
  readonly before: number; // the number of a move
  readonly rested: () => void;
}
export interface OpenMatch {
  readonly dialect: Dialect;
  readonly seats: Seats;
  readonly script: Script;
}
