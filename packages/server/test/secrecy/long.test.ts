import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { BadOptions } from '../../programs/options.ts';
import { readOptions } from '../../secrecy/options.ts';
import { faultsOf, howToRepeat, progressOf } from '../../secrecy/worlds.ts';
import type { GameFindings } from '../../secrecy/worlds.ts';

const LONG = join(import.meta.dirname, '../../secrecy/long.ts');
const run = promisify(execFile);

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}
const secrecyTest = (...args: readonly string[]): Promise<Ended> =>
  run(process.execPath, [LONG, ...args]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Ended) => error,
  );
const GAME = ['--part', 'worlds', '--game', 'depth-charge', '--seed', '7'] as const;

test('the long secrecy test counts pairs of worlds with several threads, and says so', async () => {
  const { code, stdout, stderr } = await secrecyTest(...GAME, '--pairs', '100', '--threads', '2');
  expect(code, `${stdout}${stderr}`).toBe(0);
  expect(stdout).toMatch(/^secrecy test: worlds; 100 pairs a game .* seed 7$/m);
  const [, pairs, comparisons] =
    /^depth-charge +(\d+) truly different pairs of worlds; (\d+) comparisons/m.exec(stdout) ?? [];
  expect(Number(pairs)).toBeGreaterThanOrEqual(100);
  expect(Number(comparisons)).toBeGreaterThanOrEqual(Number(pairs));
  expect(stdout).toMatch(/^worlds: all is well$/m);
});

const countIn = (ended: Ended | undefined): string | undefined =>
  /\d+ truly different pairs of worlds; .* 1 matches/.exec(ended?.stdout ?? '')?.[0];

test('one match can be searched again, and gives the same pairs', async () => {
  const [one, again] = await Promise.all([1, 2].map(() => secrecyTest(...GAME, '--match', '3')));
  expect(one?.code).toBe(0);
  expect(countIn(one)).toBeDefined();
  expect(countIn(one)).toBe(countIn(again));
});

test('progress says how many, how fast and how long', () => {
  const line = progressOf(
    { game: 'search-diver', pairs: 500, seconds: 10 },
    { pairs: 2_000, seconds: 600 },
  );
  expect(line).toBe('search-diver             500 of 2000 pairs, 50.0 a second, 30 s left');
});

test('a leak and too few pairs are failures, and a leak says how it is found again', () => {
  const found: GameFindings = {
    game: 'search-diver',
    pairs: 90,
    comparisons: 100,
    moments: 300,
    deepest: 9,
    viewers: 3,
    matches: 7,
    seconds: 60,
    cpuSeconds: 55,
    leaks: [`red can tell two worlds apart\n  ${howToRepeat('search-diver', '7', 41)}`],
  };
  expect(faultsOf([found], { pairs: 100, match: null })).toStrictEqual([
    'LEAK red can tell two worlds apart\n  to repeat: npm run secrecy-test -- --game search-diver --seed 7 --match 42',
    'TOO FEW search-diver: 90 pairs of 100 within the time',
  ]);
  expect(faultsOf([{ ...found, leaks: [] }], { pairs: 100, match: 42 })).toStrictEqual([]);
});

test('the long secrecy test explains itself and refuses options that make no sense', async () => {
  expect(readOptions(['--help'])).toBeNull();
  for (const args of [
    ['--pairs', 'many'],
    ['--minutes', '0'],
    ['--game', 'chess'],
    ['--part', 'all'],
    ['--seed', 'a b'],
    ['--match', '3'],
    ['--bogus'],
    ['extra'],
  ])
    expect(() => readOptions(args), `for ${args.join(' ')}`).toThrow(BadOptions);
  const { code, stderr } = await secrecyTest('--pairs', 'many');
  expect(code).toBe(2);
  expect(stderr).toMatch(/^secrecy-test: --pairs is "many"; it should be a whole number above 0/);
});

test('a game takes part by saying how its other worlds are sought', () => {
  expect(readOptions([])?.games).toStrictEqual(
    expect.arrayContaining(['depth-charge', 'captain-sonar', 'dark-water-salvage', 'search-diver']),
  );
});
