import { captainSonar, SIDES } from '@fathom/captain-sonar';
import { expect, test } from 'vitest';
import { beliefAtStart, cells, chances, hear } from '../src/belief.ts';
import { habitsIn } from '../src/belief/habits.ts';
import { mineChances, routeTo } from '../src/belief/reading.ts';
import { randomPlay } from './belief/random-play.ts';
import { begin, luck, play } from './play.ts';

const sum = (numbers: Float64Array): number => numbers.reduce((all, one) => all + one, 0);

test('habits of steering change how likely a cell is, never whether it is possible', () => {
  for (let seed = 0; seed < 6; seed++) {
    const last = [...randomPlay({ mode: 'turn' }, 160, luck(seed))].at(-1)!;
    const { setup, record } = captainSonar.view(last, []);
    for (const about of SIDES) {
      const start = beliefAtStart(setup, about);
      const plain = record.reduce(hear, start);
      const shrewd = record.reduce(hear, { ...start, habits: habitsIn(start.sea.chart) });
      expect(cells(shrewd).map(({ cell }) => cell)).toEqual(cells(plain).map(({ cell }) => cell));
      expect(sum(chances(shrewd))).toBeCloseTo(1, 9);
    }
  }
});

test('a boat that could not have gone elsewhere is likelier to have gone there', () => {
  const { setup, record } = play(begin({ bravo: 'A10' }), 'A sails E', 'B sails N');
  const start = beliefAtStart(setup, 'bravo');
  const { chart } = start.sea;
  const shrewd = chances(record.reduce(hear, { ...start, habits: habitsIn(chart) }));
  const plain = chances(record.reduce(hear, start));
  const corner = chart.indexOf('A9');
  expect(shrewd[corner]).toBeGreaterThan(plain[corner]!);
});

test('the route of a boat that is found bars the cells it came by', () => {
  const state = play(begin({ bravo: 'F8' }), 'A sails E', 'B sails N', 'A sails E', 'B sails E');
  const { setup, record } = state;
  const belief = record.reduce(hear, beliefAtStart(setup, 'bravo'));
  const { chart } = belief.sea;
  const barred = [...routeTo(belief, chart.indexOf('G7'))!.entries()].flatMap(([index, closed]) =>
    closed === 1 ? [chart.cells[index]] : [],
  );
  expect(barred.map(String).toSorted()).toEqual(['F7', 'F8', 'G7']);
  expect(routeTo(belief, chart.indexOf('A10'))).toBeNull();
});

test('3.1 every mine that is out is expected somewhere', () => {
  let mines = 0;
  for (let seed = 0; seed < 12; seed++)
    for (const { setup, record, result } of randomPlay({ mode: 'turn' }, 120, luck(seed))) {
      if (result !== null || record.at(-1)?.type !== 'mineLaid') continue;
      for (const about of SIDES) {
        const belief = record.reduce(hear, beliefAtStart(setup, about));
        if (belief.blasts.on.size > 0 || belief.shapes.length > 300) continue;
        mines += belief.afloat;
        expect(sum(mineChances(belief))).toBeCloseTo(belief.afloat, 6);
      }
    }
  expect(mines).toBeGreaterThan(5);
});
