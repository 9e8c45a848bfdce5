import type { Forfeit, Hidden } from '@fathom/kit';
import type { Hex } from './hex.ts';
import type {
  Die,
  Ending,
  Face,
  Group,
  RolledSearch,
  Search,
  SideName,
  Slot,
  SpecialEvent,
  TargetKind,
  TurnReason,
} from './vocabulary.ts';

export interface MarkerPlaced {
  readonly type: 'markerPlaced';
  readonly side: SideName;
  readonly hex: Hex;
  readonly left: number; // still to be laid
}
/** The last marker is laid: which one is the target is settled now, and nobody hears it. */
export interface TargetHidden {
  readonly type: 'targetHidden';
  readonly target: Hidden<Hex>;
}
export interface TurnBegan extends Slot {
  readonly type: 'turnBegan';
  readonly side: SideName;
  readonly by: TurnReason;
}
/** All that was looked up for a dive, so that it can be told and checked. */
export interface Dived extends Slot {
  readonly type: 'dived';
  readonly side: SideName;
  readonly hex: Hex;
  readonly depth: number;
  readonly minutes: number; // actual bottom time (ABT)
  readonly residual: number; // residual nitrogen time (RNT)
  readonly total: number; // total bottom time (TBT)
  readonly limit: number; // the adjusted limit for the minutes
  readonly before: Group;
  readonly after: Group;
  readonly search: Search;
}
/** One roll of a search die. */
export interface Searched {
  readonly type: 'searched';
  readonly side: SideName;
  readonly hex: Hex;
  readonly search: RolledSearch;
  readonly free: boolean; // granted by a special event
  readonly die: Die;
  readonly modifier: number;
  readonly minimum: number;
  readonly face: Face | null; // null: the marker was not turned
}
/** One roll on Table 6. */
export interface EventHappened {
  readonly type: 'eventHappened';
  readonly side: SideName;
  readonly hex: Hex; // where the search was that brought it
  readonly die: Die;
  readonly event: SpecialEvent;
  readonly idle: boolean; // it changes nothing: there is nothing left to search
}
export interface FreeSearchOffered {
  readonly type: 'freeSearchOffered';
  readonly side: SideName;
  readonly hex: Hex; // that of the search just made
  readonly hexes: readonly Hex[]; // in the order of their names
}
export interface FreeSearchSkipped {
  readonly type: 'freeSearchSkipped';
  readonly side: SideName;
}
export interface Scheduled extends Slot {
  readonly type: 'scheduled';
  readonly side: SideName;
  readonly from: Slot;
  readonly passed: boolean; // without a dive
  readonly interval: number | null; // minutes at the surface; null: a night's rest
  readonly before: Group;
  readonly after: Group;
}
export interface Forfeited {
  readonly type: 'forfeited';
  readonly side: SideName;
  readonly reason: Forfeit;
}
export interface GameEnded {
  readonly type: 'gameEnded';
  readonly winner: SideName | null; // null: a draw, or alone and without success
  readonly reason: Ending;
  readonly kind: TargetKind;
  readonly target: Hex | null; // null: it was never laid
}

export type Event =
  | MarkerPlaced
  | TargetHidden
  | TurnBegan
  | Dived
  | Searched
  | EventHappened
  | FreeSearchOffered
  | FreeSearchSkipped
  | Scheduled
  | Forfeited
  | GameEnded;
