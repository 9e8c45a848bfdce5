import type { Latency } from '../report/statistics.ts';

/** What a real-time run and its load generator say to each other. */
export interface CrewsPlan {
  readonly port: number;
  readonly matches: number;
  readonly warmUp: number; // courses of each crew, one a second
  readonly measure: number; // courses of each crew
}
export interface CrewsResult {
  readonly moves: number; // inputs: a course and two marks each count
  readonly movesPerSecond: number;
  readonly seconds: number;
  readonly latency: Latency; // to the last crew mate
  readonly bytesPerUpdate: number; // what one client is sent for one move it hears of
  readonly updatesPerMove: number;
  readonly late: number; // courses that were due before the last one's marks had been seen
  readonly generatorCpu: number; // share of one core
}
export type FromCrews =
  | { readonly type: 'started' }
  | { readonly type: 'done'; readonly result: CrewsResult }
  | { readonly type: 'failed'; readonly reason: string };
