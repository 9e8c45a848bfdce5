import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { MatchResult } from '@fathom/arena';
import { gameById } from '@fathom/games';
import { describe, expect, test } from 'vitest';
import { progressShown } from '../src/arena/progress.ts';
import { reportOf } from '../src/arena/report.ts';
import { fathom } from '../src/fathom.ts';
import { PLAIN } from '../src/paint.ts';
import { call, callProcess, folder, screen } from './calling.ts';

const QUICK = ['search-diver', 'random', 'random', '--options', 'maxDays=1', '--threads', '1'];

test('a match is played and told', async () => {
  const { exit, out, err } = await call(['arena', ...QUICK, '--games', '5']);
  expect([exit, err]).toEqual([0, '']);
  expect(out).toMatch(/^Search Diver: random against random\n6 games in 3 pairs, seed "1"\n/);
  expect(out).toMatch(/\npoints +50\.0 % \(95 %: \d+\.\d … \d+\.\d\); \d won, \d drawn, \d lost\n/);
  expect(out).toMatch(/\nElo +\+0 \(95 %: −\d+ … \+\d+\)\n/);
  expect(out).toMatch(/\n {2}random: mean \d+\.\d\d, 95 % \d+\.\d\d, most \d+\.\d \(\d+\)\n/);
});

describe('--json', () => {
  test('- puts the result on the standard output and the words on the other', async () => {
    const { exit, out, err } = await call(['arena', ...QUICK, '--games', '2', '--json', '-']);
    expect(exit).toBe(0);
    expect(err).toContain('Search Diver: random against random');
    const result = JSON.parse(out) as MatchResult;
    expect(result).toMatchObject({
      format: 'fathom-arena',
      formatVersion: 1,
      game: 'search-diver',
      gameVersion: gameById('search-diver')?.version,
      node: process.version,
      setup: { maxDays: 1, players: 2 },
      seed: '1',
      contestants: ['random', 'random'],
      sides: ['red', 'blue'],
      sets: 1,
      games: 2,
      lines: [],
    });
  });

  test('writes a file that can be played again from, with a line a game', async () => {
    const cwd = folder();
    const argv = ['arena', ...QUICK, '--games', '2', '--seed', 'again', '--lines'];
    expect((await call([...argv, '--json', 'one.json'], { cwd })).exit).toBe(0);
    const first = JSON.parse(readFileSync(join(cwd, 'one.json'), 'utf8')) as MatchResult;
    expect(first.lines).toHaveLength(2);
    const options = JSON.stringify(first.setup);
    const repeated = ['arena', first.game, ...first.contestants, '--games', String(first.games)];
    const again = [
      ...repeated,
      '--seed',
      first.seed,
      '--options',
      options,
      '--lines',
      '--json',
      '-',
    ];
    const second = JSON.parse((await call(again, { cwd })).out) as MatchResult;
    expect({ ...second, times: null }).toEqual({ ...first, times: null });
  });

  test('leaves an existing file alone, and says so before it plays', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'one.json'), 'precious');
    const { exit, err } = await call(['arena', ...QUICK, '--json', 'one.json'], { cwd });
    expect([exit, err]).toEqual([
      2,
      'fathom arena: one.json exists already; it is not overwritten\n',
    ]);
  });
});

test('a sequential test that finds nothing exits with 1', async () => {
  const argv = ['arena', ...QUICK, '--games', '400', '--sprt', '0,200'];
  const { exit, out } = await call(argv);
  expect(exit).toBe(1);
  expect(out).toMatch(
    /\nSPRT +rejected: 0 Elo rather than 200; LLR -\d+\.\d\d \(-2\.94 … 2\.94\)\n/,
  );
  expect(out).toMatch(/games in \d+ pairs, decided before 400, seed/);
});

test.each([
  [['chess', 'cadet', 'mate'], 'unknown game "chess"; there are: '],
  [['depth-charge'], 'missing <bot>'],
  [['depth-charge', 'cadet'], 'missing <other>'],
  [['depth-charge', 'cadet', 'mate', 'mate'], 'unexpected argument "mate"'],
  [['depth-charge', 'cadett', 'mate'], 'unknown bot "cadett"; did you mean "cadet"?'],
  [['depth-charge', 'cadet', 'kraken'], 'unknown bot "kraken"; there are: cadet, '],
  [['depth-charge', 'cadet', 'ismcts:soon'], 'ismcts: expected milliseconds a move such as'],
  [['depth-charge', 'cadet', 'exec:'], 'exec: expected a command'],
  [['depth-charge', 'cadet', 'exec:"x'], 'exec: a " is not closed'],
  [
    ['depth-charge', 'random', 'exec:no-such-program'],
    'exec:no-such-program: it cannot be started',
  ],
  [[...QUICK, '--games', 'ten'], '--games: expected a whole number from 1 to 1000000, got "ten"'],
  [[...QUICK, '--games', '0'], '--games: expected a whole number from 1'],
  [[...QUICK, '--games', '1e3'], '--games: expected a whole number from 1'],
  [[...QUICK.slice(0, -1), '0'], '--threads: expected a whole number from 1 to 256, got "0"'],
  [[...QUICK, '--exec-timeout', '-'], '--exec-timeout: expected a whole number'],
  [[...QUICK, '--sprt', '5'], '--sprt: expected elo0,elo1[,alpha,beta] with elo0 below elo1'],
  [[...QUICK, '--sprt', '30,0'], '--sprt: expected'],
  [[...QUICK, '--sprt', '0,30,0.9,0.1'], '--sprt: expected'],
  [[...QUICK, '--sprt', '0,30,,'], '--sprt: expected'],
  [[...QUICK, '--options', 'fast'], '--options: expected name=value or a JSON object, got "fast"'],
  [[...QUICK, '--options', 'speed=9'], 'there is no field "speed"'],
  [[...QUICK, '--options', '{"a":'], '--options: this is not JSON'],
  [[...QUICK, '--options', 'players=1'], 'with these options Search Diver has one side'],
  [[...QUICK, '--json', 'no/such/folder/x.json'], 'there is no folder for it'],
])('%j is refused', async (argv, problem) => {
  const { exit, out, err } = await call(['arena', ...argv]);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(problem);
  expect(err).toMatch(/^fathom arena: .+\n$/);
});

