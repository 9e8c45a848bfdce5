import { openAudience, openTable } from '@fathom/kit';
import type { Paper, Seed } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { captainSonar, seatOf } from '@fathom/captain-sonar';
import {
  armed,
  begin,
  beginRealTime,
  crewOf,
  fresh,
  heard,
  input,
  legal,
  options,
  play,
  refusal,
  viewOf,
} from './play.ts';

const state = play(begin(), 'A sails E', 'B sails N');
const line = 'A sheet at C7 since 3 cross A1 ring B2';
const sheet = {
  at: 'C7',
  since: 3,
  heard: state.record.length,
  pencil: [
    { cell: 'A1', mark: 'cross' },
    { cell: 'B2', mark: 'ring' },
  ],
};

const paper = (text: string): string | null | undefined => {
  const asked = input(`A ${text}`);
  return asked.type === 'act' ? captainSonar.paper?.(asked.action, asked.seat) : null;
};

test('8 the sheet is laid, begun again and marked, and the crew sees it', () => {
  expect(begin().boats.alpha.sheet).toEqual({ at: null, since: 0, pencil: [] });
  const drawn = play(state, line);
  expect(drawn.boats.alpha.sheet).toEqual(sheet);
  expect(viewOf(drawn, 'alpha').boats.alpha?.sheet).toEqual(sheet);
  expect(play(drawn, 'A sheet off since 4').boats.alpha.sheet).toEqual({
    at: null,
    since: 4,
    heard: state.record.length,
    pencil: [],
  });
});

test('8 and nobody else hears that anything was drawn', () => {
  const said = heard(state, line);
  expect(said.alpha).toEqual([{ type: 'sheetDrawn', side: 'alpha', sheet }]);
  expect(said.bravo).toEqual([]);
  expect(said.spectator).toEqual([]);
  const drawn = play(state, line);
  for (const viewer of [[], crewOf('bravo')])
    expect(captainSonar.view(drawn, viewer)).toEqual(captainSonar.view(state, viewer));
});

describe('8 it may be drawn on', () => {
  test('8 by the Radio Operator and the Captain', () => {
    expect(refusal(state, `A.captain ${line.slice(2)}`)).toBe('accepted');
    expect(refusal(state, `A.firstMate ${line.slice(2)}`)).toBe('notYourRole');
  });

  test('8 in the other crew’s turn, with OKs open, in real time', () => {
    expect(refusal(begin(), 'B sheet at C7 since 0')).toBe('accepted');
    expect(refusal(play(begin(), 'A course E'), 'A sheet at C7 since 0')).toBe('accepted');
    expect(refusal(beginRealTime(), 'A sheet at O15 since 0')).toBe('accepted');
  });

  test('8 but not before there is anything to hear', () => {
    expect(refusal(fresh(), 'A sheet off since 0')).toBe('stillPlacing');
  });
});

test.each([
  ['at K1 since 0', 'offTheChart'],
  ['off since 0 cross A11', 'offTheChart'],
  ['off since 0 cross A1 ring A1', 'markedTwice'],
  ['off since 100', 'notHeardYet'],
  ['at C7 since 0 heard 100', 'notHeardYet'],
  ['at D3 since 0', 'accepted'], // an island: shifting is the Radio Operator’s own affair
])('8 a sheet %s: %s', (text, code) => {
  expect(refusal(state, `A sheet ${text}`)).toBe(code);
});

describe('8 a silence breaks the track', () => {
  const silent = play(armed(state, 'bravo', 'silence'), 'A sails E', 'B silence N 2');
  const at = silent.record.length - 1;

  test('8 and its pieces are shifted against each other there', () => {
    const bent = play(silent, `A sheet at C7 since 0 bend ${at},0,-2`);
    expect(bent.boats.alpha.sheet.bends).toEqual([{ silence: at, east: 0, south: -2 }]);
    expect(viewOf(bent, 'alpha').boats.alpha?.sheet.bends).toEqual(bent.boats.alpha.sheet.bends);
  });

  test.each([
    [`bend ${at},0,-2 bend ${at},1,0`, 'bentTwice'],
    [`bend ${at - 1},0,-2`, 'noSilence'],
    [`bend ${at + 1},0,-2`, 'noSilence'],
  ])('8 and nowhere else: %s', (bends, code) => {
    expect(refusal(silent, `A sheet at C7 since 0 ${bends}`)).toBe(code);
  });

  test('8 nor at a silence of the crew’s own', () => {
    expect(refusal(silent, `B sheet at C7 since 0 bend ${at},0,-2`)).toBe('noSilence');
  });
});

