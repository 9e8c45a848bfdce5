import { CHARTS as SONAR_CHARTS } from '@fathom/captain-sonar/client';
import { CONTENTS } from '@fathom/dark-water-salvage/client';
import { CHARTS as DIVER_CHARTS } from '@fathom/search-diver/client';
import { GAMES } from '@fathom/games';
import { wordsInList } from '@fathom/games/list-words';
import { expect, test } from 'vitest';

test.each([
  [
    'captain-sonar',
    { mode: 'realTime', map: 'kettle-ring', scenario: 'ice', damage: 1 },
    'in real time, Kettle Ring, pack ice, sudden death',
  ],
  [
    'captain-sonar',
    { mode: 'turn', map: 'custom', scenario: 'plain', damage: 4 },
    'turn by turn, a custom chart',
  ],
  [
    'dark-water-salvage',
    { content: 'hollowSound', extraRound: true, research: 'turnOrder', phaseSeconds: 90 },
    'The Hollow Sound, research in turn order, an extra round, 90 s a phase',
  ],
  ['depth-charge', { assist: 'marks', turnLimit: 200 }, null],
  [
    'depth-charge',
    { assist: 'none', allowPass: true, duplicates: 'merge', occlusion: 'path', turnLimit: 50 },
    'no aids, passing allowed, equal pings merged, mines hide each other on paths, 50 turns',
  ],
  [
    'search-diver',
    { map: 'generated', placement: 'alternate', maxDays: 1, daily: '' },
    'new waters, markers laid by hand, 1 day',
  ],
  [
    'search-diver',
    { players: 4, map: 'heron-lake', placement: 'random', maxDays: 5 },
    '4 divers, Heron Lake, 5 days',
  ],
  ['search-diver', { map: 'generated', daily: '2026-05-17' }, 'the dive of 2026-05-17'],
  ['chess', {}, null],
])('%s is told in a few words', (game, options, words) => {
  expect(wordsInList(game, options)).toBe(words);
});

test('every chart has the name that its own game gives it', () => {
  for (const { id, name } of SONAR_CHARTS)
    expect(wordsInList('captain-sonar', { map: id })).toBe(`turn by turn, ${name}`);
  for (const { id, name } of DIVER_CHARTS)
    expect(wordsInList('search-diver', { map: id })).toBe(name);
  for (const { id, name } of Object.values(CONTENTS))
    expect(wordsInList('dark-water-salvage', { content: id })).toBe(name);
});

test('whatever options a game has by default can be told', () => {
  for (const game of GAMES) expect(() => wordsInList(game.id, game.parseSetup({}))).not.toThrow();
});
