import { expect, test } from 'vitest';
import type { Report, Stretch } from '../campaign.ts';
import type { Options } from '../options.ts';
import { readOptions } from '../options.ts';
import { faultsOf } from '../report.ts';

const OPTIONS = readOptions(['--seed', '1']) as Options;
const QUICK = readOptions(['--seed', '1', '--quick']) as Options;

const QUIET: Stretch = {
  name: 'idle',
  feeling: {
    trips: 100,
    p50: 2,
    p99: 10,
    worst: 12,
    slowestBot: 100,
    refusals: [],
    cutOffs: [],
    faults: [],
  },
  tally: { counts: {}, faults: [], seeds: [] },
  before: 200,
  most: 210,
  disk: 1,
};
const reportOf = (...stretches: readonly Stretch[]): Report => ({
  stretches: [QUIET, ...stretches],
  faults: [],
  verified: 50,
  restartMillis: 900,
});
const flood = (change: Partial<Stretch['feeling']>, more: Partial<Stretch> = {}): Stretch => ({
  ...QUIET,
  name: 'flood',
  feeling: { ...QUIET.feeling, ...change },
  ...more,
});

test('a quiet campaign has no faults', () => {
  expect(faultsOf(reportOf(flood({ p99: 50 })), OPTIONS)).toStrictEqual([]);
});

test.each([
  ['slow answers', flood({ p99: 51 }), /p99 was 51 ms/],
  ['a slow bot', flood({ slowestBot: 26_000 }), /waited 26000 ms for a bot/],
  ['refusals', flood({ refusals: ['chatFull'] }), /1 honest people refused during flood: chatFull/],
  ['cut-offs', flood({ cutOffs: ['1006 '] }), /1 honest people cut off during flood/],
  ['what players noticed', flood({ faults: ['message 3 came after 1'] }), /came after/],
  ['memory', flood({}, { most: 265 }), /memory grew by 65 MB/],
  ['the disk', flood({}, { disk: 129 }), /the disk took 129 MB/],
  [
    'what attackers were told',
    flood({}, { tally: { counts: {}, faults: ['a secret'], seeds: [] } }),
    /a secret/,
  ],
] as const)('%s make it fail', (_, stretch, words) => {
  const faults = faultsOf(reportOf(stretch), OPTIONS);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(words);
});

test('three times what is usual is fine where that is more than 50 ms', () => {
  const idle: Stretch = { ...QUIET, feeling: { ...QUIET.feeling, p99: 30 } };
  const report = { ...reportOf(), stretches: [idle, flood({ p99: 90 })] };
  expect(faultsOf(report, OPTIONS)).toStrictEqual([]);
  const worse = { ...report, stretches: [idle, flood({ p99: 91 })] };
  expect(faultsOf(worse, OPTIONS)).toHaveLength(1);
});

const crowd = (most: number): Stretch => ({ ...QUIET, name: 'crowd', most });

test('what is no flood may take some more memory', () => {
  expect(faultsOf(reportOf(crowd(328)), OPTIONS)).toStrictEqual([]);
  expect(faultsOf(reportOf(crowd(329)), OPTIONS)).toHaveLength(1);
});

test('a short run judges no times, but all else', () => {
  expect(faultsOf(reportOf(flood({ p99: 9_000, slowestBot: 30_000 })), QUICK)).toStrictEqual([]);
  expect(faultsOf(reportOf(flood({ refusals: ['tooFast'] })), QUICK)).toHaveLength(1);
});

test('a campaign that verified nothing has proved nothing', () => {
  expect(faultsOf({ ...reportOf(), verified: 0 }, OPTIONS)).toHaveLength(1);
});
