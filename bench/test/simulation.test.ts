import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClusterResult } from '../src/cluster/measure.ts';
import { STATEMENT_LABELS } from '../src/cluster/statements.ts';
import { cheapRng } from '../src/rules/luck.ts';
import { Agenda } from '../src/simulation/agenda.ts';
import { ASSUMPTIONS } from '../src/simulation/assumptions.ts';
import { DEFAULT_FIGURES } from '../src/simulation/default-figures.ts';
import { demandOf, ratesOf } from '../src/simulation/demand.ts';
import { figuresOf, listsPerMove, moveOf } from '../src/simulation/figures.ts';
import { bottlenecksOf, loadsOf, needsOf } from '../src/simulation/needs.ts';
import { simulate } from '../src/simulation/simulate.ts';
import { Ferry, QueueingStation } from '../src/simulation/stations.ts';

const GROUND = { figures: DEFAULT_FIGURES, assumptions: ASSUMPTIONS };
const SITE = { people: 50_000, openMatches: 1_000_000 };
const near = (got: number, wanted: number, share: number): void =>
  assert.ok(Math.abs(got - wanted) <= share * wanted, `${got} is not near ${wanted}`);

test('what is due first comes first, and at the same moment in the order it was asked for', () => {
  const agenda = new Agenda();
  const heard: string[] = [];
  for (const [delay, name] of [
    [5, 'e'],
    [1, 'a'],
    [3, 'c'],
    [1, 'b'],
    [3, 'd'],
  ] as const)
    agenda.after(delay, () => heard.push(`${name}${agenda.now}`));
  agenda.runUntil(4);
  assert.deepEqual(heard, ['a1', 'b1', 'c3', 'd3']);
  assert.equal(agenda.now, 4);
});

test('a station serves so many at a time, the others wait', () => {
  const agenda = new Agenda();
  const station = new QueueingStation(agenda, 2);
  const done: number[] = [];
  for (let i = 0; i < 5; i++) station.serve(10, () => done.push(agenda.now));
  agenda.runUntil(100);
  assert.deepEqual(done, [10, 10, 20, 20, 30]);
  assert.equal(station.busy, 50);
});

test('who comes evenly to a station with room to spare waits for nobody', () => {
  const agenda = new Agenda();
  const station = new QueueingStation(agenda, 1);
  const waits: number[] = [];
  for (let i = 0; i < 50; i++)
    agenda.after(10 * i, () => {
      const from = agenda.now;
      station.serve(9, () => waits.push(agenda.now - from));
    });
  agenda.runUntil(1000);
  assert.deepEqual(new Set(waits), new Set([9]));
});

test('who comes at random waits as long as the formula for one server says', () => {
  const agenda = new Agenda();
  const station = new QueueingStation(agenda, 1);
  const rng = cheapRng(7);
  const busy = 0.7; // share of the time; each takes 1
  const count = 20_000;
  let [sum, at] = [0, 0];
  for (let i = 0; i < count; i++) {
    at -= Math.log(1 - rng.int(1e9) / 1e9) / busy;
    agenda.after(at, () => {
      const from = agenda.now;
      station.serve(1, () => (sum += agenda.now - from));
    });
  }
  agenda.runUntil(2 * at);
  near(sum / count, 1 + busy / (2 * (1 - busy)), 0.05); // Pollaczek and Khinchine
});

test('a ferry takes all that came while it was away, and no more than it holds', () => {
  const agenda = new Agenda();
  const lots: number[][] = [];
  const ferry = new Ferry<number>((lot, landed) => {
    lots.push([...lot]);
    agenda.after(10, landed);
  }, 3);
  ferry.board(0);
  agenda.after(5, () => [1, 2, 3, 4].forEach((n) => ferry.board(n)));
  agenda.runUntil(100);
  assert.deepEqual(lots, [[0], [1, 2, 3], [4]]);
  assert.deepEqual([ferry.trips, ferry.carried], [3, 5]);
});

test('lists are told of every move where moves are rare, and once in 2 s where they are not', () => {
  assert.equal(listsPerMove(0, 1), 1);
  near(listsPerMove(1000, 1), 1 / 1000, 0.01);
  assert.ok(listsPerMove(0.1, 1) > listsPerMove(0.1, 0), 'two nodes tell more than one');
});

test('a million open matches and 50,000 people: the rates follow from the assumptions', () => {
  const rates = ratesOf({ ...SITE, nodes: 4 }, ASSUMPTIONS);
  assert.equal(rates.liveMatches, 15_000);
  assert.equal(rates.liveMoves, 1_500);
  near(rates.correspondenceMoves, (985_000 / 86_400) * 2.5, 1e-9);
  near(rates.rows, 1.1 * (rates.liveMoves + rates.correspondenceMoves), 1e-9);
});

test('a site twice the size with as many nodes has twice the work, but for what nodes do by themselves', () => {
  const one = demandOf({ ...SITE, nodes: 10 }, GROUND);
  const two = demandOf({ people: 100_000, openMatches: 2_000_000, nodes: 10 }, GROUND);
  near(two.nodeCores, 2 * one.nodeCores, 1e-9);
  near(two.nodeMemory, 2 * one.nodeMemory, 1e-9);
  near(two.walPerSecond, 2 * one.walPerSecond, 0.001);
  near(two.postgresParts.lists, 2 * one.postgresParts.lists, 1e-9);
  assert.equal(two.connections, one.connections);
});

test('one node reads nothing that another wrote', () => {
  assert.equal(demandOf({ ...SITE, nodes: 1 }, GROUND).postgresParts.reads, 0);
});

