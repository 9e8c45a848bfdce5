import { BadInput, parse } from '@fathom/kit';
import { expect, test } from 'vitest';
import {
  HUNTERS,
  PLAYER_COUNTS,
  actionSchema,
  darkWaterSalvage,
  darkWaterSalvagePlayable,
  setupSchema,
} from '@fathom/dark-water-salvage';

test('every option has a default', () => {
  expect(parse(setupSchema, {}, 'options')).toEqual({
    players: 3,
    content: 'greatLake',
    research: 'simultaneous',
    extraRound: false,
    phaseSeconds: 0,
    assist: 'marks',
  });
});

test.each([
  [{ players: 1 }, /players/],
  [{ players: 6 }, /players/],
  [{ players: '3' }, /players/],
  [{ content: 'ocean' }, /content/],
  [{ research: 'never' }, /research/],
  [{ extraRound: 1 }, /extraRound/],
  [{ phaseSeconds: -1 }, /phaseSeconds/],
  [{ phaseSeconds: 3601 }, /phaseSeconds/],
  [{ phaseSeconds: 1.5 }, /phaseSeconds/],
  [{ assist: '' }, /assist/],
  [{ wrecks: 4 }, /there is no field "wrecks"/],
  [null, /options/],
])('%j is not a set of options', (json, message) => {
  expect(() => parse(setupSchema, json, 'options')).toThrow(BadInput);
  expect(() => parse(setupSchema, json, 'options')).toThrow(message);
});

test.each([
  { type: 'apply' },
  { type: 'apply', amount: -1 },
  { type: 'apply', amount: 2.5 },
  { type: 'apply', amount: 501 },
  { type: 'city', region: 'J1' },
  { type: 'research', wreck: 0, card: 'D1' },
  { type: 'research', wreck: 13, card: 'D1' },
  { type: 'research', wreck: 1, card: 'abyss' },
  { type: 'move', path: [] },
  { type: 'move', path: ['a1'] },
  { type: 'locate', wreck: '1' },
  { type: 'salvage', wreck: 1, region: 'A1' },
  { type: 'pass', hunter: 'amber' },
  'done',
])('%j is not an action', (json) => {
  expect(() => parse(actionSchema, json, 'action')).toThrow(BadInput);
});

test.each(PLAYER_COUNTS)('1.4 there are %i seats for as many players, one a side', (players) => {
  expect(darkWaterSalvagePlayable.chairs({ players })).toEqual(
    HUNTERS.slice(0, players).map((name) => ({ seat: name, side: name, role: 'hunter' })),
  );
  expect([darkWaterSalvage.id, darkWaterSalvage.version]).toEqual(['dark-water-salvage', 2]);
});
