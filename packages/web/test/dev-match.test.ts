import { depthChargePlayable } from '@fathom/depth-charge/playable';
import type { Seat } from '@fathom/kit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDevMatch } from '../src/dev/dev-match.ts';
import type { DevOptions } from '../src/dev/dev-match.ts';
import { drillPlayable } from './toy/drill.ts';
import type { View } from './toy/drill.ts';

const OPTIONS: DevOptions = { setup: { first: 'black' }, seed: '1', lag: 0, isReplay: false };
const BLACK = 'black' as Seat;

beforeAll(() => vi.stubGlobal('window', globalThis));
afterAll(() => vi.unstubAllGlobals());

test('the development table steps, goes back, and answers late where it is told to', async () => {
  const match = openDevMatch(depthChargePlayable, { ...OPTIONS, lag: 30 });
  const black = match.watch([BLACK], [BLACK]);
  const before = black.view();
  match.step();
  await expect.poll(() => black.events().length).toBeGreaterThan(0);
  const after = black.view();
  expect(after).not.toEqual(before);
  expect(black.news().length).toBeGreaterThan(0);
  match.back();
  expect(black.view()).toEqual(before);
  expect(black.news()).toEqual([]);
  match.back(); // there is nothing before the start
  expect(black.view()).toEqual(before);

  const sentAt = performance.now();
  expect(await black.act({ type: 'place', squares: ['a1', 'b2', 'c3'] })).toBeNull();
  expect(performance.now() - sentAt).toBeGreaterThanOrEqual(25);
  expect(await black.act({ type: 'place', squares: ['a1', 'b2', 'c3'] })).not.toBeNull();
  await match.stop();
});

test('the development table brings what falls due, but not where it only looks back', async () => {
  const setup = { rounds: 2, seconds: 1 };
  const match = openDevMatch(drillPlayable, { ...OPTIONS, setup });
  const still = openDevMatch(drillPlayable, { ...OPTIONS, setup, isReplay: true });
  const rounds = (): readonly number[] =>
    [match, still].map(({ watch }) => (watch([], []).view() as View).round);
  expect(rounds()).toEqual([0, 0]);
  await expect.poll(() => rounds()[0]).toBeGreaterThan(0);
  expect(rounds()[1]).toBe(0);
  match.back();
  still.back();
  await Promise.all([match.stop(), still.stop()]);
});
