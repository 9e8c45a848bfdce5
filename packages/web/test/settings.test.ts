import { describe, expect, test } from 'vitest';
import { merged } from '../src/account/keep-preferences.ts';
import { settingsFrom, USUAL_SETTINGS } from '../src/frame/settings.ts';

describe('what is found in a browser is taken as far as it makes sense', () => {
  test.each<readonly [unknown, object]>([
    [null, {}],
    ['rubbish', {}],
    [{ sound: false, hints: 'no', smell: true }, { sound: false }],
    [{ theme: 'dusk', colours: 'plaid', lessons: 3 }, {}],
    [{ loudness: 400 }, { loudness: 100 }],
    [{ loudness: -1 }, { loudness: 1 }],
    [{ loudness: Number.NaN }, { loudness: 1 }],
    [
      { charts: [{ name: 'The Bar', drawing: 'abc' }, 'rubbish', { name: 3 }] },
      { charts: [{ name: 'The Bar', drawing: 'abc' }] },
    ],
    [
      { colours: 'tritan', lessons: ['depth-charge/distance'] },
      { colours: 'tritan', lessons: ['depth-charge/distance'] },
    ],
  ])('%j', (found, chosen) => {
    expect(settingsFrom(found)).toEqual({ ...USUAL_SETTINGS, ...chosen });
  });
});

describe('who signs in', () => {
  test('has what the account knows, and what only this browser has been told', () => {
    expect(merged({ sound: false, motion: false }, { sound: true, loudness: 20 })).toEqual({
      sound: true,
      motion: false,
      loudness: 20,
      lessons: [],
      charts: [],
    });
  });
  test('is not taught again what was explained on either', () => {
    expect(merged({ lessons: ['a', 'b'] }, { lessons: ['b', 'c'] }).lessons).toEqual([
      'b',
      'c',
      'a',
    ]);
  });
  test('keeps the charts of both, each drawing once and by the account’s name', () => {
    const [bar, ring] = [
      { name: 'The Bar', drawing: 'abc' },
      { name: 'The Ring', drawing: 'xyx' },
    ];
    expect(merged({ charts: [{ ...bar, name: 'Bar' }, ring] }, { charts: [bar] }).charts).toEqual([
      bar,
      ring,
    ]);
  });
  test('brings this browser’s along where the account has none', () => {
    expect(merged({ colours: 'mono' }, null)).toEqual({ colours: 'mono', lessons: [], charts: [] });
  });
});
