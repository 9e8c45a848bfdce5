import type { Input, Millis, Rng, Seat, Viewer } from '../game.ts';
import { probes, sample } from './probe.ts';
import type { World } from './world.ts';

export interface InputPlace {
  readonly one: World;
  readonly viewer: Viewer;
  readonly met: readonly unknown[]; // actions of this match, to be tried where they do not belong
  readonly tried: readonly unknown[]; // whatever is legal
}

const PROBES = 24;
const LEGAL_PROBED = 40;
const MET = 4; // legal actions of a state

/** What the viewer might send after so many rows: legal, illegal and meaningless; and what it did send next. */
export function inputsToTry(
  { one, viewer, met, tried }: InputPlace,
  rows: number,
  rng: Rng,
): readonly Input<unknown>[] {
  const next = one.rows[rows]?.input;
  const at = next?.at ?? one.rows.at(-1)?.input.at ?? (0 as Millis);
  return viewer.flatMap((seat) => [
    ...(next?.type === 'act' && next.seat === seat ? [next] : []),
    { type: 'forfeit', at, seat, reason: 'resigned' },
    ...[
      ...sample(legalAt(one, rows, [seat]), LEGAL_PROBED, rng),
      ...probes(met, PROBES, rng),
      ...tried,
    ].map((action) => ({ type: 'act' as const, at, seat, action })),
  ]);
}

/** Some of all that anybody could do at any time of a match. */
export const actionsMet = (one: World, rng: Rng): readonly unknown[] =>
  one.states.flatMap((_, i) => sample(legalAt(one, i), MET, rng));

function* legalAt(
  { game, states, chairs }: World,
  rows: number,
  seats: readonly Seat[] = chairs.map((chair) => chair.seat),
): Iterable<unknown> {
  for (const seat of seats) yield* game.legal(game.view(states[rows], [seat]), seat);
}