describe('8 a second sheet', () => {
  test('8 holds another guess, and the first stays as it is', () => {
    const two = play(state, line, 'A sheet at H8 since 0 ring H8 on second');
    expect(two.boats.alpha.sheet).toEqual(sheet);
    expect(two.boats.alpha.second?.at).toBe('H8');
    expect(viewOf(two, 'alpha').boats.alpha?.second).toEqual(two.boats.alpha.second);
  });

  test('8 is a paper of its own', () => {
    expect(paper('sheet off since 0')).toBe('alpha');
    expect(paper('sheet off since 0 on second')).toBe('alpha.second');
    expect(paper('course N')).toBeNull();
  });
});

describe('8 [plotting] by hand', () => {
  const byHand = play(begin({}, { plotting: 'byHand' }), 'A sails E', 'B sails N');

  test('8 the Radio Operator draws each course, rightly or not', () => {
    const drawn = play(byHand, 'A sheet at C7 since 0 bend 1,2,0 drawn N?W');
    expect(drawn.boats.alpha.sheet).toMatchObject({ courses: ['N', '?', 'W'] });
    expect(viewOf(drawn, 'alpha').boats.alpha?.sheet.courses).toEqual(['N', '?', 'W']);
  });

  test('8 and bends the track where a silence is drawn', () => {
    expect(refusal(byHand, 'A sheet at C7 since 0 bend 0,2,0 drawn N?W')).toBe('noSilence');
    expect(refusal(byHand, 'A sheet at C7 since 0 bend 0,2,0')).toBe('noSilence');
  });

  test('8 where courses are drawn by themselves, nobody draws them', () => {
    expect(refusal(state, 'A sheet at C7 since 0 drawn N')).toBe('drawnForYou');
  });
});

test('8 it may begin with whatever is heard next', () => {
  expect(refusal(state, `A sheet off since ${state.record.length}`)).toBe('accepted');
  expect(refusal(state, `A sheet off since ${state.record.length + 1}`)).toBe('notHeardYet');
});

test('8 the list has an example for those who may draw, and for them alone', () => {
  for (const [role, draws] of [
    ['captain', true],
    ['radioOperator', true],
    ['firstMate', false],
    ['engineer', false],
  ] as const)
    expect(legal(state, seatOf('bravo', role)).some(({ type }) => type === 'sheet')).toBe(draws);
});

test.each(['sheet', 'legalShifts', 'belief'] as const)(
  '8 the aids “%s” change nothing else',
  (assist) => {
    const aided = play(begin({}, { assist }), 'A sails E', 'B sails N');
    expect({ ...aided, setup: null }).toEqual({ ...state, setup: null });
    expect(viewOf(aided, 'alpha').setup.assist).toBe(assist);
  },
);

test('8 in which order two sheets were drawn does not tell of what the enemy did between, nor after a restart', () => {
  const origin = { setup: options({ mode: 'realTime' }), seed: '5'.repeat(64) as Seed };
  const snapshots = [false, true].flatMap((isBusy) => {
    const table = openTable(captainSonar, origin);
    const take = (line: string): Paper | null => {
      const proposal = table.propose(input(line));
      if (!proposal.ok) throw new Error(`${line}: ${proposal.refusal.code}`);
      if (proposal.paper !== null) return table.draw({ key: proposal.paper, row: proposal.row });
      table.commit(proposal.row);
      return null;
    };
    for (const line of ['A start B8', 'B start G4']) take(line);
    const second = take('A.radioOperator sheet off since 0 on second');
    if (isBusy) take('B call where');
    const first = take('A.radioOperator sheet off since 0');
    const papers = [first, second].flatMap((paper) => paper ?? []);
    expect(papers).toHaveLength(2);
    const again = openTable(captainSonar, { ...origin, papers }, table.rows.slice());
    return [table, again].map((each) => openAudience(each, crewOf('alpha')).snapshot());
  });
  expect(new Set(snapshots).size).toBe(1);
});
