import { captainSonarPlayable } from '@fathom/captain-sonar/playable';
import { SIDES, ROLES, seatOf } from '@fathom/captain-sonar/client';
import type { Event, SideName, View } from '@fathom/captain-sonar/client';
import type { Millis, Seat, Seed, Table } from '@fathom/kit';

/** A moment of a match as the crews, and those who sit with neither, know it. */
export interface SeenTable {
  readonly views: { readonly [Name in SideName]: View };
  readonly spectator: View;
  readonly heard: { readonly [Name in SideName]: readonly Event[] };
  readonly toAct: readonly Seat[];
}

export const crewOf = (side: SideName): readonly Seat[] => ROLES.map((role) => seatOf(side, role));

/** A match of chance from its beginning: some legal action of some seat at a time. */
export function* chanceMatch(setup: object, seed: number, most: number): Iterable<SeenTable> {
  const table = captainSonarPlayable.open({
    setup,
    seed: String(seed).padStart(64, '0') as Seed,
  });
  const draw = drawer(seed);
  for (let step = 1; step <= most && table.outcome() === null; step++) {
    if (!advance(table, step, draw)) return;
    yield momentOf(table);
  }
}

function advance(table: Table, step: number, draw: (below: number) => number): boolean {
  const at = (step * 100) as Millis;
  const open = SIDES.flatMap(crewOf).flatMap((seat) =>
    [...table.legal(seat)]
      .filter((action) => (action as { readonly type: string }).type !== 'sheet')
      .map((action) => ({ seat, action })),
  );
  const chosen = open[draw(open.length)];
  if (chosen === undefined) return false;
  const proposal = table.propose({ type: 'act', at, ...chosen });
  if (!proposal.ok) throw new Error(proposal.refusal.code);
  table.commit(proposal.row);
  return true;
}

const momentOf = (table: Table): SeenTable => ({
  views: { alpha: viewOf(table, 'alpha'), bravo: viewOf(table, 'bravo') },
  spectator: table.view([]) as View,
  heard: {
    alpha: table.heard(crewOf('alpha')) as readonly Event[],
    bravo: table.heard(crewOf('bravo')) as readonly Event[],
  },
  toAct: table.toAct(),
});

const viewOf = (table: Table, side: SideName): View => table.view(crewOf(side)) as View;

/** The same numbers for the same seed. */
function drawer(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
