import { canonical, verifyRecord } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import {
  ENDINGS,
  SIDES,
  depthCharge,
  depthChargePlayable,
  makeTranscript,
  parseTranscript,
  replay,
  transcriptOf,
} from '@fathom/depth-charge';
import type { Event, State } from '@fathom/depth-charge';
import { makeGolden, parseGolden } from '@fathom/kit/golden';
import { goldenNames, readGolden } from './golden.ts';

const goldens = goldenNames().map((name) => ({ name, record: readGolden(name) }));

describe.each(goldens)('the golden game $name', ({ record }) => {
  test('is played again to the same events and the same end', () => {
    expect(verifyRecord(depthChargePlayable, record)).toEqual({
      ok: true,
      lines: record.lines.length,
      fingerprint: record.lines.at(-1)!.chain,
    });
  });

  test('survives being written and read', () => {
    expect(parseGolden(makeGolden(record))).toEqual(record);
  });

  test('comes out the same by way of its transcript', () => {
    const events = record.lines.flatMap((line) => line.events as readonly Event[]);
    const end = events.reduce(depthCharge.evolve, record.start as State);
    const again = replay(parseTranscript(makeTranscript(transcriptOf(end))));
    expect(canonical(again)).toBe(canonical(end));
  });
});

test('a golden game that was altered does not pass', () => {
  const { record } = goldens[0]!;
  const lines = record.lines.with(2, { ...record.lines[2]!, events: [] });
  expect(verifyRecord(depthChargePlayable, { ...record, lines })).toMatchObject({ ok: false });
});

test.each(ENDINGS)('6 there is a golden game that ends by %s', (ending) => {
  expect(goldens.map(({ record }) => record.outcome.reason)).toContain(ending);
});

test.each(SIDES)('6 there is a golden game in which %s destroys the third mine', (side) => {
  const outcomes = goldens.map(({ record }) => record.outcome);
  expect(outcomes).toContainEqual({ winners: [side], reason: 'minesDestroyed' });
});
