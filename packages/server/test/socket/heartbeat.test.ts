import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHeartbeat } from '../../src/socket/heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const BEAT = 10_000;

test.each([1, 7, 250])('each of %i is asked once a beat, and few at the same moment', (count) => {
  const heart = openHeartbeat(BEAT);
  const asked = Array.from({ length: count }, () => 0);
  let now = 0; // asked in one step
  let most = 0;
  asked.forEach((_, i) =>
    heart.watch({
      beat: () => {
        asked[i] = (asked[i] ?? 0) + 1;
        now += 1;
      },
    }),
  );
  for (let beats = 1; beats <= 3; beats++) {
    for (let step = 0; step < 100; step++) {
      now = 0;
      vi.advanceTimersByTime(BEAT / 100);
      most = Math.max(most, now);
    }
    for (const times of asked) expect(Math.abs(times - beats)).toBeLessThanOrEqual(1);
  }
  expect(most).toBeLessThanOrEqual(Math.ceil(count / 100) + 1);
  heart.stop();
});

test('who has gone is asked no more, and nobody once it has stopped', () => {
  const heart = openHeartbeat(BEAT);
  const gone = { beat: vi.fn<() => void>() };
  const stays = { beat: vi.fn<() => void>() };
  heart.watch(gone);
  heart.watch(stays);
  heart.forget(gone);
  vi.advanceTimersByTime(2 * BEAT);
  expect(gone.beat).not.toHaveBeenCalled();
  expect(stays.beat).toHaveBeenCalledTimes(2);
  heart.stop();
  vi.advanceTimersByTime(2 * BEAT);
  expect(stays.beat).toHaveBeenCalledTimes(2);
});
