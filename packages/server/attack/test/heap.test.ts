import { expect, test } from 'vitest';
import { growthOf, readSnapshot } from '../soak/heap.ts';

/** Nodes as V8 writes them: type, name, id, size. */
const snapshot = (...nodes: readonly (readonly [number, string, number])[]): string => {
  const strings = [...new Set(nodes.map(([, name]) => name))];
  return JSON.stringify({
    snapshot: {
      meta: {
        node_fields: ['type', 'name', 'id', 'self_size'],
        node_types: [['hidden', 'object', 'string'], 'string', 'number', 'number'],
      },
    },
    nodes: nodes.flatMap(([type, name, size], id) => [type, strings.indexOf(name), id, size]),
    strings,
  });
};

test('objects are counted by their constructor, texts together', () => {
  const heap = readSnapshot(
    snapshot([1, 'Socket', 100], [1, 'Socket', 200], [2, 'abc', 10], [2, 'd', 5]),
  );
  expect(heap.bytes).toBe(315);
  expect([...heap.kinds]).toStrictEqual([
    ['object Socket', { count: 2, bytes: 300 }],
    ['string', { count: 2, bytes: 15 }],
  ]);
});

test('what grew is named, the heaviest first; small change is not', () => {
  const before = readSnapshot(snapshot([1, 'Socket', 1_000], [1, 'Map', 50_000]));
  const after = readSnapshot(
    snapshot([1, 'Socket', 61_000], [1, 'Map', 50_100], [1, 'Set', 90_000]),
  );
  expect(growthOf(before, after)).toStrictEqual([
    { kind: 'object Set', count: 1, bytes: 90_000 },
    { kind: 'object Socket', count: 0, bytes: 60_000 },
  ]);
});
