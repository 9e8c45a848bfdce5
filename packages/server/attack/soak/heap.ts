import { openInspector } from './inspector.ts';
import type { Session } from './inspector.ts';

/** What a process and its threads hold in memory once all that is garbage is gone, by kind of object. */
export interface Heap {
  readonly bytes: number;
  readonly kinds: ReadonlyMap<string, Kind>;
}
interface Kind {
  readonly count: number;
  readonly bytes: number;
}
export interface HeapView {
  readonly look: () => Promise<Heap>;
  readonly close: () => void;
}

/** `url` is what Node says of its inspector when it starts. */
export async function openHeapView(url: string): Promise<HeapView> {
  const { main, threads, close } = await openInspector(url);
  return {
    close,
    look: async () => {
      const heaps: Heap[] = [];
      for (const session of [main, ...threads()]) heaps.push(await lookInto(session));
      return sumOf(heaps);
    },
  };
}

async function lookInto(session: Session): Promise<Heap> {
  const chunks: string[] = [];
  await session.call('HeapProfiler.enable');
  await session.call('HeapProfiler.collectGarbage');
  await session.call('HeapProfiler.takeHeapSnapshot', (chunk) => void chunks.push(chunk));
  return readSnapshot(chunks.join(''));
}

function sumOf(heaps: readonly Heap[]): Heap {
  const kinds = new Map<string, Kind>();
  for (const heap of heaps)
    for (const [kind, { count, bytes }] of heap.kinds) {
      const known = kinds.get(kind) ?? { count: 0, bytes: 0 };
      kinds.set(kind, { count: known.count + count, bytes: known.bytes + bytes });
    }
  return { bytes: heaps.reduce((sum, { bytes }) => sum + bytes, 0), kinds };
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** Counts by constructor; texts, code and the machine's own things by what they are. */
export function readSnapshot(json: string): Heap {
  const { snapshot, nodes, strings } = JSON.parse(json) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, nameAt, sizeAt] = ['type', 'name', 'self_size'].map((name) =>
    fields.indexOf(name),
  );
  const kinds = new Map<string, Kind>();
  let total = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + (typeAt ?? 0)] ?? 0] ?? '?';
    const name = strings[nodes[at + (nameAt ?? 0)] ?? 0] ?? '?';
    const bytes = nodes[at + (sizeAt ?? 0)] ?? 0;
    const kind = type === 'object' || type === 'native' ? `${type} ${name}` : type;
    const known = kinds.get(kind) ?? { count: 0, bytes: 0 };
    kinds.set(kind, { count: known.count + 1, bytes: known.bytes + bytes });
    total += bytes;
  }
  return { bytes: total, kinds };
}

export interface Growth {
  readonly kind: string;
  readonly count: number;
  readonly bytes: number;
}

const LEAST_BYTES = 20_000;

/** What there is more of than before, the heaviest first. */
export function growthOf(before: Heap, after: Heap): readonly Growth[] {
  return [...after.kinds]
    .map(([kind, { count, bytes }]) => {
      const then = before.kinds.get(kind) ?? { count: 0, bytes: 0 };
      return { kind, count: count - then.count, bytes: bytes - then.bytes };
    })
    .filter(({ bytes }) => bytes >= LEAST_BYTES)
    .toSorted((a, b) => b.bytes - a.bytes);
}
