import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Seat, Table } from '@fathom/kit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { playMatch } from '../src/arena.ts';
import {
  endAll,
  newRunningPrograms,
  runningProgramsIn,
} from '../src/contestants/exec/process-group.ts';
import { openPrograms } from '../src/contestants/exec/programs.ts';
import { startProgram } from '../src/contestants/exec/program.ts';
import { parseAnswer } from '../src/contestants/exec/protocol.ts';
import { splitCommand } from '../src/contestants/contestant.ts';
import type { GameLine } from '../src/match/game-line.ts';
import { playSet } from '../src/match/play-set.ts';
import { matchContext, orderOf } from './orders.ts';
import type { Wish } from './orders.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ODD = `exec:"${process.execPath}" "${pathOf('programs/odd.mjs')}"`;
const AWK = `exec:sh "${pathOf('../../../examples/bots/any-index.sh')}"`;
const PYTHON = `exec:python3 "${pathOf('../../../examples/bots/depth_charge.py')}"`;

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'fathom-arena-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Plays sets in this thread, with programs that are ended after the test. */
async function played(game: string, wish: Wish, sets = 1): Promise<readonly GameLine[]> {
  const memory = newRunningPrograms();
  onTestFinished(() => endAll(memory));
  const match = await matchContext(game, wish);
  const programs = openPrograms({
    answerMillis: match.plan.execMillis,
    running: runningProgramsIn(memory),
    onStderr: () => {},
  });
  const lines: GameLine[] = [];
  for (let set = 0; set < sets; set++) {
    const { games } = await playSet({ ...match, programs }, set);
    lines.push(...games.map(({ line }) => line));
  }
  return lines;
}

describe('bots in other languages', () => {
  test.each([
    ['depth-charge', {}],
    ['captain-sonar', { mode: 'realTime' }],
    ['dark-water-salvage', { players: 3 }],
    ['search-diver', {}],
  ])('the AWK example plays %s %j', async (game, setup) => {
    const lines = await played(game, { bots: [AWK, 'random'], setup, longest: 60 });
    for (const { forfeits, inputs } of lines) {
      expect(forfeits).toEqual([]);
      expect(inputs).toBeGreaterThan(3);
    }
  });

  test('the same luck gives the AWK example the same games', async () => {
    const wish = { bots: [AWK, 'random'] } as const;
    expect(await played('depth-charge', wish, 2)).toEqual(await played('depth-charge', wish, 2));
  });

  const python = spawnSync('python3', ['--version']).status === 0;
  test.skipIf(!python)(
    `the Python example beats a random player${python ? '' : ' (there is no python3 here)'}`,
    async () => {
      const lines = await played('depth-charge', { bots: [PYTHON, 'random'] }, 3);
      expect(lines.flatMap(({ forfeits }) => forfeits)).toEqual([]);
      expect(lines.filter(({ score }) => score === 1).length).toBeGreaterThanOrEqual(5);
    },
  );
});

describe('a program that goes wrong forfeits the game, and is started afresh for the next', () => {
  test.each([
    ['rubbish', 'it answered what is not JSON: "what?"'],
    [
      'shape',
      'it answered "{"move":"a1"}": expected {"action": …}, {"index": …} or {"pass": true}',
    ],
    ['both', 'it answered "{"index":0,"pass":true}": expected '],
    ['beyond', 'it chose index 1000 of a list of 1000'],
    ['illegal', '{"type":"move","to":"h8"}: '],
    ['late', 'it gave no answer within 400 ms'],
    ['dies', 'it ended with exit code 3'],
    ['killed', 'it was ended by SIGKILL'],
    ['floods', 'it wrote a line of more than 1000000 characters'],
    ['idle', 'It was waited for and did nothing.'],
  ])('%s', async (how, reason) => {
    const execMillis = how === 'late' ? 400 : 10_000;
    const wish = { bots: [`${ODD} ${how}`, 'random'], execMillis } as const;
    const lines = await played('depth-charge', wish);
    expect(lines).toHaveLength(2);
    for (const { forfeits, score, end } of lines) {
      expect([end, score]).toEqual(['over', 0]);
      expect(forfeits).toMatchObject([{ contestant: 0 }]);
      expect(forfeits[0]?.reason).toContain(reason);
    }
  });

  test('speaking without being asked is noticed', async () => {
    const memory = newRunningPrograms();
    onTestFinished(() => endAll(memory));
    const program = await startProgram({
      command: splitCommand(`${ODD} chatty`.slice('exec:'.length)),
      answerMillis: 5000,
      running: runningProgramsIn(memory),
      onStderr: () => {},
    });
    const question = { type: 'choose', waitedFor: true, legal: ['x'], complete: true } as const;
    expect(await program.ask(question, 5000)).toBe('{"index":0}');
    await expect.poll(program.problem).toBe('it spoke without being asked: "{"index":0}"');
    await expect(program.ask(question, 5000)).rejects.toThrow('it spoke without being asked');
  });

  test('of several hunters one drops out and the others play on', async () => {
    const wish = { bots: [`${ODD} dies`, 'random'], setup: { players: 3 } } as const;
    const [line] = await played('dark-water-salvage', wish);
    expect(line?.forfeits).toHaveLength(1);
    expect(line?.end).toBe('over');
    expect(line?.inputs).toBeGreaterThan(20);
    expect(line?.score).toBe(0);
  });
});

