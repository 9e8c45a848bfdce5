import { CONTENTS, BEARINGS, bearing, pointOf, REGIONS } from '@fathom/dark-water-salvage/client';
import type { Bearing, Region } from '@fathom/dark-water-salvage/client';
import { describe, expect, test } from 'vitest';
import {
  areaOf,
  isStudied,
  knowledgeOf,
  knownTo,
  regionsBy,
  sheetsOf,
} from '../../src/games/dark-water-salvage/desk/sheet.ts';
import type { WreckSheet } from '../../src/games/dark-water-salvage/desk/sheet.ts';
import { act, inLoop, viewOf } from './situations.ts';

const lake = CONTENTS.greatLake;

describe('3.2 a bearing is drawn as the part of the map it means', () => {
  const AREAS: readonly (readonly [Region, Bearing, readonly number[]])[] = [
    ['D1', 'SW', [0, 1, 3, 4]],
    ['E4', 'E', [5, 3, 4, 1]],
    ['E4', 'SE', [5, 4, 4, 1]],
    ['E4', 'N', [4, 0, 1, 3]],
    ['F3', 'NW', [0, 0, 5, 2]],
    ['B1', 'W', [0, 0, 1, 1]],
    ['I3', 'S', [8, 3, 1, 2]],
  ];
  test.each(AREAS)('%s %s', (from, answer, [column, row, width, height]) => {
    expect(areaOf(from, answer)).toEqual({ column, row, width, height });
  });

  test('every drawing holds exactly the regions that have this bearing', () => {
    for (const from of [...lake.cities, ...lake.features])
      for (const answer of BEARINGS) {
        const area = areaOf(from, answer);
        const drawn = REGIONS.filter((region) => {
          const { column, row } = pointOf(region);
          return (
            column >= area.column &&
            column < area.column + area.width &&
            row >= area.row &&
            row < area.row + area.height
          );
        });
        expect(drawn).toEqual(REGIONS.filter((region) => bearing(from, region) === answer));
      }
  });

  test('the regions that can hold a wreck: 12, 4 and 4 in the examples', () => {
    expect(regionsBy(lake, 'D1', 'SW')).toHaveLength(12);
    expect(regionsBy(lake, 'E4', 'E')).toHaveLength(4);
    expect(regionsBy(lake, 'E4', 'SE')).toHaveLength(4);
    expect(regionsBy(lake, 'deep', true)).toEqual(
      lake.wreckRegions.filter((region) => {
        const place = lake.terrain[region];
        return place.kind === 'water' && place.depth === 'deep';
      }),
    );
  });
});

describe('9. the record sheet', () => {
  const asked = act(
    act(inLoop('research'), 'amber', { type: 'research', wreck: 1, card: 'B1' }),
    'amber',
    { type: 'research', wreck: 1, card: 'rumour' },
  );
  const both = act(asked, 'coral', { type: 'research', wreck: 1, card: 'D1' });

  test('has the viewer’s own answers and no others', () => {
    const [sheet] = sheetsOf(viewOf(both, 'amber'), 'amber');
    expect(sheet?.marks.map(({ card, answer }) => [card, answer])).toEqual([['B1', 'SE']]);
    expect(sheet?.rumour).toEqual([10, 40]);
  });

  test('shows one hunter’s knowledge even where all lies open', () => {
    const open = viewOf(both, 'amber', 'coral', 'jade');
    const [sheet] = sheetsOf(knownTo(open, 'coral'), 'coral');
    expect(sheet?.marks.map(({ card }) => card)).toEqual(['D1']);
    expect(sheet?.rumour).toBeNull();
    const [everybody] = sheetsOf(knownTo(open, null), null);
    expect(everybody?.marks).toEqual([]);
  });

  test('a wrong attempt locks out, and tells its hunter alone where the wreck lies', () => {
    const state = act(inLoop('locate', { amber: { token: 'G2' } }), 'amber', {
      type: 'locate',
      wreck: 1,
    });
    const own = sheetsOf(viewOf(state, 'amber'), 'amber')[0] as WreckSheet;
    expect(own).toMatchObject({ isLockedOut: true, told: 'F2' });
    expect(own.misses).toMatchObject([{ hunter: 'amber', region: 'G2' }]);
    const other = sheetsOf(viewOf(state, 'coral'), 'coral')[0] as WreckSheet;
    expect(other).toMatchObject({ isLockedOut: false, told: null });
    expect(other.misses).toHaveLength(1);
    expect(isStudied(other)).toBe(true);
  });

  test('put together it leaves what is possible', () => {
    const knowledge = knowledgeOf(knownTo(viewOf(both, 'amber', 'coral'), 'amber'));
    expect(knowledge.candidates(1)).toEqual(regionsBy(lake, 'B1', 'SE'));
    expect(knowledge.candidates(2)).toHaveLength(36);
  });
});
