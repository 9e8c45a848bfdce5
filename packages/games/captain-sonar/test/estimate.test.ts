import { expect, test } from 'vitest';
import { estimateFrom, estimateOf, estimateWords } from '@fathom/captain-sonar';
import type { Cell, BoatEstimate } from '@fathom/captain-sonar';
import { chartFor } from '../src/rules/table.ts';
import { begin, options, play } from './play.ts';

const chart = chartFor(options());

function estimate(places: Partial<Record<Cell, number>>): BoatEstimate {
  const chances = new Float64Array(chart.cells.length);
  for (const [cell, chance] of Object.entries(places)) chances[chart.indexOf(cell)] = chance ?? 0;
  return estimateFrom(chart, chances);
}

test('an estimate counts cells, sums sectors and puts the likeliest first', () => {
  const found = estimate({ B2: 0.25, C3: 0.5, H9: 0.25 });
  expect(found).toEqual({
    count: 3,
    bits: 1.5,
    cells: [
      { cell: 'C3', chance: 0.5 },
      { cell: 'B2', chance: 0.25 },
      { cell: 'H9', chance: 0.25 },
    ],
    sectors: [0.75, 0, 0, 0.25],
  });
});

test('8. what a crew knows of its enemy follows from what was announced', () => {
  const state = play(begin({ alpha: 'C5', bravo: 'F8' }), 'A sails S', 'B sails N');
  const { count, sectors } = estimateOf(state, 'alpha');
  expect(count).toBeGreaterThan(40);
  expect(sectors.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 2);
});

const even = (...cells: readonly Cell[]): BoatEstimate =>
  estimate(Object.fromEntries(cells.map((cell) => [cell, 1 / cells.length])));

test.each<[BoatEstimate, readonly string[]]>([
  [estimate({}), ['Nothing fits what was heard.']],
  [estimate({ D7: 1 }), ['The enemy is on D7.']],
  [
    estimate({ B2: 0.25, C3: 0.75 }),
    ['The enemy is on C3 (75%) or B2 (25%).', 'It is in sector 1.'],
  ],
  [
    estimate({ B2: 0.1, C3: 0.6, H3: 0.2, I3: 0.1 }),
    [
      'The enemy is on one of 4 cells, most likely C3 (60%).',
      'It is likely in sector 1 (70%).',
      'It is not in sector 3 or 4.',
    ],
  ],
  [
    even('B2', 'H2', 'B8', 'C8'),
    ['The enemy is on one of 4 cells, none much likelier than the rest.', 'It is not in sector 4.'],
  ],
])('8. a report: %#', (given, words) => {
  expect(estimateWords(given)).toEqual(words);
});
