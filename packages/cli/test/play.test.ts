import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { call, callProcess, folder } from './calling.ts';

/** More soundings than ten turns can hold: whatever the bot does, the match ends. */
const WHOLE_MATCH = ['place a1 a2 b1', ...Array.from({ length: 10 }, () => 'sound b2')].join('\n');
const SHORT = ['--option', 'turnLimit=10', '--option', 'first=black'];

const played = async (input: string, ...argv: readonly string[]): Promise<string> => {
  const { exit, out, err } = await call(['play', 'depth-charge', ...argv], { input });
  expect([exit, err]).toEqual([0, '']);
  return out;
};

test('a match is played to its end, told in words and opened', async () => {
  const out = await played(WHOLE_MATCH, ...SHORT);
  expect(out).toMatch(/^Depth Charge: you are black; red: [A-Z][a-z]+ \(a bot, \w+\)\.\n/);
  expect(out).toMatch(/The luck of this match is committed to: [\da-f]{64}\n/);
  expect(out.match(/black> sound b2/g)?.length).toBeGreaterThanOrEqual(1);
  expect(out).toMatch(/(?:A draw|Red wins|You win): .+\.\n$/);
});

test('the same seed and the same actions make the same match', async () => {
  const argv = [...SHORT, '--seed', 'ABC'];
  expect(await played(WHOLE_MATCH, ...argv)).toBe(await played(WHOLE_MATCH, ...argv));
});

test('without a seed every match has luck of its own', async () => {
  expect(await played('quit')).not.toBe(await played('quit'));
});

test('without a game it is the first of the list', async () => {
  const { out } = await call(['play'], { input: 'quit\n' });
  expect(out).toContain('Depth Charge: you are black');
});

test('--seat and --level are taken', async () => {
  const out = await played('quit', '--seat', 'red', '--level', 'cadet');
  expect(out).toMatch(/Depth Charge: you are red; black: [A-Z][a-z]+ \(a bot, cadet\)\./);
  expect(out).toContain('red> quit');
});

/** How many boards were drawn, by the letters above and below each. */
const boards = async (input: string): Promise<number> =>
  (await played(input)).split('\n').filter((line) => /^\W*a\W+b\W+c\W+d\W+e\W+f/.test(line)).length;

describe('at the prompt', () => {
  test.each([
    ['help', 'charge'],
    ['help', 'resign'],
    ['HELP', 'moves'],
    ['moves', 'place a1 a2 a3'],
    ['moves', 'more'],
    ['moves b2 c3 d4', 'place b2 c3 d4'],
    ['moves xyz', 'Nothing has "xyz" in it.'],
    ['undo', 'Nothing can be taken back'],
    ['dance', '"help" explains'],
    ['place a1', '"help" explains'],
    ['place a1 a2 h8', 'Not possible: Mines go into your own sea; h8 lies outside it.'],
    ['sound b2', 'Not possible: '],
    ['constructor', '"help" explains'],
    ['resign', 'Red wins: you resigned.'],
  ])('"%s" is answered with %s', async (typed, answer) => {
    expect(await played(typed)).toContain(answer);
  });

  test('moves are those of the moment', async () => {
    const out = await played('place a1 a2 b1\nmoves\n', '--option', 'first=black');
    expect(out).toMatch(/move a2 .*move a4/);
    expect(out).toContain('charge b2');
    expect(out).not.toContain('sound c3');
  });

  test('the board is drawn once a turn, and again on demand', async () => {
    const once = await boards('dance\nundo\n');
    expect(once).toBeGreaterThan(0);
    expect(await boards('dance\nboard\n')).toBe(2 * once);
  });

  test.each([['quit'], ['']])('"%s" leaves the match', async (typed) => {
    expect(await played(typed)).toMatch(/You left; the match is not finished\.\n$/);
  });
});

