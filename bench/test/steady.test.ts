import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Schedule } from '../src/load/schedule.ts';
import { Score } from '../src/load/score.ts';
import { latencyOf } from '../src/report/statistics.ts';

test('offers are evenly spread, each table in its turn', () => {
  const schedule = new Schedule(100, { perSecond: 500, tables: 2 });
  assert.deepEqual(schedule.take(105), [
    { table: 0, at: 100 },
    { table: 1, at: 102 },
    { table: 0, at: 104 },
  ]);
  assert.equal(schedule.next, 106);
  assert.deepEqual(schedule.take(106), []);
});

test('what a stall has missed keeps the moments it was meant for', () => {
  const schedule = new Schedule(0, { perSecond: 1000, tables: 10 });
  schedule.take(5);
  const missed = schedule.take(1000);
  assert.equal(missed.length, 995);
  assert.deepEqual(missed[0], { table: 5, at: 5 });
  assert.deepEqual(missed.at(-1), { table: 9, at: 999 });
});

test('what counts is when a move was due, not when it was sent or seen', () => {
  const score = new Score();
  score.offered(9, 9);
  score.begin(10);
  score.offered(10, 11);
  score.offered(20, 20);
  score.seen(9, 500);
  assert.equal(score.unseen, 2);
  score.seen(10, 15);
  score.seen(20, 700);
  assert.equal(score.unseen, 0);
  assert.equal(score.moves, 2);
  assert.equal(score.latency().max, 680);
  assert.equal(score.lateness().max, 1);
});

test('a thousand times have their percentiles, in whatever order they come', () => {
  const times = Array.from({ length: 1000 }, (_, i) => ((i * 7) % 1000) + 1);
  assert.deepEqual(latencyOf(times), { p50: 501, p99: 991, p999: 1000, max: 1000 });
});
