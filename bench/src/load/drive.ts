import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadPlan, LoadResult } from './messages.ts';
import type { Pool } from './pool.ts';
import { LEAST_DECISIONS } from './scripts.ts';
import { Player } from './player.ts';
import type { OpenMatch } from './player.ts';
import { Tally } from './tally.ts';

const RESERVE = 1.25; // how many more matches are opened than the rate so far says will be needed
const COLD_TO_WARM = 2; // a warm server may well be this much faster than a cold one
const LEAD_IN = 300; // milliseconds of play before the clock starts
const MOST_WAITING = 8000; // two sockets each: what one process may hold open

/**
 * How many matches must be open and waiting depends on how fast a contestant is: the first games tell it roughly, for
 * the warm-up, and the warm-up for the run that counts.
 */
export async function drive(pool: Pool, plan: LoadPlan, started: () => void): Promise<LoadResult> {
  const cold = await firstGames(pool, plan.matches);
  await pool.fill(needed(plan, cold * COLD_TO_WARM * plan.warmUp));
  const warm = await warmUp(pool, plan);
  await pool.fill(needed(plan, warm * (plan.measure + LEAD_IN)));
  const tables = new Tables(pool);
  await tables.begin(plan.matches);
  await pass(tables, LEAD_IN);
  started();
  const result = await measure(tables, plan.measure);
  if (result.moves === 0) throw new Error('no move was seen by the other player');
  return result;
}

/** So many matches that this many moves are made before one is missing. */
const needed = ({ matches }: LoadPlan, moves: number): number =>
  Math.min(MOST_WAITING, Math.ceil(matches + (moves * RESERVE) / LEAST_DECISIONS));

/** Every game must come to its end here, or the run does. In moves a millisecond, like all rates below. */
async function firstGames(pool: Pool, matches: number): Promise<number> {
  const tables = new Tables(pool);
  const from = performance.now();
  tables.tally.start();
  await tables.begin(matches);
  await tables.close();
  return tables.tally.moves / (performance.now() - from);
}

async function warmUp(pool: Pool, { matches, warmUp: time }: LoadPlan): Promise<number> {
  const tables = new Tables(pool);
  await tables.begin(matches);
  await pass(tables, time / 2);
  const from = performance.now();
  tables.tally.start();
  await pass(tables, time / 2);
  const rate = tables.tally.moves / (performance.now() - from);
  await tables.close();
  return rate;
}

async function measure(tables: Tables, time: number): Promise<LoadResult> {
  const { tally } = tables;
  const cpu = process.cpuUsage();
  const from = performance.now();
  tally.start();
  await pass(tables, time);
  tally.stop();
  const seconds = (performance.now() - from) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const { moves, bytes, messages, games } = tally;
  return {
    moves,
    seconds,
    movesPerSecond: moves / seconds,
    latency: tally.latency(),
    bytesPerMove: bytes / moves,
    messagesPerMove: messages / moves,
    bytesPerUpdate: tally.updateBytes / tally.updates,
    games,
    generatorCpu: (user + system) / 1e6 / seconds,
    lateness: null,
  };
}

/** Ends early when the waiting matches run out: from then on there would be fewer games than planned. */
async function pass(tables: { readonly full: boolean }, time: number): Promise<void> {
  const end = performance.now() + time;
  while (tables.full && performance.now() < end)
    await sleep(Math.min(20, Math.max(0, end - performance.now())));
}

const STALL = 10_000; // milliseconds without a move after which a run is given up

/** Where a match waits for the others: before the move of that number. */
interface Rest {
  readonly before: number;
  readonly rested: () => void;
}

/**
 * Keeps a number of games going in a closed loop: a player sends its move as soon as it has seen the one before, and when
 * a game ends, a waiting match takes its place.
 */
class Tables {
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
    for (const player of players) player?.send(performance.now());
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
    const goOn = (): void => {
      if (player.next === rest?.before) rest.rested();
      else player.send(performance.now());
    };
    const player = new Player(match, {
      heard: (bytes) => this.tally.heard(bytes),
      updated: (bytes) => this.tally.updated(bytes),
      seen: (since) => this.tally.seen(since),
      ready: goOn,
      over: () => this.#leave(match),
    });
    goOn();
    return player;
  }

  #leave(match: OpenMatch): void {
    this.#playing -= 1;
    this.tally.gameOver();
    if (match.dialect.isEnd === null) this.#pool.giveBack(match); // it knows no game, so it can go on
    else this.#finished.push(match);
    this.#seatNext(null);
    if (this.#playing === 0) this.#idle();
  }
}