test('a program hears its own seat’s story and nothing else', async () => {
  const file = join(folder(), 'heard.jsonl');
  const memory = newRunningPrograms();
  onTestFinished(() => endAll(memory));
  const match = await matchContext('depth-charge', { bots: [`${ODD} scribe "${file}"`, 'cadet'] });
  const tables: Table[] = [];
  const game = {
    ...match.game,
    open: (origin: Parameters<typeof match.game.open>[0]): Table => {
      const table = match.game.open(origin);
      tables.push(table);
      return table;
    },
  };
  const programs = openPrograms({
    answerMillis: 5000,
    running: runningProgramsIn(memory),
    onStderr: () => {},
  });
  await playSet({ ...match, programs, game }, 0);
  await expect.poll(() => readFileSync(file, 'utf8').match(/"type":"over"/g)?.length).toBe(2);

  const heard = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(heard[0]).toEqual({ type: 'hello', protocol: 1, answerMillis: 5000 });
  const begins = heard.flatMap(({ type, seat }, i) => (type === 'new' ? [{ seat, i }] : []));
  expect(begins.map(({ seat }) => seat)).toEqual(['black', 'red']);
  for (const [number, { seat, i }] of begins.entries()) {
    const table = tables[number] as Table;
    const own = heard.slice(i + 1, begins[number + 1]?.i);
    const updates = own.filter(({ type }) => type === 'update');
    const told = updates.map(({ events, view }) => ({ events, view }));
    expect(told).toEqual(JSON.parse(JSON.stringify([...table.story([seat as Seat])])));
    expect(own.filter(({ type }) => type === 'over')).toEqual([
      { type: 'over', ...table.outcome() },
    ]);
    expect(new Set(own.map(({ type }) => type))).toEqual(new Set(['update', 'choose', 'over']));
    const first = own.find(({ type }) => type === 'choose');
    expect(first).toMatchObject({ waitedFor: true, complete: false });
    expect(first?.['legal']).toHaveLength(1000); // of 3,276 placements
  }
});

describe('answers', () => {
  const legal = ['a', 'b'];
  test.each([
    ['{"index":1}', { action: 'b', pause: 1500 }],
    ['{"index":0,"pause":20}', { action: 'a', pause: 20 }],
    ['{"action":{"any":"thing"}}', { action: { any: 'thing' }, pause: 1500 }],
    ['{"pass":true}', null],
    [' {"pass":true} ', null],
  ])('%s', (line, choice) => {
    expect(parseAnswer(line, legal)).toEqual(choice);
  });

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"index":2}',
    '{"index":-1}',
    '{"index":"0"}',
    '{"index":0.5}',
  ])('%j is none', (line) => {
    expect(() => parseAnswer(line, legal)).toThrow(/^it /);
  });
});

describe('a program that cannot be started is found before the first game', () => {
  test.each([
    ['exec:no-such-program-here', 'it cannot be started: spawn no-such-program-here ENOENT'],
    [`${ODD} gone`, 'it ended with exit code 4'],
    [`${ODD} rude`, 'expected {"type":"ready"} for a greeting, got "{"type":"hi"}"'],
  ])('%s', async (bot, problem) => {
    const order = await orderOf('depth-charge', { bots: [bot, 'random'] });
    await expect(playMatch(order)).rejects.toThrow(`${bot}: ${problem}`);
  });
});

/** Whether a process is there and is more than a corpse. */
function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = existsSync('/proc') ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  return !/^State:\s+Z/m.test(status);
}

test.each(['played', 'interrupted'])(
  'after a match that was %s no process is left',
  async (how) => {
    const file = join(folder(), 'pids');
    const stop = new AbortController();
    const order = await orderOf(
      'depth-charge',
      { bots: [`${ODD} parent "${file}"`, 'random'] },
      {
        sets: how === 'played' ? 1 : 100_000,
        signal: stop.signal,
        onProgress: () => (how === 'played' ? undefined : stop.abort()),
      },
    );
    await playMatch(order);
    const pids = readFileSync(file, 'utf8').trim().split('\n').map(Number);
    expect(pids.length).toBeGreaterThanOrEqual(4); // the rehearsal's and the match's, with a child each
    await expect.poll(() => pids.filter(lives)).toEqual([]);
  },
);

test('what a program writes to stderr is passed on with its name', async () => {
  const heard: string[] = [];
  const bot = `${ODD} grumbles`;
  const order = await orderOf(
    'depth-charge',
    { bots: [bot, 'random'] },
    { sets: 1, onComplaint: (name, line) => heard.push(`${name}: ${line}`) },
  );
  await playMatch(order);
  expect(new Set(heard)).toEqual(new Set([`${bot}: no coffee`]));
});