describe('options of the game', () => {
  test.each([
    [['maxDays=2', 'dummies=8']],
    [['maxDays=2,dummies=8']],
    [['maxDays=2 dummies=8']],
    [['{"maxDays":2,"dummies":8}']],
  ])('%j', async (given) => {
    const options = given.flatMap((text) => ['--options', text]);
    const argv = ['search-diver', 'random', 'random', '--games', '1', '--threads', '1', ...options];
    const { out } = await call(['arena', ...argv, '--json', '-']);
    expect((JSON.parse(out) as MatchResult).setup).toMatchObject({ maxDays: 2, dummies: 8 });
  });
});

test('forfeits, games without an end and perfect scores are told', async () => {
  const { out } = await call(['arena', ...QUICK, '--games', '2', '--json', '-']);
  const result = JSON.parse(out) as MatchResult;
  const told = reportOf(
    {
      ...result,
      share: { value: 1, low: 0.8, high: 1 },
      elo: { value: null, low: 240, high: null },
      forfeits: [{ contestant: 1, reason: 'it \u001B[31mdied', games: 2 }],
      unfinished: 1,
      stopped: 'interrupted',
      planned: 50,
    },
    'Search Diver',
    PLAIN,
  );
  expect(told).toContain('2 games in 1 pair, stopped before 100');
  expect(told).toContain('+∞ (95 %: +240 … +∞)');
  expect(told).toContain('random forfeited 2 times: it ?[31mdied');
  expect(told).toContain('1 game had no end within 10000 inputs');
});

test('progress is one line drawn over, which is gone at the end', () => {
  const drawn: (string | null)[] = [];
  const said: string[] = [];
  const progress = progressShown({
    progress: (line) => void drawn.push(line),
    err: (line) => void said.push(line),
  });
  const how = { done: 5, planned: 10, gamesASet: 2, points: 0.6, sprt: null };
  progress.show(how);
  progress.say('[bot] hello');
  progress.end();
  expect(drawn[0]).toMatch(/^\[█{12}·{12}\] 10\/20 games, 60\.0 %, \d+ s left$/);
  expect(drawn.slice(1)).toEqual([null, null]);
  expect(said).toEqual(['[bot] hello']);
});

/** Plays without end until the person at this screen has seen enough, and returns what was told. */
async function stoppedAfter(
  looks: number,
): Promise<{ readonly exit: number; readonly out: string; readonly err: string }> {
  const plain = screen(folder(), Readable.from([]));
  let stop: (() => void) | null = null;
  let seen = 0;
  const terminal = {
    ...plain,
    progress: (): void => {
      seen += 1;
      if (seen === looks) stop?.();
    },
    onInterrupt: (stopIt: () => void) => {
      stop = stopIt;
      if (looks === 0) stopIt();
      return () => {};
    },
  };
  const exit = await fathom(['arena', ...QUICK, '--games', '1000000'], terminal);
  return { exit, ...plain.shown() };
}

describe('Ctrl-C', () => {
  test('tells the result so far', async () => {
    const { exit, out } = await stoppedAfter(2);
    expect(exit).toBe(130);
    expect(out).toMatch(/games in \d+ pairs?, stopped before 1000000, seed "1"\n/);
  });

  test('before the first games are finished says that', async () => {
    expect(await stoppedAfter(0)).toEqual({
      exit: 130,
      out: '',
      err: 'fathom arena: stopped before the first set was finished\n',
    });
  });

  test('ends the process and every program it has started', async () => {
    const awk = fileURLToPath(new URL('../../../examples/bots/any-index.sh', import.meta.url));
    const argv = ['arena', 'search-diver', `exec:sh "${awk}"`, 'random', '--games', '1000000'];
    const child = spawn(process.execPath, [MAIN, ...argv, '--threads', '1']);
    const ended = new Promise((resolve) => child.on('close', resolve));
    await expect.poll(() => childrenOf(child.pid)).not.toEqual([]);
    const programs = childrenOf(child.pid);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    await expect.poll(() => programs.filter(lives)).toEqual([]);
  });
});

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const childrenOf = (pid: number | undefined): readonly number[] =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split(/\s+/)
    .filter((text) => text !== '')
    .map(Number);

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('it runs as a process of its own, from any folder', async () => {
  const { exit, out, err } = await callProcess(['arena', ...QUICK, '--games', '2']);
  expect([exit, err]).toEqual([0, '']);
  expect(out).toContain('Search Diver: random against random');
});
