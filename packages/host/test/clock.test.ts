import { steadyClock, virtualClock } from '@fathom/host';
import { makeMachine } from '@fathom/host/testing/machine';
import { expect, test } from 'vitest';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 0, 1, 12);

test('a steady clock begins at the wall clock’s time and runs at its pace', () => {
  const machine = makeMachine(NOON);
  machine.pass(90_000);
  expect([machine.now(), machine.calendar()]).toStrictEqual([NOON + 90_000, NOON + 90_000]);
});

test.each([HOUR, -HOUR])('a wall clock set by %d ms moves the calendar alone', (millis) => {
  const machine = makeMachine(NOON);
  machine.setWall(millis);
  machine.pass(2_000);
  expect(machine.now()).toBe(NOON + 2_000);
  expect(machine.calendar()).toBe(NOON + 2_000 + millis);
});

test.each([
  ['a machine that is busy for 3 s takes 3 s', 3_000, 3_000],
  ['so does one that is busy for 5 s', 5_000, 5_000],
  ['longer it has slept, and none of it counts', 5_001, 0],
  ['nor does a night', 8 * HOUR, 0],
])('%s', (_title, millis, counted) => {
  const machine = makeMachine(NOON);
  machine.pass(60_000);
  machine.sleep(millis);
  expect(machine.now()).toBe(NOON + 60_000 + counted);
  machine.pass(1_000);
  expect(machine.now()).toBe(NOON + 61_000 + counted);
  expect(machine.calendar()).toBe(NOON + 61_000 + millis);
});

test('a clock that nobody asks for an hour has not slept', () => {
  const machine = makeMachine(NOON);
  machine.pass(HOUR);
  expect(machine.now()).toBe(NOON + HOUR);
});

test('it tells whole milliseconds, loses no part of one, and never goes back', () => {
  let reading = 0.4;
  const { now } = steadyClock({
    wall: () => NOON,
    monotonic: () => reading,
    after: virtualClock().after,
  });
  for (let i = 0; i < 12; i += 1) {
    reading += 0.75;
    now();
  }
  expect(now()).toBe(NOON + 9);
  reading -= 5;
  expect(now()).toBe(NOON + 9);
});

test('what a new process on the machine begins with is the wall clock’s time', () => {
  const machine = makeMachine(NOON);
  machine.sleep(HOUR);
  machine.setWall(-60_000);
  expect(machine.now()).toBe(NOON);
  expect(machine.restart().now()).toBe(NOON + HOUR - 60_000);
});
