/** What a trial and its load generator say to each other. */
export interface LoadPlan {
  readonly dialect: string;
  readonly port: number;
  readonly matches: number; // played at the same time
  readonly warmUp: number; // milliseconds
  readonly measure: number; // milliseconds
}
export interface LoadResult {
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number }; // milliseconds
  readonly bytesPerMove: number;
  readonly messagesPerMove: number;
  readonly bytesPerUpdate: number; // of the one message a player gets for each move
  readonly games: number; // finished while measuring
  readonly generatorCpu: number; // share of one core
}
/** opened: all matches are open and idle. started: warmed up, the clock runs. */
export type FromLoad =
  | { readonly type: 'opened' }
  | { readonly type: 'started' }
  | { readonly type: 'done'; readonly result: LoadResult }
  | { readonly type: 'failed'; readonly reason: string };
export type ToLoad = { readonly type: 'plan'; readonly plan: LoadPlan } | { readonly type: 'go' };
