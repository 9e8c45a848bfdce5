import { depthChargePlayable } from '@fathom/depth-charge';
import type { Action } from '@fathom/depth-charge';
import type { Millis, Rng, Seat, Seed, Table } from '@fathom/kit';

export interface Step {
  readonly seat: Seat;
  readonly action: Action;
}
/** Two matches that black and every spectator must be unable to tell apart: only red's mines differ. */
export interface PairedMatches {
  readonly one: readonly Step[];
  readonly other: readonly Step[];
}

const BLACK = 'black' as Seat;
const RED = 'red' as Seat;
const TURNS = 10;

/** Plays at random for a while, then looks for other mines of red that would have answered just the same. */
export function findPair(luck: Rng): PairedMatches | null {
  const steps = randomGame(luck);
  const [blacks, reds, ...turns] = steps;
  if (blacks === undefined || reds === undefined || turns.length < TURNS) return null;
  const told = tell(steps);
  for (const action of luck.shuffle(placements(RED)).slice(0, 400)) {
    const other = [blacks, { seat: RED, action }, ...turns];
    if (JSON.stringify(action) !== JSON.stringify(reds.action) && tell(other) === told)
      return { one: steps, other };
  }
  return null;
}

const openTable = (): Table =>
  depthChargePlayable.open({ setup: { first: 'black' }, seed: '0'.repeat(64) as Seed });
const placements = (seat: Seat): Action[] => [...openTable().legal(seat)] as Action[];

/** Null once the match is over or an action is refused. */
function take(table: Table, { seat, action }: Step): true | null {
  const proposal = table.propose({ type: 'act', at: 0 as Millis, seat, action });
  if (!proposal.ok || proposal.outcome !== null) return null;
  table.commit(proposal.row);
  return true;
}

function randomGame(luck: Rng): readonly Step[] {
  const table = openTable();
  const steps: Step[] = [];
  for (let tries = 0; tries < 200 && steps.length < TURNS + 2; tries++) {
    const [seat = BLACK] = table.toAct();
    const step = { seat, action: luck.pick([...table.legal(seat)]) as Action };
    if (take(table, step) !== null) steps.push(step);
  }
  return steps;
}

/** All that black hears, which is all that a spectator hears and black's own mines. */
function tell(steps: readonly Step[]): string | null {
  const table = openTable();
  const told: unknown[] = [];
  for (const step of steps) {
    if (take(table, step) === null) return null;
    told.push(table.heard([BLACK]));
  }
  return JSON.stringify(told);
}
