import { latencyOf } from '../report/statistics.ts';
import type { Latency } from '../report/statistics.ts';
import { Agenda } from './agenda.ts';
import {
  ATTENDANCE_EVERY,
  BEAT_EVERY,
  HEADS_EVERY,
  LARGEST_BATCH,
  LISTED_AFTER,
  READING_LINES,
} from './assumptions.ts';
import { apartOf, ratesOf } from './demand.ts';
import type { Ground, SitePlan } from './demand.ts';
import { listsPerMove } from './figures.ts';
import { Ferry, QueueingStation } from './stations.ts';

export interface SimulationPlan extends SitePlan {
  readonly partitions: number;
  readonly seconds: number; // that pass in the simulation; the first tenth is not counted
  readonly seed: number;
}
export interface SimulationResult {
  readonly moves: number;
  readonly latency: Latency; // milliseconds from a server's hearing a move to its sending it to the other player
  readonly commit: Latency; // of it, until the row was safe
  readonly batch: number; // rows a statement
  readonly commitsPerFlush: number;
  readonly commitsPerSecond: number; // of one Postgres
  readonly nodeBusy: number; // share of its core, the busiest node
  readonly postgresBusy: number; // share of all its cores, the busiest of several
  readonly flushBusy: number; // share of the time that its disk is waited for
}

/** How a node's work on a move is divided. What it does after the commit is done again by the other's node. */
const BEFORE_COMMIT = 0.5;
/** Times are no constants: half of each is, the other half is drawn. */
const CERTAIN = 0.5;
const COUNTED_FROM = 0.1;

/** One node: its event loop, the way to each Postgres, and the lines on which it reads. */
interface SimulatedNode {
  readonly loop: QueueingStation;
  readonly batches: readonly Ferry<() => void>[];
  readonly lines: readonly QueueingStation[];
}
interface SimulatedPostgres {
  readonly cores: QueueingStation;
  readonly flushes: Ferry<() => void>;
}

/** Plays a site's busiest hour for some seconds. The same seed gives the same figures. */
export function simulate(plan: SimulationPlan, ground: Ground): SimulationResult {
  return new Simulation(plan, ground).run();
}

class Simulation {
  readonly #plan: SimulationPlan;
  readonly #ground: Ground;
  readonly #agenda = new Agenda();
  readonly #draw: () => number;
  readonly #databases: readonly SimulatedPostgres[];
  readonly #nodes: readonly SimulatedNode[];
  readonly #latencies: number[] = [];
  readonly #commits: number[] = [];

  constructor(plan: SimulationPlan, ground: Ground) {
    this.#plan = plan;
    this.#ground = ground;
    this.#draw = drawFrom(plan.seed);
    this.#databases = Array.from({ length: plan.partitions }, () => this.#openPostgres());
    this.#nodes = Array.from({ length: plan.nodes }, () => this.#openNode());
  }

