import * as fc from 'fast-check';
import type { Rng, Schema } from '@fathom/kit';

/** Values worth trying for a field, by its name: so that many messages get past the first check. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;
export interface Source {
  readonly luck: Rng;
  readonly hints: Hints;
}

/** As much of a valibot schema as is walked here. */
interface Node {
  readonly type: string;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly options?: readonly unknown[];
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly key?: Node;
  readonly value?: Node;
  readonly wrapped?: Node;
  readonly literal?: unknown;
  readonly requirement?: unknown;
  readonly getter?: (input: unknown) => Node;
}

const HINTED = 4; // in five
const MOST_ITEMS = 6;

/** Something the schema would probably take: checks beyond shape, length and pattern are not looked at. */
export const generate = (schema: Schema<unknown>, source: Source): unknown =>
  walk(schema, source, '');

function walk(node: Node, source: Source, name: string): unknown {
  const { luck, hints } = source;
  const hinted = hints[name];
  if (hinted !== undefined && hinted.length > 0 && luck.int(5) < HINTED) return luck.pick(hinted);
  switch (node.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return fields(node, source);
    case 'variant':
    case 'union':
      return walk(luck.pick(node.options ?? []) as Node, source, name);
    case 'literal':
      return node.literal;
    case 'picklist':
    case 'enum':
      return luck.pick(node.options ?? []);
    case 'optional':
      return luck.int(3) === 0 ? undefined : walk(node.wrapped as Node, source, name);
    case 'nullable':
      return luck.int(3) === 0 ? null : walk(node.wrapped as Node, source, name);
    case 'array':
      return list(node, source, name);
    case 'tuple':
    case 'strict_tuple':
      return (node.items ?? []).map((item) => walk(item, source, name));
    case 'record':
      return Object.fromEntries(
        Array.from({ length: luck.int(MOST_ITEMS) }, () => [
          String(walk(node.key as Node, source, 'seat')),
          walk(node.value as Node, source, ''),
        ]),
      );
    case 'string':
      return words(node, luck);
    case 'number':
      return wholeOf(node, luck);
    case 'boolean':
      return luck.int(2) === 0;
    case 'lazy':
      return walk(node.getter?.(undefined) as Node, source, name);
    default: // unknown and any: whatever
      return luck.pick<unknown>([{}, [], null, 0, 'x', { type: 'pass' }, { type: 'move' }]);
  }
}

const fields = ({ entries = {} }: Node, source: Source): object =>
  Object.fromEntries(
    Object.entries(entries)
      .map(([name, node]) => [name, walk(node, source, name)] as const)
      .filter(([, value]) => value !== undefined),
  );

function list(node: Node, source: Source, name: string): readonly unknown[] {
  const most = Math.min(asked(node, 'max_length') ?? MOST_ITEMS, MOST_ITEMS);
  const least = asked(node, 'min_length') ?? 0;
  const length = least + source.luck.int(Math.max(1, most - least + 1));
  return Array.from({ length }, () => walk(node.item as Node, source, name));
}

const asked = (node: Node, type: string): number | null => {
  const found = stepOf(node, type)?.requirement;
  return typeof found === 'number' ? found : null;
};

/** Also where a schema that is used in several places has its own pipe within another. */
const stepOf = ({ pipe = [] }: Node, type: string): Node | undefined =>
  pipe.find((step) => step.type === type) ??
  pipe.map((step) => stepOf(step, type)).find((step) => step !== undefined);

function wholeOf(node: Node, luck: Rng): number {
  const least = asked(node, 'min_value') ?? 0;
  const most = asked(node, 'max_value') ?? least + 1_000;
  return luck.int(3) === 0 ? luck.pick([least, most]) : least + luck.int(most - least + 1);
}

const matching = new Map<string, readonly string[]>();
const SAMPLES = 200;

function words(node: Node, luck: Rng): string {
  const pattern = stepOf(node, 'regex')?.requirement;
  if (pattern instanceof RegExp) return luck.pick(samplesOf(pattern));
  const most = asked(node, 'max_length') ?? 40;
  return luck.pick(['Ann', 'x'.repeat(most), 'Ünal 号', 'a b', '']);
}

function samplesOf(pattern: RegExp): readonly string[] {
  const known = matching.get(pattern.source);
  if (known !== undefined) return known;
  const made = fc.sample(fc.stringMatching(new RegExp(pattern.source)), {
    numRuns: SAMPLES,
    seed: 1,
  });
  matching.set(pattern.source, made);
  return made;
}
