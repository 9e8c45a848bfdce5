import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { call, fileOf, folder } from './calling.ts';
import { jsonOf, shortMatch } from './records.ts';

const sound = shortMatch();
const last = sound.lines.length;

test('a sound record is told so, with all that was checked', async () => {
  const { exit, out, err } = await call(['verify', fileOf(jsonOf(sound))]);
  expect([exit, err]).toEqual([0, '']);
  expect(out).toContain('Depth Charge (depth-charge@1)');
  expect(out).toContain(sound.commitment);
  expect(out).toContain(`${last} lines`);
  expect(out).toContain(`Fingerprint ${sound.lines.at(-1)?.chain}`);
  expect(out).toContain('The record is sound.');
});

test('- reads the standard input', async () => {
  const { exit, out } = await call(['verify', '-'], { input: jsonOf(sound) });
  expect(exit).toBe(0);
  expect(out).toMatch(/^the standard input: Depth Charge/);
});

const json = (): Record<string, unknown> & { lines: { input: object; events: object[] }[] } =>
  JSON.parse(jsonOf(sound)) as ReturnType<typeof json>;
const lineOf = (
  record: ReturnType<typeof json>,
  line: number,
): { input: object; events: object[] } => record.lines[line - 1] ?? { input: {}, events: [] };
const zeros = '0'.repeat(64);

describe('an altered record is found out', () => {
  const alterations: readonly [string, string, (record: ReturnType<typeof json>) => unknown][] = [
    ['another host seed', 'commitment', (record) => (record['hostSeed'] = zeros)],
    ['another commitment', 'commitment', (record) => (record['commitment'] = zeros)],
    ['another match seed', 'seed', (record) => (record['seed'] = zeros)],
    ['another start', 'start', (record) => (record['start'] = {})],
    ['another date', 'header', (record) => (record['startedAt'] = 'yesterday')],
    ['options of no game', 'setup', (record) => (record['setup'] = { turnLimit: 'x' })],
    [
      'other pings',
      'line 3',
      (record) => Object.assign(lineOf(record, 3).events[0] ?? {}, { pings: [1] }),
    ],
    [
      'another action',
      'line 3',
      (record) => Object.assign(lineOf(record, 3).input, { action: { type: 'pass' } }),
    ],
    ['another hash', 'line 4', (record) => Object.assign(lineOf(record, 4), { chain: zeros })],
    ['another time', 'line 5', (record) => Object.assign(lineOf(record, 5).input, { at: 123_456 })],
    ['a missing event', `line ${last}`, (record) => lineOf(record, last).events.pop()],
    ['a missing line', 'line 4', (record) => record.lines.splice(3, 1)],
    ['a line too few', 'outcome', (record) => record.lines.pop()],
    ['a line too many', `line ${last + 1}`, (record) => record.lines.push(lineOf(record, last))],
    [
      'another winner',
      'outcome',
      (record) => (record['outcome'] = { winners: ['black'], reason: 'turnLimit' }),
    ],
  ];
  test.each(alterations)('%s: %s', async (_name, where, alter) => {
    const record = json();
    alter(record);
    const { exit, out, err } = await call(['verify', fileOf(jsonOf(record))]);
    expect(exit).toBe(1);
    expect(out).toContain(`The record is not sound; ${where} is the first that differs.`);
    expect(err.split('\n')[0]).toMatch(new RegExp(`^fathom verify: ${where}: .+`));
  });

  test('of a line it says what it should be and what it is', async () => {
    const record = json();
    Object.assign(lineOf(record, 3).events[0] ?? {}, { pings: [1] });
    const { err } = await call(['verify', fileOf(jsonOf(record))]);
    expect(err).toContain(`line 3: the events should be ${JSON.stringify(sound.lines[2]?.events)}`);
    expect(err).toContain('line 3 of the record is {"input":');
    expect(err).toContain('"pings":[1]');
  });
});

describe('what cannot be read is told in one line', () => {
  const text = jsonOf(sound);
  const changed = (fields: object): string => jsonOf({ ...sound, ...fields });
  const { seed: _seed, ...without } = sound satisfies MatchRecord;
  const deep = changed({ setup: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown });
  test.each([
    ['an empty file', '', 'match.json is empty'],
    ['no JSON', 'once upon a time', 'match.json is not JSON: '],
    ['half a record', text.slice(0, text.length / 2), 'match.json is not JSON: '],
    ['null', 'null', 'match.json is not the record of a match: expected '],
    ['a list', '[]', 'match.json is not the record of a match: '],
    ['another format', changed({ format: 'chess' }), 'format: expected "fathom-match"'],
    ['a field missing', jsonOf(without), 'seed: expected "seed"'],
    ['a field too many', changed({ cheat: 1 }), 'there is no field "cheat"'],
    ['a seed too short', changed({ seed: 'abc' }), 'seed: expected 64 hexadecimal digits'],
    ['lines of nothing', changed({ lines: [null] }), 'lines.0: '],
    ['endless brackets', deep, 'nested too deeply'],
    [
      'an unknown game',
      changed({ game: 'chess' }),
      'unknown game "chess"; there are: depth-charge',
    ],
    ['a game that is no own key', changed({ game: '__proto__' }), 'unknown game "__proto__"'],
    [
      'another version',
      changed({ version: 99 }),
      'depth-charge@99; the rules here are depth-charge@1',
    ],
  ])('%s', async (_name, content, problem) => {
    const { exit, out, err } = await call(['verify', fileOf(content)]);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(problem);
    expect(err).toMatch(/^fathom verify: .+\n$/);
  });

  test.each([
    ['nothing.json', 'there is no such file'],
    ['folder', 'it is a directory'],
  ])('%s: %s', async (name, problem) => {
    const cwd = folder();
    mkdirSync(join(cwd, 'folder'));
    const err = `fathom verify: cannot read ${name}: ${problem}\n`;
    expect(await call(['verify', name], { cwd })).toEqual({ exit: 2, out: '', err });
  });
});

test('nothing in a record can steer the terminal', async () => {
  const clear = '\u001B[2J\u009B';
  const named = jsonOf({ ...sound, match: clear, game: 'depth-charge' });
  const unknown = jsonOf({ ...sound, game: clear });
  for (const content of [named, unknown]) {
    const { exit, out, err } = await call(['verify', fileOf(content)]);
    expect(exit).not.toBe(0);
    expect((out + err).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(out + err).toContain('?[2J?');
  }
});
