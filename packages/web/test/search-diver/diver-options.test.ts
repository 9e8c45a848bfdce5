import { parse } from '@fathom/kit';
import { CHARTS, CUSTOM, GENERATED, setupSchema } from '@fathom/search-diver/client';
import { describe, expect, test } from 'vitest';
import type { MatchOptions } from '../../src/games/game-client.ts';
import {
  changeChart,
  changeMatchKind,
  matchKindOf,
  dailyChart,
  draftOf,
  generated,
  readChart,
} from '../../src/games/search-diver/options/draft.ts';
import type { OptionChange } from '../../src/games/search-diver/options/draft.ts';
import { chartOf } from '@fathom/search-diver/client';
import { opened, viewOf } from './diver-table.ts';

const after = (chosen: MatchOptions, changes: readonly OptionChange[]): MatchOptions => ({
  ...chosen,
  ...Object.fromEntries(changes),
});
const parsed = (chosen: MatchOptions) => parse(setupSchema, chosen, 'the options');

describe('the options of a match', () => {
  test('nothing chosen is what the rules make of nothing', () => {
    expect(draftOf({})).toEqual(parsed({}));
  });
  test('what nobody offers falls back to what is usual', () => {
    const odd = { players: 5, map: 'atlantis', dummies: 99, maxDays: 1.5, target: 7, daily: 5 };
    expect(draftOf(odd)).toEqual(draftOf({}));
  });
  test.each(CHARTS.map(({ id }) => id))('1.4 %s can be played', (map) => {
    expect(parsed({ ...draftOf({ map }) }).map).toBe(map);
  });
  test('7 today’s dive takes back whatever was chosen before, and the rules accept it', () => {
    const chosen = {
      map: CUSTOM,
      chart: CHARTS[1]?.text,
      dummies: 16,
      target: 'ship',
      maxDays: 2,
      placement: 'alternate',
      naturalSix: 'resolve',
      shorthanded: '-1',
      deepMarkers: 'few',
      lastMarker: 'mustBeTurned',
    };
    const changed = after(chosen, changeMatchKind('today', '2026-05-17'));
    expect(parsed(changed)).toMatchObject({
      players: 1,
      daily: '2026-05-17',
      dummies: 12,
      map: GENERATED,
      deepMarkers: 'none',
      lastMarker: 'located',
    });
    expect(matchKindOf(draftOf(changed))).toBe('today');
    const back = after(changed, changeMatchKind('race', '2026-05-17'));
    expect(parsed(back)).toMatchObject({ players: 2, daily: '', map: CHARTS[0].id });
    expect(matchKindOf(draftOf(after(back, changeMatchKind('alone', ''))))).toBe('alone');
  });
  test('7 the chart that is shown for a date is the one that is played', () => {
    const view = viewOf(opened({ players: 1, daily: '2026-05-17' }, 9));
    expect(chartOf(view)).toEqual(dailyChart('2026-05-17'));
    expect(chartOf(viewOf(opened({ map: GENERATED, mapSeed: 'a bay' }, 9)))).toEqual(
      generated('a bay'),
    );
  });
  test('a chart of one’s own begins as a copy, and is forgotten with the next choice', () => {
    const own = after({}, changeChart(draftOf({}), CUSTOM));
    expect(parsed(own)).toMatchObject({ map: CUSTOM, chart: CHARTS[0].text });
    expect(changeChart(draftOf(own), CUSTOM)).toEqual([]); // what is written stays
    const seeded = after(own, changeChart(draftOf(own), GENERATED));
    expect(parsed({ ...seeded, mapSeed: 'fog' })).toMatchObject({ map: GENERATED, chart: '' });
    expect(
      parsed(
        after({ ...seeded, mapSeed: 'fog' }, changeChart(draftOf(seeded), CHARTS[1]?.id ?? '')),
      ).mapSeed,
    ).toBe('');
  });
});

describe('1.4 a chart of one’s own is read while it is written', () => {
  const fine = CHARTS[0].text;
  test('a good one can be seen', () => {
    expect(readChart(fine)).toMatchObject({ fault: null, chart: { columns: 20, rows: 12 } });
  });
  test.each([
    ['nothing', '', /columns/],
    ['a strange mark', fine.replace('10', '17'), /"17" is no mark/],
    ['too deep', fine.replace('10', '120'), /too deep/],
    ['a ragged line', fine.replace('-- 10', '10'), /each line needs as many/],
  ])('%s is refused at once', (_, text, why) => {
    const read = readChart(text);
    expect(read.chart).toBeNull();
    expect(read.fault).toMatch(why);
  });
});
