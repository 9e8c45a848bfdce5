import { expect, test } from 'vitest';
import { captainSonar, seatOf } from '@fathom/captain-sonar';
import type { Announcement } from '@fathom/captain-sonar';
import { armed, at, begin, crewOf, mined, play } from './play.ts';

/** Something of everything: a mine, a silence, a drone, a sonar, a blast, a surfacing. */
const ready = armed(mined(at(begin(), 'alpha', 'E8'), 'alpha', 'A10'), 'alpha', 'mine', 'silence');
const played = play(
  ready,
  'A course E',
  'A gauge drone',
  'A break E4',
  'A mine G9',
  'A trigger A10',
  'A end turn',
  'B surface',
  'A sails E',
  'A end turn',
  'A silence N 1',
  'A gauge drone',
  'A break N6',
  'A end turn',
);

const types = (record: readonly Announcement[]) => record.map(({ type }) => type);

test('9 every announcement is on the record, in its order, and nothing else', () => {
  expect(types(played.record)).toEqual([
    'startChosen',
    'startChosen',
    'playBegan',
    'courseSet',
    'mineLaid',
    'exploded',
    'surfaced',
    'courseSet',
    'silenceRun',
  ]);
});

test('9 everybody has the same record, but for what one may not know', () => {
  const hidden = { startChosen: ['cell'], mineLaid: ['cell'], silenceRun: ['course', 'cells'] };
  for (const viewer of [
    [],
    [seatOf('bravo', 'engineer')],
    crewOf('bravo'),
    [seatOf('alpha', 'captain')],
  ]) {
    const { record } = captainSonar.view(played, viewer);
    expect(types(record)).toEqual(types(played.record));
    for (const [i, said] of record.entries()) {
      const whole = played.record[i]!;
      const own = 'side' in said && viewer.some((seat) => seat.startsWith(`${said.side}.`));
      const secret = own ? [] : ((hidden as Record<string, readonly string[]>)[said.type] ?? []);
      const blank = Object.fromEntries(secret.map((field) => [field, null]));
      expect(said).toEqual({ ...whole, ...blank });
    }
  }
});

test('9 what happens next leaves what was said as it was', () => {
  const before = captainSonar.view(ready, []).record;
  expect(captainSonar.view(played, []).record.slice(0, before.length)).toEqual(before);
});
