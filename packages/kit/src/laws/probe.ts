import type { Rng } from '../game.ts';
import { throughJson } from './plain.ts';

type Path = readonly (string | number)[];

/** A place in a JSON value that holds no other value. */
function leaves(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const fields: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return fields.flatMap(([key, field]) => leaves(field, [...path, key]));
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );

function withAt(value: unknown, path: Path, leaf: unknown): unknown {
  const last = path.at(-1);
  if (last === undefined) return leaf;
  const copy = throughJson(value);
  Reflect.set(at(copy, path.slice(0, -1)) as object, last, leaf);
  return copy;
}

/** One leaf of an action taken from another: close to what is allowed, so that it tests the edge of it. */
export function graft(action: unknown, donor: unknown, rng: Rng): unknown {
  const path = rng.pick(leaves(action));
  const given = at(donor, path);
  return given === undefined ? action : withAt(action, path, given);
}

const ODD = [null, true, '', 'x', '__proto__', 0, -1, 1, 1.5, 1e300, 2 ** 53, [], {}] as const;

/** One leaf bent out of shape. */
function bend(action: unknown, rng: Rng): unknown {
  const path = rng.pick(leaves(action));
  const leaf = at(action, path);
  const nearby = typeof leaf === 'number' ? [leaf - 1, leaf + 1, -leaf - 1, leaf + 0.5] : [];
  return withAt(action, path, rng.pick([...ODD, ...nearby, ...nearby]));
}

/** JSON of no meaning. */
function babble(rng: Rng, depth = 3): unknown {
  const kind = rng.int(depth > 0 ? 4 : 2);
  if (kind < 2) return rng.pick(ODD);
  const inner = Array.from({ length: rng.int(4) }, () => babble(rng, depth - 1));
  if (kind === 2) return inner;
  const keys = ['type', 'seat', '__proto__', 'constructor', 'length', 'x'];
  return Object.fromEntries(inner.map((value) => [rng.pick(keys), value]));
}

/** Things close to an action, things that belong elsewhere, and things that mean nothing. */
export function probes(met: readonly unknown[], count: number, rng: Rng): readonly unknown[] {
  return Array.from({ length: count }, (_, i) => {
    if (met.length === 0 || i % 4 === 3) return babble(rng);
    const action = rng.pick(met);
    if (i % 4 === 0) return action;
    return i % 4 === 1 ? graft(action, rng.pick(met), rng) : bend(action, rng);
  });
}

/** Values that no game can mean by an action. */
export const NO_ACTIONS: readonly unknown[] = [
  null,
  true,
  12.5,
  '',
  [],
  {},
  { type: null },
  { type: 'no such thing' },
  { __proto__: null, type: ['x'] },
];

/** Up to `count` different places of a list, each equally likely. A short list is taken whole and in order. */
export function sample<T>(items: Iterable<T>, count: number, rng: Rng): T[] {
  const rest = [...items];
  if (rest.length <= count) return rest;
  return Array.from({ length: count }, () => {
    const place = rng.int(rest.length);
    const last = rest.pop() as T;
    return place === rest.length ? last : (rest.splice(place, 1, last)[0] as T);
  });
}
