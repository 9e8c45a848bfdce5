import type { Row } from '../table.ts';
import { bytes } from './plain.ts';

/** Two halves of a hash: enough to tell millions of worlds apart, and cheap. */
type Fingerprint = readonly [number, number];

const rows = new WeakMap<Row, Fingerprint>(); // worlds that grew from one another share their rows

/** What a world is known by: how it began and all that happened in it, not the seed it grew from. */
export function fingerprintOf(secretsAtStart: unknown, past: readonly Row[]): string {
  let print = hash(bytes(secretsAtStart), [past.length, ~past.length]);
  for (const row of past) print = mix(print, fingerprintOfRow(row));
  return print.map((half) => (half >>> 0).toString(36)).join('.');
}

function fingerprintOfRow(row: Row): Fingerprint {
  const known = rows.get(row);
  if (known !== undefined) return known;
  const print = hash(bytes(row), [0, 0]);
  rows.set(row, print);
  return print;
}

function hash(text: string, from: Fingerprint): Fingerprint {
  let [left, right] = from;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    left = Math.imul(left ^ code, 0x01000193);
    right = Math.imul(right + code, 0x2c1b3c6d) ^ (right >>> 15);
  }
  return [left, right];
}

const mix = ([left, right]: Fingerprint, [a, b]: Fingerprint): Fingerprint => [
  Math.imul(left ^ a ^ (left >>> 13), 0x21f0aaad),
  Math.imul(right ^ b ^ (right >>> 16), 0x735a2d97),
];
