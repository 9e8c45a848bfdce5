import {
  ROLES,
  SCENARIOS,
  callWords,
  captainWords,
  crewWords,
  engineerWords,
  firstMateWords,
  seatOf,
  sheetToolWords,
} from '@fathom/captain-sonar/client';
import type { Action, Event } from '@fathom/captain-sonar/client';
import { describe, expect, test } from 'vitest';
import { callMenu } from '../../src/games/captain-sonar/calls/call-menu.ts';
import { sayingOf } from '../../src/games/captain-sonar/calls/sayings.ts';
import { soundOf } from '../../src/games/captain-sonar/sounds.ts';
import { intercomWords } from '../../src/words/intercom.ts';
import { tableWords } from '../../src/words/table.ts';
import { situation, taken } from './situations.ts';

const TOPICS = { sectors: 4, sheetAt: 'F6' } as const;

describe.each(ROLES)('10 what a %s has to say', (role) => {
  test.each(SCENARIOS)('10 is taken by the rules (%s)', (scenario) => {
    const at = situation({ scenario }, {});
    const calls = callMenu(role, { ...TOPICS, scenario }).flatMap((group) => group.calls);
    expect(calls.length).toBeGreaterThan(4);
    expect(new Set(calls.map(callWords)).size).toBe(calls.length);
    for (const call of calls)
      expect(
        taken(at, seatOf('alpha', role), { type: 'call', call } satisfies Action),
      ).toBeTruthy();
  });
  test('10 has yes, no and wait', () => {
    const words = callMenu(role, { ...TOPICS, scenario: 'plain' })
      .flatMap((group) => group.calls)
      .map(callWords);
    expect(words).toEqual(expect.arrayContaining(['Yes', 'No', 'Wait']));
  });
});

test('10 without a sheet on the chart nobody can say where it lies', () => {
  const words = callMenu('radioOperator', { sectors: 4, sheetAt: null, scenario: 'plain' })
    .flatMap((group) => group.calls)
    .map(callWords);
  expect(words).not.toContain('They are at F6');
});

test('10 a finger on the chart is heard and shown, but no line of the crew’s talk', () => {
  const point: Event = {
    type: 'called',
    side: 'alpha',
    role: 'captain',
    call: { kind: 'point', cell: 'F6' },
    at: 0 as Extract<Event, { type: 'called' }>['at'],
  };
  expect(sayingOf(point)).toBeNull();
  expect(soundOf(point)).toBe('contact');
  expect(sayingOf({ ...point, call: { kind: 'here', cell: 'F6' } })).toEqual({
    who: 'Captain',
    words: 'They are at F6',
    at: 0,
  });
});

test('9 each course of each crew has a tone of its own', () => {
  const tones = (['alpha', 'bravo'] as const).flatMap((side) =>
    (['N', 'E', 'S', 'W'] as const).map((course) => soundOf({ type: 'courseSet', side, course })),
  );
  expect(new Set(tones).size).toBe(8);
});

test('10 a letter that says something does nothing else at any station', () => {
  const elsewhere = [captainWords, firstMateWords, engineerWords, sheetToolWords]
    .flatMap(({ keys }): readonly { readonly keys: readonly string[] }[] => keys)
    .flatMap(({ keys }) => keys);
  const others = new Set([...elsewhere, intercomWords.key, tableWords.hintKey]);
  const own = crewWords.keys.flatMap(({ keys }): readonly string[] => keys);
  expect(own.filter((key) => others.has(key))).toEqual([]);
  expect(new Set(own).size).toBe(own.length);
});
