import { SIDES, enemyOf } from '@fathom/captain-sonar/client';
import { expect, test } from 'vitest';
import { createTracker } from '../../src/games/captain-sonar/desk/believing.ts';
import { chanceMatch } from './sonar-table.ts';

test('8 a report from the radio rests on what everybody heard: a spectator could have written it', () => {
  let reports = 0;
  for (const mode of ['turn', 'realTime'])
    for (const { views, spectator } of chanceMatch({ mode }, 21, 160)) {
      if (spectator.phase !== 'playing') continue;
      for (const about of SIDES) {
        const heard = createTracker(about)(views[enemyOf(about)]);
        const words = heard.report();
        expect(words.join(' ')).toMatch(/^The enemy is on .*\.$/);
        expect(words).toEqual(createTracker(about)(spectator).report());
        expect(words[0]).toContain(heard.cells > 3 ? `${heard.cells} cells` : 'is on');
        reports += 1;
      }
    }
  expect(reports).toBeGreaterThan(100);
});