  run(): SimulationResult {
    const end = this.#plan.seconds * 1000;
    const rates = ratesOf(this.#plan, this.#ground.assumptions);
    const { rowsPerMove } = this.#ground.assumptions; // every row goes the way of a move
    this.#repeat(rates.liveMoves * rowsPerMove, () => this.#move('live'));
    this.#repeat(rates.correspondenceMoves * rowsPerMove, () => this.#move('correspondence'));
    this.#repeat(rates.visits + 2 * rates.begun, () => this.#visit());
    const copies = rates.copies / this.#plan.nodes;
    for (let i = 0; i < this.#nodes.length; i++) this.#keepUp(copies);
    this.#agenda.runUntil(end);
    return this.#result(end);
  }

  /** At random moments, so many a second. */
  #repeat(perSecond: number, happen: () => void): void {
    if (perSecond <= 0) return;
    const again = (): void =>
      this.#agenda.after(exponential(this.#draw, 1000 / perSecond), () => {
        again();
        happen();
      });
    again();
  }

  #openPostgres(): SimulatedPostgres {
    const { postgresCores, flush } = this.#ground.assumptions;
    return {
      cores: new QueueingStation(this.#agenda, postgresCores),
      flushes: new Ferry((lot, landed) =>
        this.#agenda.after(this.#about(flush), () => {
          landed();
          for (const done of lot) done();
        }),
      ),
    };
  }

  #openNode(): SimulatedNode {
    const { append, postgresMore } = this.#ground.figures;
    const batches = this.#databases.map(
      (postgres) =>
        new Ferry<() => void>((lot, landed) => {
          const time = postgresMore * (append.statement + append.row * lot.length);
          this.#write(postgres, time, () => {
            landed();
            for (const done of lot) done();
          });
        }, LARGEST_BATCH),
    );
    return {
      loop: new QueueingStation(this.#agenda, 1),
      batches,
      lines: this.#databases.map(() => new QueueingStation(this.#agenda, READING_LINES)),
    };
  }

  /** A statement there, until it is on the disk, and back. */
  #write({ cores, flushes }: SimulatedPostgres, time: number, done: () => void): void {
    this.#way(() => cores.serve(this.#about(time), () => flushes.board(() => this.#way(done))));
  }

  /** A line is taken until the answer is there. */
  #ask(node: SimulatedNode, at: number, { time, done, isWrite = false }: Statement): void {
    const postgres = this.#databases[at] as SimulatedPostgres;
    node.lines[at]?.take((release) => {
      const answered = (): void => {
        release();
        done();
      };
      if (isWrite) return this.#write(postgres, time, answered);
      this.#way(() => postgres.cores.serve(this.#about(time), () => this.#way(answered)));
    });
  }

  #way(done: () => void): void {
    this.#agenda.after(this.#ground.assumptions.network, done);
  }

  #move(kind: 'live' | 'correspondence'): void {
    const { figures, assumptions } = this.#ground;
    const from = this.#agenda.now;
    const at = this.#pickIndex(this.#databases.length);
    const node = this.#pickNode();
    const other = this.#pickNode();
    const { together, apart } = figures.nodeMove;
    const own = together;
    const extra = Math.max(0, apart - together);
    node.loop.serve(this.#about(own * BEFORE_COMMIT), () => {
      const sent = this.#agenda.now;
      node.batches[at]?.board(() => {
        this.#count(this.#commits, this.#agenda.now - sent);
        node.loop.serve(this.#about(own * (1 - BEFORE_COMMIT)), () => {
          if (node === other) return this.#count(this.#latencies, this.#agenda.now - from);
          this.#follow(other, { at, time: extra, from });
        });
      });
      this.#list(node, at, kind === 'live' ? assumptions.liveMovesPerMinute / 60 : 0);
    });
  }

  /** The other's node is poked, reads the row and shows it. */
  #follow(node: SimulatedNode, move: { readonly at: number; time: number; from: number }): void {
    const { at, time, from } = move;
    const { read, postgresMore } = this.#ground.figures;
    const shown = (): void => this.#count(this.#latencies, this.#agenda.now - from);
    const fold = (): void => node.loop.serve(this.#about(time), shown);
    // To NATS, and on.
    this.#way(() =>
      this.#way(() => this.#ask(node, at, { time: postgresMore * read, done: fold })),
    );
  }

  #list(node: SimulatedNode, at: number, movesPerSecond: number): void {
    if (this.#draw() > listsPerMove(movesPerSecond, apartOf(this.#plan.nodes))) return;
    const { list, postgresMore } = this.#ground.figures;
    this.#agenda.after(LISTED_AFTER * 1000, () =>
      this.#ask(node, at, { time: postgresMore * list, done: () => {}, isWrite: true }),
    );
  }

  /** Somebody joins a match at rest; later it is let go. */
  #visit(): void {
    const { join, rest, postgresMore } = this.#ground.figures;
    const node = this.#pickNode();
    const at = this.#pickIndex(this.#databases.length);
    this.#ask(node, at, {
      time: join.postgres,
      done: () => node.loop.serve(this.#about(join.node), () => {}),
    });
    this.#ask(node, at, { time: postgresMore * rest, done: () => {}, isWrite: true });
  }

  /** What one node asks whether anybody plays or not, of every Postgres. */
  #keepUp(copies: number): void {
    const { beat, headsPerMatch, attendancePerMatch } = this.#ground.figures;
    const each = copies / this.#databases.length;
    const tasks = [
      { every: BEAT_EVERY, time: beat },
      { every: HEADS_EVERY, time: headsPerMatch * each },
      { every: ATTENDANCE_EVERY, time: attendancePerMatch * each },
    ];
    for (const { every, time } of tasks) {
      const ask = (): void => {
        for (const { cores } of this.#databases) cores.serve(time, () => {});
        this.#agenda.after(every * 1000, ask);
      };
      this.#agenda.after(this.#draw() * every * 1000, ask);
    }
  }

  #result(end: number): SimulationResult {
    const batches = this.#nodes.flatMap(({ batches: all }) => all);
    const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
    const flushes = this.#databases.map(({ flushes: all }) => all);
    const trips = sum(flushes.map((all) => all.trips));
    const carried = sum(flushes.map((all) => all.carried));
    const { postgresCores, flush } = this.#ground.assumptions;
    return {
      moves: this.#latencies.length,
      latency: latencyOf(this.#latencies),
      commit: latencyOf(this.#commits),
      batch: sum(batches.map((all) => all.carried)) / sum(batches.map((all) => all.trips)),
      commitsPerFlush: carried / trips,
      commitsPerSecond: (1000 * carried) / end / this.#plan.partitions,
      nodeBusy: Math.max(...this.#nodes.map(({ loop }) => loop.busy)) / end,
      postgresBusy:
        Math.max(...this.#databases.map(({ cores }) => cores.busy)) / postgresCores / end,
      flushBusy: (trips * flush) / end / this.#plan.partitions,
    };
  }

  #count(times: number[], time: number): void {
    if (this.#agenda.now >= this.#plan.seconds * 1000 * COUNTED_FROM) times.push(time);
  }

  #about(mean: number): number {
    return CERTAIN * mean + exponential(this.#draw, (1 - CERTAIN) * mean);
  }

  #pickNode(): SimulatedNode {
    return this.#nodes[this.#pickIndex(this.#nodes.length)] as SimulatedNode;
  }

  #pickIndex(below: number): number {
    return Math.floor(this.#draw() * below);
  }
}

interface Statement {
  readonly time: number;
  readonly done: () => void;
  readonly isWrite?: boolean;
}

const exponential = (draw: () => number, mean: number): number => -mean * Math.log(1 - draw());

/** From 0 to 1 (mulberry32). */
function drawFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}
