import { parse, verifyRecord } from '@fathom/kit';
import { readGoldens } from '@fathom/kit/testing/golden';
import { describe, expect, test } from 'vitest';
import { captainSonar, captainSonarPlayable, setupSchemaV1 } from '@fathom/captain-sonar';
import type { State } from '@fathom/captain-sonar';
import { afterMove, armed, luck, play, refusal, withBoat } from './play.ts';
import { LARGE } from './waters.ts';

/** A match as it began under version 1. */
const begun = (): State =>
  play(
    captainSonar.start(
      parse(setupSchemaV1, { mode: 'realTime', map: 'custom', chart: LARGE }, 'options'),
      luck(1),
    ),
    'A start E8',
    'B start O15',
  );

describe('a match of version 1 goes on under its own rules', () => {
  test('3 with as much time to aim as to answer, and a STOP called off for nothing', () => {
    const stopped = play(armed(begun(), 'alpha', 'torpedo'), 'A stop torpedo @7000');
    expect(captainSonar.deadline(stopped)).toBe(37_000);
    const after = play(stopped, 'A stand down');
    expect(after.boats.alpha.gauges.torpedo).toBe(3);
    expect(after.standing.alpha.ready).toContain('torpedo');
  });

  test('3.5 with seconds for the answer to a sonar turn by turn, too', () => {
    const setup = parse(setupSchemaV1, { first: 'alpha' }, 'options');
    const placed = play(captainSonar.start(setup, luck(1)), 'A start A1', 'B start J10');
    expect(captainSonar.deadline(play(afterMove(placed, 'sonar'), 'A sonar @1000'))).toBe(31_000);
  });

  test('3 with a STOP for a mine that can be laid nowhere', () => {
    const full = withBoat(armed(begun(), 'alpha', 'mine'), 'alpha', {
      mines: ['D7', 'E7', 'F7', 'D8', 'F8', 'D9', 'E9', 'F9'],
    });
    expect(refusal(full, 'A stop mine')).toBe('accepted');
  });

  test('5.2 with breakdowns repaired as soon as the boat is up', () => {
    const worn = withBoat(begun(), 'alpha', { broken: ['N1', 'S5'] });
    expect(play(worn, 'A surface').boats.alpha.broken).toEqual([]);
  });

  test('and its records verify under them and no others', () => {
    const [v1] = captainSonarPlayable.earlier ?? [];
    const old = readGoldens(new URL('../golden/v1/', import.meta.url));
    expect(old.length).toBeGreaterThan(0);
    for (const { record } of old) {
      expect(verifyRecord(v1 ?? captainSonarPlayable, record)).toMatchObject({ ok: true });
      expect(verifyRecord(captainSonarPlayable, record)).toMatchObject({ ok: false });
    }
  });
});
