import { describe, expect, test } from 'vitest';
import { COLUMNS, captainSonar, seatOf } from '@fathom/captain-sonar';
import type { Claims, State } from '@fathom/captain-sonar';
import {
  afterMove,
  armed,
  at,
  begin,
  beginRealTime,
  eventsOf,
  heard,
  input,
  legal,
  mined,
  play,
  refusal,
  take,
  typesOf,
} from './play.ts';

/** Bravo lies on C7: row 7, column C, sector 3. */
const asked = play(at(afterMove(begin(), 'sonar'), 'bravo', 'C7'), 'A sonar @1000');

/** The same in real time, where C7 is in sector 4. */
const hurried = play(
  at(armed(beginRealTime(), 'alpha', 'sonar'), 'bravo', 'C7'),
  'A stop sonar @1000',
);

/** 3.5 Whether an answer of a boat on C7 will do, worked out by hand. */
const isValid = ({ row, column, sector }: Claims, home = 3): boolean => {
  const said = [
    ...(row === null ? [] : [row === 7]),
    ...(column === null ? [] : [column === 'C']),
    ...(sector === null ? [] : [sector === home]),
  ];
  return said.length === 2 && said.filter(Boolean).length === 1;
};

test('3.5 a sonar is heard by all, and the enemy Captain must answer', () => {
  const said = heard(at(afterMove(begin(), 'sonar'), 'bravo', 'C7'), 'A sonar @1000');
  expect(said.bravo).toEqual([{ type: 'sonarSent', side: 'alpha', until: null }]);
  expect(said.spectator).toEqual(said.bravo);
  expect(captainSonar.toAct(asked)).toEqual(['bravo.captain']);
  expect(captainSonar.deadline(asked)).toBeNull();
});

test.each([
  ['row 7 column D', 'accepted'],
  ['row 8 column C', 'accepted'],
  ['row 7 sector 1', 'accepted'],
  ['row 1 sector 3', 'accepted'],
  ['column C sector 4', 'accepted'],
  ['sector 3 column J', 'accepted'],
  ['row 7 column C', 'oneTruth'], // both true
  ['row 7 sector 3', 'oneTruth'],
  ['row 8 column D', 'oneTruth'], // both false
  ['column A sector 1', 'oneTruth'],
  ['row 7 column K', 'offTheChart'], // the lie must be on the chart
  ['row 11 sector 3', 'offTheChart'],
  ['column C sector 5', 'offTheChart'],
])('3.5 an answer from C7: %s is %s', (claims, code) => {
  expect(refusal(asked, `B answer ${claims}`)).toBe(code);
});

test.each([
  { row: 7, column: null, sector: null },
  { row: 7, column: 'D', sector: 1 },
  { row: null, column: null, sector: null },
] as const)('3.5 an answer has two kinds, no more and no fewer: %j', (claims) => {
  const given = { ...input('B surface'), action: { type: 'answer', claims } } as ReturnType<
    typeof input
  >;
  expect(take(asked, given)).toMatchObject({ ok: false, refusal: { code: 'twoClaims' } });
});

