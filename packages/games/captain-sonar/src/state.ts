import type { Chair, Millis, Outcome } from '@fathom/kit';
import type { Call, Point, Sheet } from './actions.ts';
import type { Announcement } from './events.ts';
import type { Setup } from './setup.ts';
import { ROLES, SIDES, seatOf, teamOf } from './vocabulary.ts';
import type {
  Cell,
  Course,
  Ending,
  PanelSymbol,
  PerGauge,
  PerSide,
  Phase,
  Role,
  SideName,
  System,
} from './vocabulary.ts';

/** 5.2 The hull being traced. */
export interface Tracing {
  readonly traced: readonly Role[]; // who traced the sections done so far, in order
  readonly by: Role | null; // whose pen is on the next section; null: nobody has begun it
  readonly reached: number; // along the channel of that section, in sheet units
  readonly pen: Point | null;
  readonly ready: boolean; // the Engineer has said so
  readonly voided: number; // how often the pen has left the channel
}

/** 10. A call, by whom and when. */
export interface Spoken {
  readonly role: Role;
  readonly call: Call;
  readonly heard: number; // announcements made before it
  readonly at: Millis;
}

/** All that one crew knows of its own boat. */
export interface Boat {
  readonly position: Cell | null; // null: not chosen yet
  readonly route: readonly Cell[]; // since the last surfacing, the position last
  readonly mines: readonly Cell[]; // in the order they were laid
  readonly gauges: PerGauge<number>;
  readonly broken: readonly PanelSymbol[]; // in the order they broke
  readonly heading: Course | null; // of the last course or silence: the panel the Engineer marks
  readonly tracing: Tracing | null; // real time, while surfaced
  readonly sheet: Sheet;
  readonly second?: Sheet; // another guess; absent until it is begun
  readonly calls?: readonly Spoken[]; // the last ones, the latest last; absent before the first
}

/** What everybody knows of a crew. */
export interface Standing {
  readonly placed: boolean;
  readonly damage: number;
  readonly ready: readonly System[]; // announced and not used since; it may have broken down again
  readonly mines: number; // heard being laid and not heard going off; some may have been lost in silence
  readonly surfaced: boolean;
  readonly awaiting: readonly Role[]; // whose OK is still to be heard
  readonly mayActivate: boolean; // there was a course since the last activation
}

/** Turn mode. */
export interface TurnState {
  readonly side: SideName;
  readonly left: number; // turns in a row, this one counted
  readonly moved: boolean; // course, silence or surfacing is done
  readonly activated: boolean; // a system was used, silence counted
}

/** Nobody may do anything else until this is settled. */
export interface Stop {
  readonly side: SideName; // who called it
  readonly system: System;
  readonly waitsFor: 'aim' | 'answer'; // answer: of the enemy's Captain
  readonly until: Millis | null; // null: for as long as the clock of the match allows, if it has one
}

export interface Result {
  readonly winner: SideName | null; // null: a draw
  readonly reason: Ending;
}

export interface State {
  readonly setup: Setup;
  readonly phase: Phase;
  readonly turn: TurnState | null; // null in real time, and unless playing
  readonly stop: Stop | null;
  readonly boats: PerSide<Boat>;
  readonly standing: PerSide<Standing>;
  readonly charted: readonly Cell[]; // the charted mines that are left
  readonly record: readonly Announcement[]; // with what it hides
  readonly result: Result | null;
}

export const chairs = (): readonly Chair[] =>
  SIDES.flatMap((side) =>
    ROLES.map((role) => ({ seat: seatOf(side, role), side: teamOf(side), role })),
  );

export function outcome({ result }: State): Outcome | null {
  if (result === null) return null;
  return {
    winners: result.winner === null ? [] : [teamOf(result.winner)],
    reason: result.reason,
  };
}
