import { describe, expect, test } from 'vitest';
import { ROLES, SECTIONS, captainSonar, sectionStart, seatOf } from '@fathom/captain-sonar';
import type { Role, State } from '@fathom/captain-sonar';
import {
  armed,
  beginRealTime,
  crewOf,
  eventsOf,
  heard,
  legal,
  mined,
  play,
  refusal,
  typesOf,
  viewOf,
  withBoat,
} from './play.ts';
import { middleOf, staircaseOf, strokeText, strokesOf, traceLines } from './pen.ts';

const worn = mined(
  withBoat(armed(beginRealTime({ alpha: 'K12', bravo: 'A1' }), 'alpha', 'drone'), 'alpha', {
    route: ['K10', 'K11', 'K12'],
    broken: ['N1', 'S5'],
  }),
  'alpha',
  'J1',
);
const up = play(worn, 'A surface');

/** These roles trace a section each, in this order. */
const tracedBy = (...roles: readonly Role[]): State =>
  roles.reduce((state, role, section) => play(state, ...traceLines(`A.${role}`, section)), up);
const all = tracedBy(...ROLES);

test('5 in real time surfacing announces the sector and forgets the route', () => {
  expect(eventsOf(worn, 'A surface')).toEqual([{ type: 'surfaced', side: 'alpha', sector: 9 }]);
  expect(up.boats.alpha).toMatchObject({ route: ['K12'], mines: ['J1'] });
  expect(up.boats.alpha.gauges).toEqual(worn.boats.alpha.gauges);
});

test('5.2 breakdowns are repaired when the trace is confirmed, and not before', () => {
  expect(up.boats.alpha.broken).toEqual(['N1', 'S5']);
  expect(all.boats.alpha.broken).toEqual(['N1', 'S5']);
  const confirmed = play(all, 'A ready to dive');
  expect(confirmed.boats.alpha.broken).toEqual([]);
  expect(play(confirmed, 'A dive').boats.alpha.broken).toEqual([]);
});

test('5.2 what that sets free is announced ready then', () => {
  const full = withBoat(all, 'alpha', { gauges: { ...all.boats.alpha.gauges, silence: 6 } });
  expect(eventsOf(full, 'A ready to dive')).toEqual([
    { type: 'readyToDive', side: 'alpha' },
    { type: 'systemReady', side: 'alpha', system: 'silence' },
  ]);
  expect(heard(full, 'A ready to dive').bravo).toEqual([
    { type: 'systemReady', side: 'alpha', system: 'silence' },
  ]);
});

test('5 while surfaced there are no courses, systems or triggers', () => {
  for (const text of ['course N', 'surface', 'stop drone', 'stop silence', 'trigger J1'])
    expect([text, refusal(up, `A ${text}`)]).toEqual([text, 'surfaced']);
});

test('5 the enemy goes on meanwhile, and can hit the boat', () => {
  expect(refusal(up, 'B course E')).toBe('accepted');
  const shot = mined(up, 'bravo', 'K12');
  expect(eventsOf(shot, 'B trigger K12')[0]).toMatchObject({ hits: { alpha: 'direct' } });
});

