import { goldenSuite, readGoldens } from '@fathom/kit/testing/golden';
import { expect, test } from 'vitest';
import { ENDINGS, SIDES, depthChargePlayable } from '@fathom/depth-charge';

const goldens = readGoldens(new URL('../golden/', import.meta.url));

goldenSuite(depthChargePlayable, goldens);

test.each(ENDINGS)('6 there is a golden game that ends by %s', (ending) => {
  expect(goldens.map(({ record }) => record.outcome.reason)).toContain(ending);
});

test.each(SIDES)('6 there is a golden game in which %s destroys the third mine', (side) => {
  const outcomes = goldens.map(({ record }) => record.outcome);
  expect(outcomes).toContainEqual({ winners: [side], reason: 'minesDestroyed' });
});
