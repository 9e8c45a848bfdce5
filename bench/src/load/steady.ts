import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { LoadPlan, LoadResult } from './messages.ts';
import type { Beat } from './pacemaker.ts';
import { Player } from './player.ts';
import type { OpenMatch } from './player.ts';
import type { Pool } from './pool.ts';
import { Schedule } from './schedule.ts';
import { Score } from './score.ts';
import { LEAST_DECISIONS } from './scripts.ts';

const RESERVE = 1.1; // some games are longer than others
const PATIENCE = 20_000; // milliseconds for the last moves to be seen
const PACEMAKER = new URL('pacemaker.ts', import.meta.url);
const SETTLE = 500; // milliseconds before the first offer: the pacemaker starts meanwhile

/**
 * An open loop: so many moves a second are due, evenly spread over the tables, whatever the server makes of them. Latency
 * counts from the moment a move was due. Within a match moves stay in order: one that is due before the last was seen waits
 * for it, and its waiting counts.
 */
export async function driveSteadily(
  pool: Pool,
  plan: LoadPlan & { readonly offered: number },
  started: () => void,
): Promise<LoadResult> {
  const { matches, offered, warmUp, measure } = plan;
  const score = new Score();
  await pool.fill(
    matches + Math.ceil((RESERVE * offered * (warmUp + measure)) / 1000 / LEAST_DECISIONS),
  );
  const tables = await seat(pool, score, matches);
  const from = performance.now() + SETTLE;
  const schedule = new Schedule(from, { perSecond: offered, tables: matches });
  const pacemaker = startPacemaker(schedule);
  const load = { schedule, tables, score, pacemaker };
  await offerUntil(from + warmUp, load);
  started();
  score.begin(schedule.next);
  const cpu = process.cpuUsage();
  await offerUntil(from + warmUp + measure, load);
  const { user, system } = process.cpuUsage(cpu);
  await pacemaker.terminate();
  await allSeen(score);
  const seconds = measure / 1000;
  return resultOf(score, { seconds, generatorCpu: (user + system) / 1e6 / seconds });
}

/** Tables with games at different stages, from the first move to the last. */
async function seat(pool: Pool, score: Score, matches: number): Promise<SteadyTable[]> {
  const tables = Array.from({ length: matches }, () => new SteadyTable(pool, score));
  const stage = (i: number): number => Math.floor((i / matches) * LEAST_DECISIONS);
  await Promise.all(tables.map((table, i) => table.playUpTo(stage(i))));
  return tables;
}

function startPacemaker({ next, gap }: Schedule): Worker {
  const beat: Beat = { from: performance.timeOrigin + next, gap };
  return new Worker(PACEMAKER, { workerData: beat });
}

interface Load {
  readonly schedule: Schedule;
  readonly tables: readonly SteadyTable[];
  readonly score: Score;
  readonly pacemaker: Worker;
}

/** Offers what is due, at each beat. */
async function offerUntil(end: number, load: Load): Promise<void> {
  const { schedule, tables, score, pacemaker } = load;
  const { promise, resolve } = Promise.withResolvers<void>();
  const offerDue = (): void => {
    const now = performance.now();
    for (const { table, at } of schedule.take(Math.min(now, end))) {
      score.offered(at, now);
      tables[table]?.offer(at);
    }
    if (schedule.next >= end) resolve();
  };
  pacemaker.on('message', offerDue);
  await promise;
  pacemaker.off('message', offerDue);
}

/** What was due while the clock ran counts, however late it is seen. */
async function allSeen(score: Score): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (score.unseen > 0 && performance.now() < end) await sleep(5);
  if (score.unseen > 0)
    throw new Error(`${score.unseen} moves were not seen within ${PATIENCE} ms`);
}

function resultOf(
  score: Score,
  { seconds, generatorCpu }: Pick<LoadResult, 'seconds' | 'generatorCpu'>,
): LoadResult {
  const { moves, bytes, messages, updateBytes, updates, games } = score;
  return {
    moves,
    seconds,
    movesPerSecond: moves / seconds,
    latency: score.latency(),
    bytesPerMove: bytes / moves,
    messagesPerMove: messages / moves,
    bytesPerUpdate: updateBytes / updates,
    games,
    generatorCpu,
    lateness: score.lateness(),
  };
}

/** One game after the other; each move when it is due, or when the one before has been seen. */
class SteadyTable {
  readonly #pool: Pool;
  readonly #score: Score;
  readonly #due: number[] = []; // moments of moves that are due and not sent
  #player: Player;
  #free = true; // no move is on its way
  #stage: { readonly before: number; readonly reached: () => void } | null = null;

  constructor(pool: Pool, score: Score) {
    this.#pool = pool;
    this.#score = score;
    this.#player = this.#sitDown();
  }

  /** Plays as fast as it goes up to the move of that number, which waits for an offer. */
  playUpTo(before: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#stage = { before, reached: resolve };
    this.#ready();
    return promise;
  }

  offer(at: number): void {
    this.#due.push(at);
    this.#sendIfDue();
  }

  #sendIfDue(): void {
    const at = this.#free ? this.#due.shift() : undefined;
    if (at === undefined) return;
    this.#free = false;
    this.#player.send(at);
  }

  #ready(): void {
    if (this.#stage !== null && this.#player.next < this.#stage.before)
      return this.#player.send(performance.now());
    this.#stage?.reached();
    this.#stage = null;
    this.#free = true;
    this.#sendIfDue();
  }

  #sitDown(): Player {
    const match = this.#pool.take();
    if (match === null) throw new Error('no match was left to be played');
    const score = this.#score;
    return new Player(match, {
      heard: (bytes) => score.heard(bytes),
      updated: (bytes) => score.updated(bytes),
      seen: (at) => score.seen(at, performance.now()),
      ready: () => this.#ready(),
      over: () => this.#standUp(match),
    });
  }

  #standUp(match: OpenMatch): void {
    this.#score.gameOver();
    if (match.dialect.isEnd === null) this.#pool.giveBack(match); // it knows no game, so it can go on
    this.#player = this.#sitDown();
    this.#ready();
  }
}