describe('5.2 the hull', () => {
  test('5.2 is traced section by section, each by another role', () => {
    const [line] = traceLines('A.engineer', 0);
    expect(eventsOf(up, line!)).toEqual([
      expect.objectContaining({
        type: 'traced',
        side: 'alpha',
        role: 'engineer',
        section: 0,
        done: true,
      }),
    ]);
    expect(all.boats.alpha.tracing).toMatchObject({
      traced: ROLES,
      by: null,
      ready: false,
      voided: 0,
    });
  });

  test.each([
    ['engineer', 'radioOperator', 'captain', 'firstMate'],
    ['firstMate', 'captain', 'radioOperator', 'engineer'],
  ] as const)('5.2 in any order of the roles: %s, %s, %s, %s', (...roles) => {
    expect(tracedBy(...roles).boats.alpha.tracing?.traced).toEqual(roles);
  });

  test('5.2 may be drawn in pieces, by one and the same hand', () => {
    const [first, second] = strokesOf(middleOf(0), 8).map(strokeText);
    const begun = play(up, `A.engineer ${first}`);
    expect(begun.boats.alpha.tracing).toMatchObject({ traced: [], by: 'engineer' });
    expect(refusal(begun, `A.captain ${second}`)).toBe('anotherPen');
    expect(refusal(begun, `A.engineer ${second}`)).toBe('accepted');
  });

  test('5.2 nobody traces twice', () => {
    const one = tracedBy('engineer');
    expect(refusal(one, `A.engineer ${strokeText(middleOf(1))}`)).toBe('alreadyTraced');
    expect(refusal(one, `A.captain ${strokeText(middleOf(1))}`)).toBe('accepted');
  });

  test('5.2 the sections come in their order: a pen put down elsewhere draws nothing', () => {
    expect(refusal(up, `A.captain ${strokeText(middleOf(1))}`)).toBe('penElsewhere');
    expect(refusal(tracedBy('engineer'), `A.captain ${strokeText(middleOf(2))}`)).toBe(
      'penElsewhere',
    );
    const begun = play(up, `A.engineer ${strokeText(middleOf(0).slice(0, 5))}`);
    expect(refusal(begun, `A.engineer ${strokeText(middleOf(0).slice(0, 5))}`)).toBe(
      'penElsewhere',
    );
    expect(begun.boats.alpha.tracing?.voided).toBe(0);
  });

  test('5.2 by arrow keys it is the same', () => {
    const keyed = ROLES.reduce(
      (state, role, section) =>
        play(
          state,
          ...strokesOf(staircaseOf(section), 10).map((points) => `A.${role} ${strokeText(points)}`),
        ),
      up,
    );
    expect(keyed.boats.alpha.tracing?.traced).toEqual(ROLES);
  });

  test('5.2 is nobody’s business while a boat is under water', () => {
    expect(refusal(worn, 'A trace 270,180')).toBe('notSurfaced');
    expect(refusal(up, 'B trace 270,180')).toBe('notSurfaced');
    expect(refusal(worn, 'A ready to dive')).toBe('notSurfaced');
    expect(refusal(worn, 'A dive')).toBe('notSurfaced');
  });

  test('5.2 the list has an example of a stroke for whoever may draw now', () => {
    for (const role of ROLES) {
      const strokes = legal(up, seatOf('alpha', role)).filter(({ type }) => type === 'trace');
      expect(strokes.length).toBeGreaterThan(0);
    }
    const begun = play(up, `A.engineer ${strokeText([sectionStart(0)])}`);
    const drawers = ROLES.filter((role) =>
      legal(begun, seatOf('alpha', role)).some(({ type }) => type === 'trace'),
    );
    expect(drawers).toEqual(['engineer']);
    expect(legal(up, seatOf('bravo', 'captain')).some(({ type }) => type === 'trace')).toBe(false);
    expect(legal(all, seatOf('alpha', 'captain'))).toEqual([]);
  });
});

describe('5.2 a trace that leaves its channel', () => {
  const two = tracedBy('engineer', 'captain');
  const slip = `A.firstMate ${strokeText([sectionStart(2), [520, 300], [560, 395]])}`;

  test('5.2 voids all four, and the crew begins anew', () => {
    expect(eventsOf(two, slip)).toEqual([
      expect.objectContaining({
        type: 'traceVoided',
        side: 'alpha',
        role: 'firstMate',
        section: 2,
      }),
    ]);
    const after = play(two, slip);
    expect(after.boats.alpha.tracing).toEqual({
      traced: [],
      by: null,
      reached: 0,
      pen: null,
      ready: false,
      voided: 1,
    });
    expect(refusal(after, `A.engineer ${strokeText(middleOf(0))}`)).toBe('accepted');
    expect(refusal(after, `A.radioOperator ${strokeText(middleOf(0))}`)).toBe('accepted');
  });

  test('5.2 the first section as well', () => {
    const after = play(up, `A.captain ${strokeText([sectionStart(0), [350, 180]])}`);
    expect(after.boats.alpha.tracing).toMatchObject({ traced: [], by: null, voided: 1 });
  });
});

