import { describe, expect, it } from 'vitest';
import { HOURS, searchDiver } from '@fathom/search-diver';
import type { View } from '@fathom/search-diver';
import { checkLaws } from '@fathom/kit/contract';
import { SETUPS, briskly, idly } from './leaks/setups.ts';

/** What could be said about some hexes and every time, so that nothing is accepted that is not listed. */
function* candidates({ markers }: View): Iterable<unknown> {
  const hexes = markers.slice(0, 4).map(({ hex }) => hex);
  for (const hex of ['0101', '1607', '1608', '1809', '9999', ...hexes]) {
    yield { type: 'place', hex };
    yield { type: 'search', hex };
    for (const minutes of [1, 20, 21, 41, 55, 140, 195, 205]) yield { type: 'dive', hex, minutes };
  }
  for (const day of [1, 2, 3])
    for (const hour of HOURS) {
      yield { type: 'schedule', day, hour };
      yield { type: 'pass', day, hour };
    }
  yield { type: 'skip' };
}

describe('the laws of every game', () => {
  it.each(SETUPS)('hold with %j', (setup) => {
    const report = checkLaws(searchDiver, {
      setups: [setup],
      seeds: 2,
      candidates,
      choose: briskly,
    });
    expect(report.games).toBe(2);
    expect(report.imagined).toBeGreaterThan(20);
  });

  it('hold for games to each of the ends', () => {
    const brisk = checkLaws(searchDiver, {
      setups: [{ dummies: 8 }, { maxDays: 1, map: 'kittiwake-reef', dummies: 8 }],
      seeds: 5,
      choose: briskly,
    });
    const idle = checkLaws(searchDiver, { setups: [{ maxDays: 2 }], seeds: 3, choose: idly });
    console.info(`Search Diver: ${brisk.games} games, ${brisk.inputs} inputs`, brisk.endings);
    expect(Object.keys(brisk.endings)).toContain('found');
    expect(Object.keys(idle.endings)).toContain('dayLimit');
  });
});
