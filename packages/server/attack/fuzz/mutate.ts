import type { Rng } from '@fathom/kit';

/** Values that programs have stumbled over. */
const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  -(2 ** 31) - 1,
  '',
  ' ',
  'null',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  'a\u0301\u0301\u0301\u0301\u0301',
  '\u202e',
  '../../etc/passwd',
  "'; DROP TABLE log; --",
  '<img src=x onerror=alert(1)>',
  'x'.repeat(5_000),
  [],
  {},
  [[]],
  { length: 3 },
  { toJSON: 1 },
  { toString: null, valueOf: null },
];
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'then',
  '0',
  'length',
  'x',
];
/** What no value turns into, but a text may hold. */
const ODD_TEXTS = [
  '1e999',
  '-1e999',
  'NaN',
  '00',
  '0x10',
  '"\\ud800"',
  '"\\u0000"',
  '{"__proto__":{"t":"x"}}',
];

/** The same with something wrong somewhere; often still well-formed. */
export function mutate(value: unknown, luck: Rng): unknown {
  if (Array.isArray(value)) return mutateList(value, luck);
  if (typeof value === 'object' && value !== null)
    return mutateObject(value as Readonly<Record<string, unknown>>, luck);
  return luck.pick(ODD);
}

function mutateList(list: readonly unknown[], luck: Rng): unknown {
  switch (luck.int(5)) {
    case 0:
      return luck.pick(ODD);
    case 1:
      return Array.from({ length: 200 }, () => list[0] ?? 0);
    case 2:
      return [...list, luck.pick(ODD)];
    case 3:
      return Object.fromEntries(list.entries());
    default:
      return list.map((item) => (luck.int(2) === 0 ? mutate(item, luck) : item));
  }
}

function mutateObject(object: Readonly<Record<string, unknown>>, luck: Rng): unknown {
  const names = Object.keys(object);
  if (names.length === 0) return luck.pick(ODD);
  const name = luck.pick(names);
  switch (luck.int(7)) {
    case 0:
      return luck.pick(ODD);
    case 1:
      return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
    case 2:
      return { ...object, [name]: luck.pick(ODD) };
    case 3:
      return Object.fromEntries([...Object.entries(object), [luck.pick(KEYS), luck.pick(ODD)]]);
    case 4:
      return { ...object, [name]: [object[name]] };
    case 5:
      return { ...object, [name]: object[luck.pick(names)] };
    default:
      return { ...object, [name]: mutate(object[name], luck) };
  }
}

/** A JSON text that something has happened to: cut, doubled keys, numbers out of range, brackets without end. */
export function mangle(text: string, luck: Rng): string {
  const at = luck.int(text.length + 1);
  switch (luck.int(9)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return `${text.slice(0, at)}${String.fromCodePoint(luck.int(0xd7ff))}${text.slice(at)}`;
    case 2:
      return text.replace(/^\{/, '{"t":"ping","t":"act",');
    case 3:
      return text.replace(/:(?:"[^"]*"|\d+)/, () => `:${luck.pick(ODD_TEXTS)}`);
    case 4:
      return nested(1 + luck.int(7_000));
    case 5:
      return text.replace(/:(?=[^:]*$)/, () => `:${nested(1 + luck.int(1_000))},"x":`);
    case 6:
      return `\ufeff${text}`;
    case 7:
      return text + text;
    default:
      return ' '.repeat(luck.int(10_000)) + text;
  }
}

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
