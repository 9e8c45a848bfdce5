import type { Millis, Seat, Seed, Table } from '@fathom/kit';
import { searchDiverPlayable } from '@fathom/search-diver/playable';
import type { Event, View } from '@fathom/search-diver/client';

/** A match after one of its actions, as everybody knows it. */
export interface MatchStep {
  readonly before: View | null; // before that action; null: this is the first
  readonly view: View;
  readonly events: readonly Event[]; // all so far
  readonly heard: readonly Event[]; // just now
}

export const opened = (setup: object, seed: number): Table =>
  searchDiverPlayable.open({ setup, seed: String(seed).padStart(64, '0') as Seed });

export const viewOf = (table: Table): View => table.view([]) as View;

/** A match of chance from its beginning: some legal action at a time. */
export function* chanceMatch(setup: object, seed: number, most = 400): Iterable<MatchStep> {
  const table = opened(setup, seed);
  const draw = drawer(seed);
  const events: Event[] = [];
  yield { before: null, view: viewOf(table), events: [], heard: [] };
  for (let step = 1; step <= most && table.outcome() === null; step++) {
    const before = viewOf(table);
    act(table, step, draw);
    const heard = table.heard([]) as readonly Event[];
    events.push(...heard);
    yield { before, view: viewOf(table), events: [...events], heard };
  }
}

function act(table: Table, step: number, draw: (below: number) => number): void {
  const [seat] = table.toAct();
  const actions = [...table.legal(seat as Seat)];
  const action = actions[draw(actions.length)];
  if (seat === undefined || action === undefined) throw new Error('somebody must be able to act');
  const proposal = table.propose({ type: 'act', at: step as Millis, seat, action });
  if (!proposal.ok) throw new Error(proposal.refusal.code);
  table.commit(proposal.row);
}

/** The same numbers for the same seed. */
function drawer(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
