import { BadInput } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { plainText } from '../src/games/plain-text.ts';
import { textOf } from '../src/games/texts.ts';
import { depthCharge } from './records.ts';

test.each(['no-such-game', 'constructor', '__proto__'])('"%s" reads as plain JSON', (id) => {
  expect(textOf({ id })).toBe(plainText);
});

describe('plain text', () => {
  test('an event becomes a sentence', () => {
    expect(plainText.describe({ type: 'guessed', depth: 3, by: 'north', found: null })).toBe(
      'guessed: depth 3, by north, found -',
    );
    expect(plainText.describe({ type: 'began' })).toBe('began');
    expect(plainText.describe('odd')).toBe('"odd"');
  });

  test('a view becomes a line a field', () => {
    expect(plainText.draw({ turn: 'north', left: [1, 2] })).toBe('turn  "north"\nleft  [1,2]');
    expect(plainText.draw(7)).toBe('7');
  });

  test('an action is its JSON, both ways', () => {
    const action = { type: 'hide', depth: 3 };
    expect(plainText.parseAction(plainText.makeAction(action))).toEqual(action);
    expect(() => plainText.parseAction('hide 3')).toThrow(BadInput);
  });
});

describe('Depth Charge', () => {
  const text = textOf(depthCharge);

  test('its notation goes both ways', () => {
    for (const written of ['place a1 b2 c3', 'move d4', 'sound e5', 'charge e5', 'pass'])
      expect(text.makeAction(text.parseAction(written))).toBe(written);
    expect(() => text.parseAction('sail away')).toThrow(BadInput);
  });

  test('the record sheet lists every report once', () => {
    const table = depthCharge.open({ setup: {}, seed: '0'.repeat(64) as never });
    const view = table.view([]) as object;
    expect(text.draw(view)).not.toContain('Soundings');
    const report = { type: 'soundingDropped', side: 'black', square: 'b2', pings: [3, 10] };
    const silence = { ...report, square: 'c3', pings: [] };
    const drawn = text.draw({ ...view, record: [report, report, silence] });
    expect(drawn).toMatch(/Soundings:\n {2}black: +b2=3\+10 {2}c3=silence$/);
  });
});
