import { expect, test } from 'vitest';
import { call, fileOf } from './calling.ts';
import { jsonOf, shortMatch } from './records.ts';

const record = shortMatch();
const last = record.lines.length;
const replayed = async (...options: readonly string[]): Promise<string> => {
  const { exit, out, err } = await call(['replay', fileOf(jsonOf(record)), ...options]);
  expect([exit, err]).toEqual([0, '']);
  return out;
};
interface Told {
  readonly line: number;
  readonly events: readonly object[];
  readonly view: { readonly mines: Readonly<Record<'black' | 'red', unknown>> };
}
const replayedJson = async (...options: readonly string[]): Promise<readonly Told[]> =>
  (await replayed('--json', ...options))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told);

test('every line is told in order, and the outcome last', async () => {
  const out = await replayed();
  const headings = [...out.matchAll(/^(?:Start$|Line (\d+), \d+:\d\d$)/gm)];
  expect(headings.map((found) => Number(found[1] ?? 0))).toEqual(
    Array.from({ length: last + 1 }, (_, i) => i),
  );
  expect(out.trim()).toMatch(/A draw: the last turn has been taken\.$/);
});

test('--from begins later', async () => {
  const out = await replayed('--from', String(last));
  expect(out).not.toContain('Start');
  expect(out.match(/^Line /gm)).toHaveLength(1);
});

test('the standard input can hold the record', async () => {
  const { exit, out } = await call(['replay', '-'], { input: jsonOf(record) });
  expect(exit).toBe(0);
  expect(out).toBe(await replayed());
});

const placed = ['a1', 'a2', 'b1'];

test.each([
  ['black', true, false],
  ['red', false, true],
  ['spectator', false, false],
  ['all', true, true],
  ['red,black', true, true],
])('--as %s: knows black’s mines: %s, red’s: %s', async (who, black, red) => {
  const told = await replayedJson('--as', who);
  expect(told.map(({ line }) => line)).toEqual(Array.from({ length: last + 1 }, (_, i) => i));
  const middle = told[5]?.view.mines;
  expect(middle?.black).toEqual(black ? placed : null);
  expect(middle?.red === null).toBe(!red);
  expect(told.at(-1)?.view.mines.black).toEqual(placed);
});

test('what a viewer may not know is in none of the words before the end', async () => {
  const told = await replayedJson('--as', 'spectator');
  const early = JSON.stringify(told.slice(0, last).map(({ events }) => events));
  expect(early).toContain('"squares":null');
  expect(early).not.toContain('a2');
});

test.each([
  ['\n'.repeat(last + 1), last],
  ['\n\nq\n', 2],
  ['\n', 1],
])('--step, then %j: %i lines are told', async (input, lines) => {
  const path = fileOf(jsonOf(record));
  const { exit, out } = await call(['replay', path, '--step'], { input });
  expect(exit).toBe(0);
  expect(out.match(/^Line /gm) ?? []).toHaveLength(lines);
  expect(out.includes('A draw')).toBe(lines === last);
});

test.each([
  [['--as', 'blue'], '--as: nobody is "blue"; there are: black, red, spectator, all'],
  [['--from', '99'], `--from: expected a line from 0 to ${last}, got "99"`],
  [['--from=-1'], `--from: expected a line from 0 to ${last}, got "-1"`],
  [['--from', '1.5'], `--from: expected a line from 0 to ${last}, got "1.5"`],
  [['--step', '--json'], '--step needs the keyboard: it goes with neither --json nor "-"'],
])('%j is refused', async (options, problem) => {
  const path = fileOf(jsonOf(record));
  const err = `fathom replay: ${problem}\n`;
  expect(await call(['replay', path, ...options])).toEqual({ exit: 2, out: '', err });
});

test('an altered record is not told', async () => {
  const altered = jsonOf(record).replace('"soundingDropped"', '"boatMoved"');
  const { exit, out, err } = await call(['replay', fileOf(altered)]);
  expect([exit, out]).toEqual([1, '']);
  expect(err).toMatch(/^fathom replay: the record is not sound: line 3: .+\n$/);
});
