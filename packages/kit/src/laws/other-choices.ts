import type { Input, Millis, Rng, Seat, Viewer } from '../game.ts';
import type { Row } from '../table.ts';
import { alike } from './alike.ts';
import { graft } from './probe.ts';
import { legalOf } from './random-play.ts';
import { seatsOf } from './viewers.ts';
import { parsedInput, stateOf } from './world.ts';
import type { World } from './world.ts';

/** For each row of a world, what happens in another in its place. */
export type Script = readonly (readonly Input<unknown>[])[];

/** What the others might have done instead, without the viewer's knowledge. */
export interface RowChanges {
  readonly isLuckAlone: boolean; // nobody hides anything in this match: worlds differ by luck or not at all
  /** A row among the first so many that may be worth a change. */
  readonly place: (most: number) => number;
  readonly at: (i: number, other: World, inputs: Script[number]) => Iterable<Script[number]>;
  readonly succeeded: (i: number) => void;
  readonly failed: (i: number) => void;
}
interface Choices {
  readonly one: World;
  readonly viewer: Viewer;
  readonly rng: Rng;
  readonly hides?: ((row: Row) => boolean) | undefined;
}

const SUBSTITUTES = 8; // other choices tried for one row
const PATIENCE = 3; // a row at which so many changes in a row came to nothing hides nothing

export function openChanges({ one, viewer, rng, hides }: Choices): RowChanges {
  const others = seatsOf(one.chairs).filter((seat) => !viewer.includes(seat));
  const failures = new Map<number, number>();
  const hiding = one.rows.flatMap((row, i) =>
    row.input.type === 'act' && others.includes(row.input.seat) && hides?.(row) !== false
      ? [i]
      : [],
  );
  const legal = new WeakMap<object, Map<Seat, readonly unknown[]>>();
  const actionsOf = (other: World, seat: Seat): readonly unknown[] => {
    const state = stateOf(other) as object;
    const known = legal.get(state) ?? new Map<Seat, readonly unknown[]>();
    const actions = known.get(seat) ?? legalOf(other, seat);
    legal.set(state, known.set(seat, actions));
    return actions;
  };

  /** A choice that differs in one point stays indistinguishable for longer, so such are tried first. */
  function* substitutes(other: World, input: Input<unknown>): Iterable<Script[number]> {
    const actions = input.type === 'act' ? actionsOf(other, input.seat) : [];
    if (input.type !== 'act' || actions.length === 0) return;
    const donors = Array.from({ length: SUBSTITUTES }, () => rng.pick(actions));
    for (const i of Array(2 * SUBSTITUTES).keys()) {
      const donor = donors[i % SUBSTITUTES];
      const action = i < SUBSTITUTES ? graft(input.action, donor, rng) : donor;
      const parsed = alike(action, input.action)
        ? null
        : parsedInput(other.game, { ...input, action });
      if (parsed !== null) yield [parsed];
    }
  }

  return {
    isLuckAlone: hides !== undefined && hiding.length === 0,
    place: (most) => {
      const worth = hiding.filter((i) => i < most && (failures.get(i) ?? 0) < PATIENCE);
      return worth.length === 0 || rng.int(4) === 0 ? rng.int(most) : rng.pick(worth);
    },
    /** What might happen instead of a row. What the viewer does is never changed. */
    *at(i, other, inputs) {
      const input = one.rows[i]?.input;
      if (input === undefined) return;
      if (rng.int(4) === 0 && others.length > 0) {
        const at = other.rows.at(-1)?.input.at ?? (0 as Millis);
        const seat = rng.pick(others);
        const actions = actionsOf(other, seat);
        // something more, if the viewer does not hear of it
        if (actions.length > 0)
          yield [{ at, type: 'act', seat, action: rng.pick(actions) }, ...inputs];
      }
      if (!hiding.includes(i)) return;
      if (rng.int(4) === 0) yield []; // nothing, if the viewer heard of nothing
      yield* substitutes(other, input);
    },
    succeeded: (i) => void failures.set(i, 0),
    failed: (i) => void failures.set(i, (failures.get(i) ?? 0) + 1),
  };
}