test('3.5 the answers offered are all that are valid', () => {
  const offered = legal(asked, seatOf('bravo', 'captain')).flatMap((action) =>
    action.type === 'answer' ? [action.claims] : [],
  );
  const rows = [null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const columns = [null, ...COLUMNS.slice(0, 10)];
  const all = rows.flatMap((row) =>
    columns.flatMap((column) => [null, 1, 2, 3, 4].map((sector) => ({ row, column, sector }))),
  );
  const valid = all.filter((claims) => isValid(claims));
  expect(valid).toHaveLength(2 * (9 + 9 + 3));
  expect(offered).toHaveLength(valid.length);
  expect(offered).toEqual(expect.arrayContaining(valid));
});

test('3.5 both crews hear the answer, and not which half is true', () => {
  const answered = {
    type: 'sonarAnswered',
    side: 'bravo',
    claims: { row: 7, column: null, sector: 1 },
    drawn: false,
  };
  const said = heard(asked, 'B answer row 7 sector 1');
  expect(said.alpha).toContainEqual(answered);
  expect(said.bravo).toContainEqual(answered);
  expect(said.spectator).toContainEqual(answered);
  expect(play(asked, 'B answer row 7 sector 1').stop).toBeNull();
});

describe('3.5 until it is answered everything waits', () => {
  test.each(['A end turn', 'A course E', 'B course E', 'A trigger J1', 'A drone 1', 'B surface'])(
    '%s',
    (line) => {
      const state = mined(armed(asked, 'alpha', 'drone'), 'alpha', 'J1');
      expect(refusal(state, line)).toBe('stopped');
    },
  );

  test('3.5 and nobody else may answer', () => {
    expect(refusal(asked, 'A answer row 7 sector 1')).toBe('noQuestion');
    expect(refusal(asked, 'B.radioOperator answer row 7 sector 1')).toBe('notYourRole');
    expect(refusal(begin(), 'B answer row 7 sector 1')).toBe('noQuestion');
  });
});

describe('3.5 the turn after an answer', () => {
  test('3.5 is over, unless a mine is out', () => {
    expect(typesOf(asked, 'B answer row 7 sector 1')).toEqual(['sonarAnswered', 'turnBegan']);
    const out = mined(asked, 'alpha', 'J1');
    expect(typesOf(out, 'B answer row 7 sector 1')).toEqual(['sonarAnswered']);
    expect(play(out, 'B answer row 7 sector 1', 'A end turn').turn?.side).toBe('bravo');
  });
});

test('3.5 turn by turn nobody is hurried but by the clock of the match, whatever the time to answer', () => {
  const state = at(afterMove(begin({}, { answerSeconds: 5 }), 'sonar'), 'bravo', 'C7');
  const patient = play(state, 'A sonar @1000');
  expect(captainSonar.deadline(patient)).toBeNull();
  expect(refusal(patient, 'tick @900000000')).toBe('nothingDue');
  expect(refusal(patient, 'B answer row 7 sector 1 @900000000')).toBe('accepted');
});

describe('3.5 in real time, without an answer in time', () => {
  test('3.5 one is drawn, and it is a valid one', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const taken = take(hurried, input('tick @31000'), seed);
      if (!taken.ok) throw new Error(taken.refusal.code);
      const [event] = taken.events;
      if (event?.type !== 'sonarAnswered') throw new Error('no answer');
      expect(event).toMatchObject({ side: 'bravo', drawn: true });
      expect(isValid(event.claims, 4)).toBe(true);
      met.add(JSON.stringify(event.claims));
    }
    expect(met.size).toBeGreaterThan(55); // of 72
  });

  test('3.5 not before its time', () => {
    expect(refusal(hurried, 'tick @30999')).toBe('nothingDue');
    expect(refusal(beginRealTime(), 'tick @31000')).toBe('nothingDue');
  });

  test('3.5 and the time is an option', () => {
    const quick = armed(beginRealTime({}, { answerSeconds: 5 }), 'alpha', 'sonar');
    expect(captainSonar.deadline(play(quick, 'A stop sonar @1000'))).toBe(6000);
  });

  test('3.5 every state of the game has at least one valid answer', () => {
    for (const state of [beginRealTime({ bravo: 'A1' }), beginRealTime({ bravo: 'O15' })]) {
      const sent = play(armed(state, 'alpha', 'sonar'), 'A stop sonar');
      expect(eventsOf(sent, 'tick @30000')[0]).toMatchObject({ type: 'sonarAnswered' });
    }
  });
});

describe('3.5 in real time', () => {
  const charged: State = at(armed(beginRealTime(), 'alpha', 'sonar'), 'bravo', 'K11');

  test('3.5 the STOP sends it: there is nothing to aim', () => {
    const types = typesOf(charged, 'A stop sonar @2000');
    expect(types).toContain('sonarSent');
    const sent = play(charged, 'A stop sonar @2000');
    expect(sent.stop).toEqual({
      side: 'alpha',
      system: 'sonar',
      waitsFor: 'answer',
      until: 32_000,
    });
    expect(sent.boats.alpha.gauges.sonar).toBe(0);
    expect(refusal(charged, 'A sonar')).toBe('stopFirst');
    expect(refusal(sent, 'A stand down')).not.toBe('accepted');
  });

  test('3.5 the answer sets both crews free', () => {
    const sent = play(charged, 'A stop sonar');
    expect(refusal(sent, 'B course N')).toBe('stopped');
    const free = play(sent, 'B answer column K sector 1');
    expect(free.stop).toBeNull();
    expect(refusal(free, 'B course N')).toBe('accepted');
    expect(captainSonar.deadline(free)).toBeNull();
  });

  test('3.5 a surfaced boat answers too', () => {
    const sent = play(charged, 'B surface', 'A stop sonar');
    expect(refusal(sent, 'B answer column K sector 1')).toBe('accepted');
  });

  test('3.5 the First Mate may send it', () => {
    expect(refusal(charged, 'A.firstMate stop sonar')).toBe('accepted');
  });
});
