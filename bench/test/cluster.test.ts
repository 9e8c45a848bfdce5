import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureMachines } from '../src/cluster/measure.ts';
import { parseStat, processorTimes, ticksOfTree } from '../src/cluster/processor.ts';
import { useBetween, withMachines } from '../src/cluster/site.ts';
import { STATEMENT_LABELS } from '../src/cluster/statements.ts';
import { TEXT, idOf } from '../src/cluster/stock.ts';
import { portsOf } from '../src/load/pool.ts';

const stat = (pid: number, name: string, rest: string): string =>
  `${pid} (${name}) S ${rest} 20 0 1 0 100\n`;

test("a process's time is its own and that of its children that have ended", () => {
  const line = stat(42, 'postgres: a) b (c', '7 42 42 0 -1 4194560 1 2 3 4 10 20 300 4000');
  assert.deepEqual(parseStat(line), { pid: 42, parent: 7, ticks: 4330 });
});

test('a tree has the time of all that descend from its root, and of nobody else', () => {
  const all = [
    { pid: 1, parent: 0, ticks: 1000 },
    { pid: 2, parent: 1, ticks: 1 },
    { pid: 3, parent: 2, ticks: 20 },
    { pid: 4, parent: 3, ticks: 300 },
  ];
  assert.equal(ticksOfTree(all, 2), 321);
  assert.equal(ticksOfTree(all, 9), 0);
});

test('work of this process shows in its time', () => {
  const [before = 0] = processorTimes([process.pid]);
  const until = process.cpuUsage().user + 60_000;
  while (process.cpuUsage().user < until);
  const [after = 0] = processorTimes([process.pid]);
  assert.ok(after - before >= 40, `${after - before} ms`);
});

test('what was used is the difference of each part', () => {
  const before = { nodes: 10, postgres: 5, nats: 1, all: 16 };
  const after = { nodes: 30, postgres: 6, nats: 1, all: 37 };
  assert.deepEqual(useBetween(before, after, 2), { nodes: 40, postgres: 2, nats: 0, all: 42 });
});

test('the players of a match come to different nodes, and all nodes have as many', () => {
  assert.deepEqual(portsOf([80], 5), [80, 80]);
  const pairs = [0, 1, 2].map((n) => portsOf([1, 2, 3], n));
  assert.deepEqual(pairs, [
    [1, 2],
    [2, 3],
    [3, 1],
  ]);
});

test('rows have the size they are said to have, and ids are as those made in SQL', () => {
  assert.equal(TEXT.length, 220);
  assert.equal(idOf(1), 'c4ca4238a0b9'); // of md5('1')
});

test('every statement is asked as the server asks it, and every row is written', async () => {
  const plan = {
    stocked: 30,
    appending: { writers: [1, 4], time: 50 },
    statements: { matches: [20], time: 5 },
  };
  const taken = await withMachines((machines) => measureMachines(machines, plan));
  assert.equal(taken.statements.length, Object.keys(STATEMENT_LABELS).length);
  for (const { appendsPerSecond, walPerRow } of [...taken.appends, taken.scattered])
    assert.ok(appendsPerSecond > 0 && walPerRow > 220);
  assert.equal(taken.postgres.fsync, 'on');
});