test('no node has more to do than it may, and the first limit is reached just where it is said to be', () => {
  const { nodes, demand } = needsOf(SITE, GROUND);
  assert.ok(demand.nodeCores / (nodes - 1) <= ASSUMPTIONS.mostBusy * 1.02);
  const all = bottlenecksOf(SITE, GROUND);
  assert.equal(all.length, 4);
  const [first] = all;
  assert.ok(first !== undefined);
  const at = (people: number) => needsOf({ people, openMatches: 20 * people }, GROUND);
  near(at(first.people).loads[first.what], 1, 0.02);
  assert.equal(at(first.people * 0.9).partitions, 1);
  if (first.what.startsWith('postgres')) assert.equal(at(first.people * 1.1).partitions, 2);
});

test('more Postgres cores put its processor off, and nothing else', () => {
  const { demand } = needsOf(SITE, GROUND);
  const few = loadsOf(demand, ASSUMPTIONS);
  const many = loadsOf(demand, { ...ASSUMPTIONS, postgresCores: 2 * ASSUMPTIONS.postgresCores });
  near(few['postgres processor'], 2 * many['postgres processor'], 1e-9);
  assert.equal(few['postgres WAL'], many['postgres WAL']);
});

const SHORT = { people: 5_000, openMatches: 100_000, nodes: 3, partitions: 1, seconds: 4 };

test('the same seed gives the same figures, another one others', () => {
  const run = (seed: number) => simulate({ ...SHORT, seed }, GROUND);
  assert.deepEqual(run(1), run(1));
  assert.notDeepEqual(run(1), run(2));
});

test('the simulation does as much work as is computed', () => {
  const seconds = 20;
  const simulated = simulate({ ...SHORT, seconds, seed: 3 }, GROUND);
  const { postgresCores, nodeCores, rates } = demandOf(SHORT, GROUND);
  near(simulated.moves, 0.9 * seconds * rates.rows, 0.05);
  near(simulated.postgresBusy * ASSUMPTIONS.postgresCores, postgresCores, 0.15);
  assert.ok(simulated.nodeBusy >= nodeCores / 3, 'the busiest is above the mean');
});

test('with nobody else about, a move takes what its steps take', () => {
  const { figures, assumptions } = GROUND;
  const alone = { people: 20, openMatches: 20, nodes: 2, partitions: 1, seconds: 2000, seed: 4 };
  const { latency, batch } = simulate(alone, GROUND);
  const steps =
    figures.nodeMove.together +
    2 * assumptions.network +
    assumptions.flush +
    figures.postgresMore * (figures.append.statement + figures.append.row);
  assert.ok(latency.p50 > steps * 0.8, `${latency.p50} ms, ${steps} ms`);
  assert.ok(latency.p50 < steps + figures.nodeMove.apart + 2, `${latency.p50} ms`);
  assert.equal(Math.round(batch * 100), 100);
});

test('the nearer a node is to its limit, the longer a move takes, and the larger batches get', () => {
  const at = (people: number) =>
    simulate({ ...SHORT, people, openMatches: 20 * people, seed: 5 }, GROUND);
  const [calm, busy] = [at(3_000), at(30_000)];
  assert.ok(busy.nodeBusy > 0.6 && calm.nodeBusy < 0.2, `${calm.nodeBusy}, ${busy.nodeBusy}`);
  assert.ok(busy.latency.p99 > calm.latency.p99);
  assert.ok(busy.batch > calm.batch);
});

test('several Postgres share the work', () => {
  const at = (partitions: number) => simulate({ ...SHORT, partitions, seed: 6 }, GROUND);
  assert.ok(at(4).postgresBusy < at(1).postgresBusy / 2);
});

test('a move costs Postgres a row, a reading and its share of a list', () => {
  const figures = { append: { statement: 1, row: 0.5 }, read: 2, list: 10 };
  assert.equal(moveOf(figures, 0), 13.5);
});

const use = (nodes: number, postgres: number, nats: number) => ({
  nodes,
  postgres,
  nats,
  all: nodes + postgres + nats,
});
const setup = (name: string, cpu: ReturnType<typeof use>) => ({
  name,
  median: { cpu, joinCpu: use(4, 2, 0), memoryPerMatch: 300_000 },
});
const appends = (writers: number, postgresCpu: number, walPerRow: number, pages: number) => ({
  writers,
  postgresCpu,
  walPerRow,
  fullPagesPerRow: pages,
  tablePerRow: 280,
  indexPerRow: 70,
});

test('the figures of a run are taken for what they are', () => {
  const run = {
    matches: 200,
    offered: 400,
    setups: [
      setup('sqlite', use(500, 0, 0)),
      setup('postgres', use(600, 400, 50)),
      setup('three', use(1200, 2000, 100)),
    ],
    appends: [appends(1, 310, 500, 0), appends(1000, 10, 500, 0.01)],
    scattered: appends(1000, 11, 900, 0.1),
    statements: Object.keys(STATEMENT_LABELS).flatMap((name) => [
      { name, matches: 1000, postgresCpu: 99, wal: 99 },
      { name, matches: 10_000, postgresCpu: 0.3, wal: 1000 },
    ]),
  } as unknown as ClusterResult;
  const figures = figuresOf(run);
  assert.deepEqual(figures.nodeMove, { together: 0.6, apart: 1.2 });
  assert.deepEqual(figures.append, { statement: 0.3, row: 0.01 });
  assert.equal(figures.headsPerMatch, 0.3 / 10_000);
  assert.equal(figures.memoryPerCopy, 150_000);
  near(figures.wal.rowFirst, 500 + 400 / 0.09, 1e-9); // 400 bytes more for 0.09 pages more
  // 0.31 for the row, 0.3 for reading it, a third of a list of 0.3: that is 0.71, and 2 were measured.
  near(figures.postgresMore, 2 / 0.71, 1e-9);
});
