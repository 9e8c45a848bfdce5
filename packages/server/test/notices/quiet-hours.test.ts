import { expect, test } from 'vitest';
import { beforeQuiet, endOfQuiet } from '../../src/people/notices/quiet-hours.ts';
import { warningAt } from '../../src/people/notices/warning.ts';

const NIGHT = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Berlin' };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string): number => Date.parse(text);

test.each([
  ['nobody asked for any', null, '2026-06-15T23:00:00Z', '2026-06-15T23:00:00Z'],
  ['by day', NIGHT, '2026-06-15T12:34:56Z', '2026-06-15T12:34:56Z'],
  ['in the evening, over midnight', NIGHT, '2026-06-15T20:30:10Z', '2026-06-16T05:00:00Z'],
  ['after midnight', NIGHT, '2026-06-15T23:59:59Z', '2026-06-16T05:00:00Z'],
  ['at their end', NIGHT, '2026-06-16T05:00:00Z', '2026-06-16T05:00:00Z'],
  ['at their beginning', NIGHT, '2026-06-15T20:00:00Z', '2026-06-16T05:00:00Z'],
  ['in the night summer time begins', NIGHT, '2026-03-28T22:30:00Z', '2026-03-29T05:00:00Z'],
  ['in the night summer time ends', NIGHT, '2026-10-24T21:30:00Z', '2026-10-25T06:00:00Z'],
  [
    'half an hour off UTC',
    { from: 0, to: 60, zone: 'Asia/Kolkata' },
    '2026-06-15T18:45:00Z',
    '2026-06-15T19:30:00Z',
  ],
])('the end of quiet hours, %s', (...[_when, quiet, from, to]) => {
  expect(new Date(endOfQuiet(quiet, at(from))).toISOString()).toBe(new Date(to).toISOString());
});

test.each([
  ['2026-06-15T12:00:00Z', '2026-06-15T12:00:00Z'],
  ['2026-06-15T23:30:00Z', '2026-06-15T19:59:00Z'],
])('the last moment before them: %s', (from, to) => {
  expect(new Date(beforeQuiet(NIGHT, at(from))).toISOString()).toBe(new Date(to).toISOString());
});

test.each([
  ['three days', 3 * DAY, null, '2026-06-18T12:00:00Z', '2026-06-18T00:00:00Z'],
  ['one day', DAY, null, '2026-06-16T12:00:00Z', '2026-06-16T06:00:00Z'],
  ['by night, at its end', 3 * DAY, NIGHT, '2026-06-18T12:00:00Z', '2026-06-18T05:00:00Z'],
  [
    'time ends in the night: before it',
    3 * DAY,
    { ...NIGHT, from: 16 * 60 },
    '2026-06-18T05:30:00Z',
    '2026-06-17T13:59:00Z',
  ],
])('a warning of %s', (...[_what, allowance, quiet, deadline, warned]) => {
  const now = at('2026-06-15T12:00:00Z');
  const warning = warningAt({ allowance, timeLeft: at(deadline) - now }, quiet, now);
  expect(new Date(warning ?? 0).toISOString()).toBe(new Date(warned).toISOString());
});

test('where no clock of days runs nobody is warned', () => {
  expect(warningAt({ allowance: null, timeLeft: 5 }, null, 0)).toBeNull();
  expect(warningAt({ allowance: DAY, timeLeft: null }, null, 0)).toBeNull();
});
