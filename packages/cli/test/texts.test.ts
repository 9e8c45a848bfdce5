import { BadInput } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { textOf } from '../src/games/texts.ts';
import { depthCharge } from './records.ts';

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