describe('5.2 the other crew learns nothing of it', () => {
  test('5.2 no stroke, no slip and no word of the Engineer is heard', () => {
    const lines = [
      [up, traceLines('A.engineer', 0)[0]!],
      [up, `A.captain ${strokeText([sectionStart(0), [350, 180]])}`],
      [all, 'A ready to dive'],
    ] as const;
    for (const [state, line] of lines) {
      const said = heard(state, line);
      expect(said.alpha).toHaveLength(1);
      expect(said.bravo).toEqual([]);
      expect(said.spectator).toEqual([]);
      const after = play(state, line);
      expect(captainSonar.view(after, crewOf('bravo'))).toEqual(
        captainSonar.view(state, crewOf('bravo')),
      );
      expect(captainSonar.toAct(after)).toEqual(captainSonar.toAct(state));
    }
  });

  test('5.2 the crew sees how far it has come', () => {
    const begun = play(up, `A.engineer ${strokeText(middleOf(0).slice(0, 5))}`);
    expect(viewOf(begun, 'alpha').boats.alpha?.tracing).toMatchObject({
      by: 'engineer',
      reached: 80,
    });
  });
});

describe('5.2 diving', () => {
  test('5.2 the Engineer says ready when all four are done, and then the Captain dives', () => {
    expect(refusal(tracedBy('engineer', 'captain', 'firstMate'), 'A ready to dive')).toBe(
      'notTraced',
    );
    expect(refusal(all, 'A dive')).toBe('notReady');
    expect(refusal(all, 'A.captain ready to dive')).toBe('notYourRole');
    expect(refusal(all, 'A.engineer trace 270,180')).toBe('allTraced');
    const ready = play(all, 'A ready to dive');
    expect(refusal(ready, 'A ready to dive')).toBe('alreadyReady');
    expect(refusal(ready, 'A.engineer dive')).toBe('notYourRole');
    expect(heard(ready, 'A dive').bravo).toEqual([{ type: 'dived', side: 'alpha' }]);
    const down = play(ready, 'A dive');
    expect(down.standing.alpha.surfaced).toBe(false);
    expect(down.boats.alpha.tracing).toBeNull();
    expect(refusal(down, 'A course S')).toBe('accepted');
    expect(refusal(down, 'A course N')).toBe('accepted'); // its old route is forgotten
  });

  test('5.2 both crews may be up at once', () => {
    const both = play(up, 'B surface', ...traceLines('B.captain', 0));
    expect(both.boats.bravo.tracing?.traced).toEqual(['captain']);
    expect(both.boats.alpha.tracing?.traced).toEqual([]);
  });
});

test('5.2 no other pen moves at the surface: the sheet rests', () => {
  expect(refusal(up, 'A sheet off since 0')).toBe('surfaced');
  expect(refusal(up, 'B sheet off since 0')).toBe('accepted');
  const down = play(all, 'A ready to dive', 'A dive');
  expect(refusal(down, 'A sheet off since 0')).toBe('accepted');
});

test('5.2 a STOP of the enemy halts the pens too', () => {
  const stopped = play(armed(up, 'bravo', 'drone'), 'B stop drone');
  expect(refusal(stopped, traceLines('A.engineer', 0)[0]!)).toBe('stopped');
  const late = play(armed(play(all, 'A ready to dive'), 'bravo', 'drone'), 'B stop drone');
  expect(refusal(late, 'A dive')).toBe('stopped');
  expect(refusal(play(armed(all, 'bravo', 'drone'), 'B stop drone'), 'A ready to dive')).toBe(
    'stopped',
  );
});

test('5.2 there are four sections', () => {
  expect(SECTIONS).toHaveLength(4);
  expect(typesOf(up, traceLines('A.captain', 0)[0]!)).toEqual(['traced']);
});
