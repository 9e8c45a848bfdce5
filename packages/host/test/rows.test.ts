import { canonical } from '@fathom/kit';
import type { Millis, Seat } from '@fathom/kit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writePlayed } from '../src/rows.ts';

test('a played row is read back as it was, and its parts are those of its hash', () => {
  const input = fc.record({
    type: fc.constant('act' as const),
    at: fc.nat().map((at) => at as Millis),
    seat: fc.string().map((seat) => seat as Seat),
    action: fc.jsonValue(),
  });
  const played = fc.record({
    type: fc.constant('played' as const),
    id: fc.option(fc.string()),
    input,
    events: fc.array(fc.jsonValue(), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(played, (row) => {
      const { text, parts } = writePlayed(row);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(row)));
      expect(parts).toEqual({ input: canonical(row.input), events: row.events.map(canonical) });
    }),
  );
});
