import { describe, expect, test } from 'vitest';
import { ROLES, captainSonar, seatOf, words } from '@fathom/captain-sonar';
import type { Call, CalledOut } from '@fathom/captain-sonar';
import type { Names } from '@fathom/kit';
import {
  armed,
  begin,
  beginRealTime,
  crewOf,
  fresh,
  heard,
  legal,
  play,
  refusal,
  refusedWith,
  viewOf,
} from './play.ts';

const state = play(begin(), 'A sails E');

test('10 a call is heard by the whole crew, with who said it and when', () => {
  const said = heard(state, 'A.engineer call not W @7000');
  const call = { kind: 'course', course: 'W', wanted: false };
  expect(said.alpha).toEqual([{ type: 'called', side: 'alpha', role: 'engineer', call, at: 7000 }]);
  const after = play(state, 'A.engineer call not W @7000');
  expect(viewOf(after, 'alpha').boats.alpha?.calls).toEqual([
    { role: 'engineer', call, heard: state.record.length, at: 7000 },
  ]);
});

test('10 and nobody else learns that anything was said', () => {
  const said = heard(state, 'A.engineer call not W');
  expect(said.bravo).toEqual([]);
  expect(said.spectator).toEqual([]);
  const after = play(state, 'A.engineer call not W');
  for (const viewer of [[], crewOf('bravo')])
    expect(captainSonar.view(after, viewer)).toEqual(captainSonar.view(state, viewer));
});

test('10 until the game is over', () => {
  const over = play(state, 'A.engineer call not W', 'B resigned');
  expect(captainSonar.view(over, []).boats.alpha?.calls).toHaveLength(1);
  expect(refusal(over, 'A call yes')).toBe('over');
});

describe('10 crew mates talk at any time', () => {
  const realTime = beginRealTime();
  test.each([
    ['before the start', fresh()],
    ['with OKs open', play(begin(), 'A course E')],
    ['in the other crew’s turn', state],
    ['during a STOP', play(armed(realTime, 'bravo', 'drone'), 'B stop drone')],
    ['at the surface', play(realTime, 'A surface')],
  ])('10 %s, whatever their role', (_when, now) => {
    for (const role of ROLES) {
      expect(refusal(now, `A.${role} call where`)).toBe('accepted');
      expect(legal(now, seatOf('alpha', role)).map(({ type }) => type)).not.toContain('call');
    }
  });
});

test('10 a call takes nobody’s turn', () => {
  const open = play(begin(), 'A course E', 'A gauge drone');
  const after = play(open, 'A.engineer call wait');
  expect({ ...after, boats: null }).toEqual({ ...open, boats: null });
  expect(captainSonar.toAct(after)).toEqual(captainSonar.toAct(open));
});

test.each([
  ['here K1', 'offTheChart'],
  ['point A11', 'offTheChart'],
  ['here D3', 'accepted'], // an island: whoever thinks so may say so
  ['sector 4 surely', 'accepted'],
  ['sector 5', 'noSector'],
  ['charge scenario', 'notFitted'],
  ['use scenario', 'notFitted'],
  ['keep radiation', 'accepted'],
])('10 a call names what there is: %s is %s', (text, code) => {
  expect(refusal(state, `A call ${text}`)).toBe(code);
});

test('10 the system of a scenario is spoken of where there is one', () => {
  expect(refusal(begin({}, { scenario: 'minefield' }), 'A call charge scenario')).toBe('accepted');
});

const times = (n: number, line: (i: number) => string): readonly string[] =>
  Array.from({ length: n }, (_, i) => line(i));

describe('10 one role makes 8 calls in 10 seconds', () => {
  const breathless = play(state, ...times(8, (i) => `A call yes @${1000 + i * 100}`));

  test('10 and no more', () => {
    expect(refusedWith(breathless, 'A call yes @10999')).toEqual({
      code: 'tooManyCalls',
      facts: { most: 8, seconds: 10 },
    });
    expect(refusal(breathless, 'A call yes @11000')).toBe('accepted');
  });

  test('10 while the others may speak', () => {
    expect(refusal(breathless, 'A.engineer call yes @2000')).toBe('accepted');
    expect(refusal(breathless, 'B call yes @2000')).toBe('accepted');
  });

  test('10 also where all four talk at once', () => {
    const loud = play(
      breathless,
      ...['firstMate', 'engineer', 'radioOperator'].flatMap((role) =>
        times(8, (i) => `A.${role} call yes @${2000 + i * 100}`),
      ),
    );
    for (const role of ROLES)
      expect(refusal(loud, `A.${role} call yes @3000`)).toBe('tooManyCalls');
  });
});

test('10 the crew sees the last twelve', () => {
  const lines = times(15, (i) => `A.${ROLES[i % 4]} call point A${(i % 10) + 1} @${i * 3000}`);
  const calls = viewOf(play(state, ...lines), 'alpha').boats.alpha?.calls ?? [];
  expect(calls.map(({ at }) => at / 3000)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
});

const names: Names = { side: () => 'Alpha', seat: () => 'Ann' };
const called = (call: Call): CalledOut => ({
  type: 'called',
  side: 'alpha',
  role: 'engineer',
  call,
  at: 0 as CalledOut['at'],
});

test.each<[Call, string]>([
  [{ kind: 'charge', system: 'torpedo' }, 'Charge the torpedo'],
  [{ kind: 'use', system: 'torpedo' }, 'Fire the torpedo'],
  [{ kind: 'keep', colour: 'weapons' }, 'Keep weapons free'],
  [{ kind: 'here', cell: 'F6' }, 'They are at F6'],
  [{ kind: 'sector', sector: 3, sure: false }, 'In sector 3, I think'],
  [{ kind: 'sector', sector: 3, sure: true }, 'They are in sector 3'],
  [{ kind: 'lost' }, 'I have lost them'],
  [{ kind: 'course', course: 'N', wanted: true }, 'Go north'],
  [{ kind: 'course', course: 'W', wanted: false }, 'Not west, please'],
])('10 %j is noted in words', (call, said) => {
  expect(words.event(called(call), names)).toBe(`Alpha’s Engineer: “${said}”`);
});

test('10 a finger on the chart is seen, and not noted', () => {
  expect(words.event(called({ kind: 'point', cell: 'F6' }), names)).toBeNull();
});