describe('--save', () => {
  test('writes a record that verify and replay read', async () => {
    const cwd = folder();
    const argv = ['play', ...SHORT, '--save', 'match.json'];
    const saved = await call(argv, { cwd, input: WHOLE_MATCH });
    expect([saved.exit, saved.err]).toEqual([0, '']);
    const record = JSON.parse(readFileSync(join(cwd, 'match.json'), 'utf8')) as MatchRecord;
    expect(saved.out).toContain(record.commitment);
    expect(record.players.map(({ bot }) => bot)).toEqual([null, expect.any(String)]);
    expect((await call(['verify', 'match.json'], { cwd })).exit).toBe(0);
    const told = await call(['replay', 'match.json', '--as', 'red'], { cwd });
    expect(told.exit).toBe(0);
    expect(told.out).toContain(`Line ${record.lines.length}, `);
    expect(readdirSync(cwd)).toEqual(['match.json']);
  });

  test('leaves an existing file alone', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'match.json'), 'precious');
    const { exit, out, err } = await call(['play', '--save', 'match.json'], { cwd });
    expect([exit, out]).toEqual([2, '']);
    expect(err).toBe('fathom play: match.json exists already; it is not overwritten\n');
    expect(readFileSync(join(cwd, 'match.json'), 'utf8')).toBe('precious');
  });

  test('complains before the match where no file can be', async () => {
    const { exit, out, err } = await call(['play', '--save', 'no/such/folder/match.json']);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain('there is no folder for it');
  });

  test('writes nothing of an unfinished match', async () => {
    const cwd = folder();
    const { exit, err } = await call(['play', '--save', 'match.json'], { cwd, input: 'quit' });
    expect([exit, err]).toEqual([1, 'fathom play: an unfinished match is not saved\n']);
    expect(existsSync(join(cwd, 'match.json'))).toBe(false);
  });
});

test.each([
  [['chess'], 'unknown game "chess"; there are: depth-charge'],
  [['depth-chrage'], 'unknown game "depth-chrage"; did you mean "depth-charge"?'],
  [['--seat', 'blue'], '--seat: there is no seat "blue"; there are: black, red'],
  [['--level', 'god'], '--level: there is no bot "god"; there are: '],
  [['--seed', 'xyz'], '--seed: expected 1 to 64 hexadecimal digits, got "xyz"'],
  [['--seed', '0'.repeat(65)], '--seed: expected 1 to 64 hexadecimal digits'],
  [['--option', 'first'], '--option: expected name=value, got "first"'],
  [['--option', 'first=green'], 'Depth Charge, options: first: expected '],
  [['--option', 'turnLimit=ten'], 'Depth Charge, options: turnLimit: expected number'],
  [['--option', 'speed=9'], 'there is no field "speed"'],
  [['--option', '__proto__=1'], 'there is no field "__proto__"'],
])('%j is refused', async (argv, problem) => {
  const { exit, out, err } = await call(['play', ...argv]);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(problem);
  expect(err).toMatch(/^fathom play: .+\n$/);
});

test('as a process: a piped match, saved, verified, replayed, without colour', async () => {
  const cwd = folder();
  const match = await callProcess(['play', ...SHORT, '--save', 'm.json'], {
    cwd,
    input: WHOLE_MATCH,
  });
  expect([match.exit, match.err]).toEqual([0, '']);
  expect(match.out).not.toContain('\u001B');
  expect((await callProcess(['verify', 'm.json'], { cwd })).exit).toBe(0);
  const told = await callProcess(['replay', 'm.json', '--as', 'spectator', '--json'], { cwd });
  expect(told.exit).toBe(0);
  expect(told.out.trim().split('\n').length).toBeGreaterThan(2);
});

test('as a process: the end of the input stops it', async () => {
  const { exit, out, err } = await callProcess(['play'], { input: 'place a1 a2 b1\n' });
  expect([exit, err]).toEqual([0, '']);
  expect(out).toMatch(/You left; the match is not finished\.\n$/);
});
