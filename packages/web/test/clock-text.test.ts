import { expect, test } from 'vitest';
import { clockText } from '../src/words/table.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [3 * DAY + 4 * HOUR, '3 d 4 h'],
  [HOUR + 2 * MINUTE + 3 * SECOND, '1:02:03'],
  [4 * MINUTE + 5 * SECOND, '4:05'],
  [59.2 * SECOND, '1:00'], // seconds are rounded up: none is lost before it is over
  [9.44 * SECOND, '9.4'],
  [0, '0.0'],
  [-500, '0.0'],
])('%d ms are shown as %s', (millis, text) => {
  expect(clockText(millis)).toBe(text);
});
