import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadInput, matchRecordSchema, parse, verifyRecord } from '@fathom/kit';
import type { MatchRecord, Verification } from '@fathom/kit';
import { duelPlayable, playedRecord } from './duel/match.ts';

type Path = readonly (string | number)[];

const record = JSON.parse(JSON.stringify(playedRecord())) as MatchRecord;
const lines = record.lines.length;

/** What a stranger with the document does. */
function verify(document: unknown): Verification | BadInput {
  try {
    return verifyRecord(duelPlayable, parse(matchRecordSchema, document, 'the record'));
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
}

describe('a record', () => {
  it('of an honest match is verified to its last line', () => {
    expect(verify(record)).toEqual({ ok: true, lines, fingerprint: record.lines.at(-1)?.chain });
  });

  it('with any value altered is found out, in the right place', () => {
    const places = leaves(record);
    expect(places.length).toBeGreaterThan(100);
    for (const path of places) {
      const where = whereOf(verify(altered(record, path)));
      expect(placesOf(path), `${path.join('.')}: ${where}`).toContain(where);
    }
  });

  it('with any value replaced by any other is found out', () => {
    const place = fc.constantFrom(...leaves(record));
    fc.assert(
      fc.property(place, fc.jsonValue(), (path, value) => {
        fc.pre(JSON.stringify(at(record, path)) !== JSON.stringify(value));
        const verdict = verify(withAt(record, path, value));
        expect(verdict instanceof BadInput || !verdict.ok).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a line left out', { lines: record.lines.toSpliced(2, 1) }, 'line 3'],
    ['the last line left out', { lines: record.lines.slice(0, -1) }, 'outcome'],
    ['two lines swapped', { lines: swapped(1, 2) }, 'line 2'],
    [
      'a line repeated',
      { lines: record.lines.toSpliced(1, 0, ...record.lines.slice(0, 1)) },
      'line 2',
    ],
    [
      'a line after the end',
      { lines: [...record.lines, ...record.lines.slice(-1)] },
      `line ${lines + 1}`,
    ],
    ['a player left out', { players: record.players.slice(1) }, 'seed'],
    ['other rules', { version: 2 }, 'game'],
    ['options that are none', { setup: { caves: 'many' } }, 'setup'],
  ])('with %s is found out', (_title, change, where) => {
    expect(verify({ ...record, ...change })).toMatchObject({ ok: false, where });
  });

  it('with a field too many is refused', () => {
    expect(verify({ ...record, note: 'hi' })).toBeInstanceOf(BadInput);
  });

  it('says what the altered line should have been', () => {
    const path = ['lines', 0, 'events'];
    const verdict = verify(withAt(record, path, []));
    expect(verdict).toMatchObject({
      where: 'line 1',
      problem: `the events should be ${JSON.stringify(record.lines[0]?.events)}`,
    });
  });
});

function swapped(a: number, b: number): unknown[] {
  const [one, other] = [record.lines[a], record.lines[b]];
  return record.lines.with(a, other as never).with(b, one as never);
}

function whereOf(verdict: Verification | BadInput): string {
  if (verdict instanceof BadInput) return 'schema';
  return verdict.ok ? 'nowhere' : verdict.where;
}

/** Which reports would be right about an altered value. */
function placesOf([part, index]: Path): readonly string[] {
  if (part === 'lines') return [`line ${Number(index) + 1}`, 'schema'];
  if (part === 'outcome') return ['outcome', 'schema'];
  return ['game', 'commitment', 'seed', 'setup', 'players', 'start', 'header', 'schema'];
}

function leaves(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const fields: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return fields.flatMap(([key, field]) => leaves(field, [...path, key]));
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => Reflect.get(inner as object, key), value);

function withAt(value: unknown, path: Path, leaf: unknown): unknown {
  const copy = structuredClone(value);
  Reflect.set(at(copy, path.slice(0, -1)) as object, path.at(-1) ?? '', leaf);
  return copy;
}

/** Another value of the same kind, so that no schema can catch it by its shape. */
function altered(value: unknown, path: Path): unknown {
  const leaf = at(value, path);
  if (typeof leaf === 'number') return withAt(value, path, leaf + 1);
  if (typeof leaf === 'boolean') return withAt(value, path, !leaf);
  if (typeof leaf !== 'string') return withAt(value, path, 'x');
  const last = leaf.endsWith('0') ? '1' : '0';
  return withAt(value, path, /^[0-9a-f]+$/.test(leaf) ? leaf.slice(0, -1) + last : `${leaf}x`);
}
