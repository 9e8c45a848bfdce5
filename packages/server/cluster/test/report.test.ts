import { rngFor } from '@fathom/kit';
import type { Seed } from '@fathom/kit';
import { expect, test } from 'vitest';
import type { Report } from '../campaign.ts';
import { FAULT_KINDS, faultPlan } from '../faults.ts';
import type { Options } from '../options.ts';
import { openLedger } from '../play/ledger.ts';
import { openPlayOn } from '../play/play-on.ts';
import { faultsOf, summaryOf, timeAt } from '../report.ts';

const OPTIONS: Options = {
  faults: 1,
  matches: 1,
  nodes: 3,
  seed: 1,
  untimed: false,
  verbose: false,
};
function report(change: Partial<Report> = {}): Report {
  const ledger = openLedger();
  ledger.sent('a', 'm');
  ledger.acknowledged('a');
  return {
    memory: ledger.read(),
    rows: 1,
    matches: 1,
    takeovers: 0,
    overheard: 0,
    times: new Map([['node killed', [100, 4_999]]]),
    findings: new Map([['inputs', []]]),
    complaints: ['The database is away.', '{"level":40,"msg":"slow"}'],
    seconds: 1,
    ...change,
  };
}

test('a share of times is the least that so many of them do not exceed', () => {
  const times = Array.from({ length: 200 }, (_, i) => 200 - i);
  expect([0.5, 0.99, 1].map((share) => timeAt(times, share))).toStrictEqual([100, 198, 200]);
  expect(timeAt([], 0.99)).toBe(0);
});

test('all is well only where nothing was found and all went on in time', () => {
  expect(faultsOf(report(), OPTIONS)).toStrictEqual([]);
  expect(summaryOf(report(), OPTIONS).at(-1)).toMatch(/: met$/);
});

const LATE: Partial<Report> = { times: new Map([['NATS killed', [5_001]]]) };
test.each<readonly [string, Partial<Report>, RegExp]>([
  ['a finding', { findings: new Map([['inputs', ['x is lost']]]) }, /inputs: 1\n {2}x is lost/],
  ['a kind that took too long', LATE, /p99 over 5000 ms after: NATS killed/],
  ['an error of a node', { complaints: ['{"level":50,"msg":"no"}'] }, /errors of nodes/],
  ['what a node said as it fell', { complaints: ['TypeError: x'] }, /TypeError: x/],
  ['nothing acknowledged', { memory: openLedger().read() }, /nothing was acknowledged/],
])('%s fails it', (_what, change, words) => {
  expect(faultsOf(report(change), OPTIONS)).toStrictEqual([expect.stringMatching(words)]);
});

test('where times are not judged they are told all the same', () => {
  expect(faultsOf(report(LATE), { ...OPTIONS, untimed: true })).toStrictEqual([]);
  expect(summaryOf(report(LATE), OPTIONS).at(-1)).toMatch(/: missed$/);
});

test('each kind of fault comes before any comes again', () => {
  const plan = faultPlan(FAULT_KINDS.length * 2, rngFor('0'.repeat(64) as Seed, 0));
  const first = plan.slice(0, FAULT_KINDS.length);
  expect(first.toSorted()).toStrictEqual(FAULT_KINDS.toSorted());
  expect(plan).toHaveLength(FAULT_KINDS.length * 2);
});

test('play-on times end with the next answer of each match, or with the match', async () => {
  const ledger = openLedger();
  const playOn = openPlayOn(ledger);
  const say = (id: string, match: string): void => {
    ledger.sent(id, match);
    ledger.acknowledged(id);
  };
  ledger.finished('over');
  const fault = { kind: 'node killed', from: performance.now() - 1_000 };
  const measured = playOn.measure({ ...fault, matches: new Set(['one', 'two', 'three', 'over']) });
  say('a', 'one');
  say('b', 'one');
  say('c', 'another');
  ledger.finished('three');
  say('d', 'two');
  await measured;
  const times = playOn.times().get('node killed') ?? [];
  expect(times).toHaveLength(2);
  for (const time of times) expect(time).toBeGreaterThanOrEqual(1_000);
  expect(ledger.read().violations).toStrictEqual([]);
});
