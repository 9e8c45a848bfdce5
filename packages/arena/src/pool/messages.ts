import type { PlayedSet } from '../match/game-line.ts';
import type { MatchPlan } from '../match/plan.ts';

/** What a thread is started with. */
export interface ThreadStart {
  readonly plan: MatchPlan;
  readonly running: SharedArrayBuffer; // the programs it has running
}
export type ToThread = { readonly type: 'play'; readonly set: number } | { readonly type: 'close' }; // end the programs, then yourself
export type FromThread =
  | { readonly type: 'played'; readonly played: PlayedSet }
  | { readonly type: 'complained'; readonly name: string; readonly line: string };
