import { canonical } from '@fathom/kit';
import { goldenSuite, readGoldens } from '@fathom/kit/testing/golden';
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

const goldens = readGoldens(new URL('../golden/', import.meta.url));

goldenSuite(depthChargePlayable, goldens);

describe.each(goldens)('the golden game $name', ({ record }) => {
  test('comes out the same by way of its transcript', () => {
    const events = record.lines.flatMap((line) => line.events as readonly Event[]);
    const end = events.reduce(depthCharge.evolve, record.start as State);
    const again = replay(parseTranscript(makeTranscript(transcriptOf(end))));
    expect(canonical(again)).toBe(canonical(end));
  });
});

test.each(ENDINGS)('6 there is a golden game that ends by %s', (ending) => {
  expect(goldens.map(({ record }) => record.outcome.reason)).toContain(ending);
});

test.each(SIDES)('6 there is a golden game in which %s destroys the third mine', (side) => {
  const outcomes = goldens.map(({ record }) => record.outcome);
  expect(outcomes).toContainEqual({ winners: [side], reason: 'minesDestroyed' });
});
