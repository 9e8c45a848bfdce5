import { enemyOf, SIDES } from '@fathom/captain-sonar/client';
import type { View } from '@fathom/captain-sonar/client';
import { expect, test } from 'vitest';
import { createTracker } from '../../src/games/captain-sonar/desk/believing.ts';
import { chartGridOf } from '../../src/games/captain-sonar/desk/chart-grid.ts';
import { chanceMatch } from './sonar-table.ts';

test('8 the map always holds the cell where the boat truly is, and its chances make a whole', () => {
  for (const mode of ['turn', 'realTime']) {
    const trackers = { alpha: createTracker('alpha'), bravo: createTracker('bravo') };
    for (const { views } of chanceMatch({ mode }, 11, 200))
      for (const side of SIDES) {
        const position = views[side].boats[side]?.position ?? null;
        if (position === null || views[side].phase !== 'playing') continue;
        const { chanceAt, most, cells } = trackers[side](views[enemyOf(side)]);
        const { waterCells } = chartGridOf(views[side].setup).chart;
        const chances = waterCells.map(chanceAt);
        expect(chanceAt(position)).toBeGreaterThan(0);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
        expect(chances.filter((chance) => chance > 0)).toHaveLength(cells);
        expect(Math.max(...chances)).toBe(most);
      }
  }
});

test('a step back in a replay is worked out anew, and comes to the same as the first time', () => {
  const views: readonly View[] = [...chanceMatch({ mode: 'turn' }, 12, 120)].map(
    ({ spectator }) => spectator,
  );
  const { waterCells } = chartGridOf(views[0]!.setup).chart;
  const track = createTracker('bravo');
  const mapOf = (view: View): readonly number[] => waterCells.map(track(view).chanceAt);
  const forwards = views.map(mapOf);
  const backwards = views.toReversed().map(mapOf).toReversed();
  expect(backwards).toEqual(forwards);
});
