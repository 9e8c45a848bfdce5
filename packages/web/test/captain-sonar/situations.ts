import { captainSonar, setupSchema } from '@fathom/captain-sonar/client';
import type { Boat, PerSide, Setup, Standing, State, View } from '@fathom/captain-sonar/client';
import { parse, rngFor, step } from '@fathom/kit';
import type { Millis, Seat, Seed } from '@fathom/kit';
import type { Action } from '@fathom/captain-sonar/client';
import type { StationProps } from '../../src/games/captain-sonar/station.ts';

const LUCK = rngFor('0'.repeat(64) as Seed, 0);

export const setupWith = (options: Partial<Setup>): Setup =>
  parse(setupSchema, options, 'the options');

const withAlpha = <T>(both: PerSide<T>, change: Partial<T>): PerSide<T> => ({
  ...both,
  alpha: { ...both.alpha, ...change },
});

/** A game under way with both boats in the water, Alpha to move, and Alpha's boat as it is wanted. */
export function situation(
  options: Partial<Setup>,
  boat: Partial<Boat>,
  standing: Partial<Standing> = {},
): State {
  const setup = setupWith({ first: 'alpha', ...options });
  const begun = [['alpha.captain', 'A1'] as const, ['bravo.captain', 'J10'] as const].reduce(
    (state, [seat, cell]) => taken(state, seat, { type: 'start', cell }),
    captainSonar.start(setup, LUCK),
  );
  return {
    ...begun,
    boats: withAlpha(begun.boats, boat),
    standing: withAlpha(begun.standing, standing),
  };
}

/** What the rules make of an action; a refusal fails the test. */
export function taken(state: State, seat: string, action: Action): State {
  const done = step(captainSonar, state, {
    input: { type: 'act', at: 0 as Millis, seat: seat as Seat, action },
    rng: LUCK,
  });
  if (!done.ok) throw new Error(`${seat} ${JSON.stringify(action)}: ${done.refusal.code}`);
  return done.state;
}

export const viewOf = (state: State): View => captainSonar.view(state, ['alpha.captain' as Seat]);

/** A station of Alpha's, held by whom it belongs to. */
export function stationOf(state: State, ...seats: readonly string[]): StationProps {
  return {
    view: viewOf(state),
    told: viewOf(state),
    side: 'alpha',
    seats: seats as readonly Seat[],
    act: () => undefined,
    pending: false,
  };
}
