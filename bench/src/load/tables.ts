import { Player } from './player.ts';
import type { OpenMatch, Rest } from './player.ts';
import type { Pool } from './pool.ts';
import { LEAST_DECISIONS } from './scripts.ts';
import { Tally } from './tally.ts';

const STALL = 10_000; // milliseconds without a move after which a run is given up

/** Keeps a number of games going: when one ends, a waiting match takes its place. */
export class Tables {
  readonly tally: Tally = new Tally();
  /** False once no match was left to take the place of one that ended. */
  full = true;
  readonly #pool: Pool;
  readonly #watch: NodeJS.Timeout;
  readonly #finished: OpenMatch[] = [];
  #playing = 0;
  #closed = false;
  #idle: () => void = () => undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#watch = setInterval(() => {
      if (this.#playing > 0 && this.tally.silence() > STALL)
        throw new Error(`${this.#playing} games stand still: no move was seen for ${STALL} ms`);
    }, STALL);
  }

  /**
   * Brings the games to different stages, from the first move to the last, then lets all of them go: with games in
   * step, what is measured would depend on how far a contestant gets.
   */
  async begin(matches: number): Promise<void> {
    const resting = Promise.withResolvers<void>();
    let awaited = matches;
    const rested = (): void => {
      awaited -= 1;
      if (awaited === 0) resting.resolve();
    };
    const players = Array.from({ length: matches }, (_, i) => {
      const before = Math.floor((i / matches) * LEAST_DECISIONS);
      return this.#seatNext({ before, rested });
    });
    await resting.promise;
    for (const player of players) player?.resume();
  }

  /** Lets the games that are on come to their end; then everybody leaves. */
  async close(): Promise<void> {
    this.#closed = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#idle = resolve;
    if (this.#playing === 0) resolve();
    await promise;
    clearInterval(this.#watch);
    for (const { seats } of this.#finished) for (const wire of seats.wires) wire.close();
  }

  #seatNext(rest: Rest | null): Player | null {
    const match = this.#closed ? null : this.#pool.take();
    if (match === null) {
      this.full = false;
      return null;
    }
    this.#playing += 1;
    const player = new Player(match, this.tally, () => this.#leave(match));
    player.start(rest);
    return player;
  }

  #leave(match: OpenMatch): void {
    this.#playing -= 1;
    if (match.dialect.isEnd === null) this.#pool.giveBack(match); // it knows no game, so it can go on
    else this.#finished.push(match);
    this.#seatNext(null);
    if (this.#playing === 0) this.#idle();
  }
}
