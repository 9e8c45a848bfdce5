import type { Latency } from '../report/statistics.ts';

/** What a trial and its load generator say to each other. */
export interface LoadPlan {
  readonly dialect: string;
  /** Of one server, or of the nodes of a site: the two players of a match come to different ones. */
  readonly ports: readonly number[];
  readonly matches: number; // played at the same time
  readonly warmUp: number; // milliseconds
  readonly measure: number; // milliseconds
  /** Moves a second, whatever the server makes of them; null: each as soon as the one before was seen. */
  readonly offered: number | null;
}
export interface LoadResult {
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly latency: Latency;
  readonly bytesPerMove: number;
  readonly messagesPerMove: number;
  readonly bytesPerUpdate: number; // of the one message a player gets for each move
  readonly games: number; // finished while measuring
  readonly generatorCpu: number; // share of one core
  /** How much later than intended this process came to send a move; null: nothing was intended. */
  readonly lateness: Latency | null;
}
/** opened: all matches are open and idle. started: warmed up, the clock runs. */
export type FromLoad =
  | { readonly type: 'opened' }
  | { readonly type: 'started' }
  | { readonly type: 'done'; readonly result: LoadResult }
  | { readonly type: 'failed'; readonly reason: string };
export type ToLoad = { readonly type: 'plan'; readonly plan: LoadPlan } | { readonly type: 'go' };
