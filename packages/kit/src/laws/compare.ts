import type { Input, Millis, Rng, Seat } from '../game.ts';
import { bytes } from './plain.ts';
import { probes, sample } from './probe.ts';
import { DOORS, openScreen } from './screen.ts';
import type { Door, MatchRunner, Shown } from './screen.ts';
import type { ViewerKnowledge, Checkpoint, WorldPair } from './paired-worlds.ts';
import type { World } from './world.ts';

export interface Difference {
  readonly door: Door;
  readonly after: string; // where in the two logs
  readonly one: string;
  readonly other: string;
}
export interface Comparison {
  readonly host: MatchRunner;
  readonly knowledge: ViewerKnowledge;
  readonly rng: Rng;
}

const PROBES = 24;
const LEGAL_PROBED = 40;
const NOTHING = bytes([]);

/** Sits the viewer in front of both worlds and finds all that looks different. */
export function* comparePair(
  pair: WorldPair,
  { host, knowledge, rng }: Comparison,
): Iterable<Difference> {
  const { one, other, viewer, checkpoints } = pair;
  const left = openScreen({ world: one, viewer }, host, knowledge);
  const right = openScreen({ world: other, viewer }, host, knowledge);
  // Asking for everything takes long: it is done at the end and once on the way.
  const thorough = new Set([checkpoints.length - 1, rng.int(checkpoints.length)]);
  for (const [i, checkpoint] of checkpoints.entries()) {
    const after = `${checkpoint.one} and ${checkpoint.other} rows`;
    const [came, comes] = [left.advance(checkpoint.one), right.advance(checkpoint.other)];
    yield* differences(came, comes, after);
    yield* broken(came, after);
    yield* broken(comes, after);
    yield* differences(left.glance(), right.glance(), after);
    if (!thorough.has(i)) continue;
    const inputs = inputsToTry(pair, checkpoint, rng);
    yield* differences(left.study(inputs), right.study(inputs), after);
  }
}

function* differences(one: Shown, other: Shown, after: string): Iterable<Difference> {
  for (const door of DOORS) {
    const [mine = '', theirs = ''] = [one[door], other[door]];
    if (door !== 'silence' && mine !== theirs) yield { door, after, one: mine, other: theirs };
  }
}

/** A message where there should be silence needs no other world to be one too many. */
function* broken({ silence = NOTHING }: Shown, after: string): Iterable<Difference> {
  if (silence !== NOTHING) yield { door: 'silence', after, one: silence, other: NOTHING };
}

/** What the viewer might send now: legal, illegal and meaningless; and what it did send next. */
function inputsToTry(
  { one, viewer }: WorldPair,
  { one: rows }: Checkpoint,
  rng: Rng,
): Input<unknown>[] {
  const next = one.rows[rows]?.input;
  const at = next?.at ?? one.rows.at(-1)?.input.at ?? (0 as Millis);
  const met = one.states.flatMap((_, i) => sample(legalAt(one, i), 4, rng));
  return viewer.flatMap((seat) => [
    ...(next?.type === 'act' && next.seat === seat ? [next] : []),
    { type: 'forfeit', at, seat, reason: 'resigned' },
    ...[...sample(legalAt(one, rows, [seat]), LEGAL_PROBED, rng), ...probes(met, PROBES, rng)].map(
      (action) => ({ type: 'act' as const, at, seat, action }),
    ),
  ]);
}

function* legalAt(
  { game, states, chairs }: World,
  rows: number,
  seats: readonly Seat[] = chairs.map((chair) => chair.seat),
): Iterable<unknown> {
  for (const seat of seats) yield* game.legal(game.view(states[rows], [seat]), seat);
}
