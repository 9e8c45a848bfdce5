import { describe, expect, test } from 'vitest';
import {
  COLOUR_OF,
  FITTINGS,
  MODES,
  SYSTEMS,
  captainSonar,
  gaugeOf,
  seatOf,
} from '@fathom/captain-sonar';
import type { Course, Mode, PanelSymbol, Scenario, State, System } from '@fathom/captain-sonar';
import {
  afterMove,
  armed,
  at,
  begin,
  beginRealTime,
  eventsOf,
  heard,
  legal,
  mined,
  play,
  refusal,
  typesOf,
  viewOf,
  withBoat,
  withStanding,
} from './play.ts';

/** 3. As printed, not as the program has them. */
const LENGTHS: Readonly<Record<Mode, Readonly<Record<System, number>>>> = {
  turn: { mine: 2, torpedo: 3, drone: 3, sonar: 2, silence: 5, scenario: 4, decoy: 3, grapnel: 4 },
  realTime: {
    mine: 3,
    torpedo: 3,
    drone: 4,
    sonar: 3,
    silence: 6,
    scenario: 4,
    decoy: 4,
    grapnel: 4,
  },
};

/** Where a system is fitted, and a wreck beside the boat. */
const inWaters = (mode: Mode, system: System): State =>
  begin(
    { alpha: system === 'grapnel' ? 'D5' : 'A1' },
    { mode, scenario: SCENARIO_OF[system] ?? 'minefield', first: 'alpha' },
  );
const SCENARIO_OF: { readonly [Name in System]?: Scenario } = {
  decoy: 'decoy',
  grapnel: 'salvage',
};

/** A decoy is a course, and no use of a system: 6. */
const USED = SYSTEMS.filter((system) => system !== 'decoy');

const withGauge = (state: State, system: System, marks: number): State =>
  withBoat(state, 'alpha', { gauges: { ...state.boats.alpha.gauges, [gaugeOf(system)]: marks } });

/** A symbol of each colour, on a panel of its own choice. */
const symbolOf = (system: System, course: Course): PanelSymbol => {
  const fitting = FITTINGS.find(
    ({ course: panel, colour }) => panel === course && colour === COLOUR_OF[system],
  );
  if (fitting === undefined) throw new Error(`no ${COLOUR_OF[system]} on ${course}`);
  return fitting.symbol;
};

describe.each(MODES)('3 gauges, %s', (mode) => {
  test.each(SYSTEMS)(
    '3 the %s is ready when its last space is marked, and all hear it',
    (system) => {
      const length = LENGTHS[mode][system];
      const almost = play(
        withGauge(inWaters(mode, system), system, length - 2),
        'A course E',
        `A gauge ${system}`,
      );
      expect(almost.standing.alpha.ready).toEqual([]);
      const last = play(withGauge(inWaters(mode, system), system, length - 1), 'A course E');
      const said = heard(last, `A gauge ${system}`);
      const ready = { type: 'systemReady', side: 'alpha', system };
      expect(said.alpha).toEqual([{ type: 'gaugeMarked', side: 'alpha', system }, ready]);
      expect(said.bravo).toEqual([{ type: 'gaugeMarked', side: 'alpha', system: null }, ready]);
      const full = play(last, `A gauge ${system}`);
      expect(full.boats.alpha.gauges[gaugeOf(system)]).toBe(length);
      expect(full.standing.alpha.ready).toEqual([system]);
      expect(viewOf(full, 'bravo').standing.alpha.ready).toEqual([system]);
    },
  );
});

describe.each(SYSTEMS)('3 a breakdown of its colour: %s', (system) => {
  const length = LENGTHS.turn[system];
  const broken = withBoat(withGauge(inWaters('turn', system), system, length - 1), 'alpha', {
    broken: [symbolOf(system, 'S')],
  });

  test('3 does not stop the marking, but nothing is announced', () => {
    expect(typesOf(play(broken, 'A course E'), `A gauge ${system}`)).toEqual(['gaugeMarked']);
  });

  test('3 is heard of when it is repaired: the system is ready then', () => {
    const waiting = withStanding(
      withGauge(
        withBoat(inWaters('turn', system), 'alpha', { broken: ['S1', 'S2', 'S3'] }),
        system,
        length,
      ),
      'alpha',
      { ready: [] },
    );
    const said = eventsOf(play(waiting, 'A course E', `A gauge ${other(system)}`), 'A break E2');
    expect(said.slice(0, 3).map(({ type }) => type)).toEqual([
      'brokeDown',
      'circuitRepaired',
      'systemReady',
    ]);
    expect(said[2]).toEqual({ type: 'systemReady', side: 'alpha', system });
  });

  test('3 keeps the system from being used', () => {
    const state = withBoat(afterMove(inWaters('turn', system), system), 'alpha', {
      broken: [symbolOf(system, 'S')],
    });
    const fresh = {
      ...state,
      turn: { side: 'alpha', left: 1, moved: false, activated: false } as const,
    };
    const isMove = system === 'silence' || system === 'decoy';
    const code = refusal(isMove ? fresh : state, `A ${USES[system]}`);
    expect(code).toBe('brokenDown');
    const other = withBoat(state, 'alpha', { broken: ['N6', 'E4', 'S5'] });
    expect(refusal(isMove ? { ...other, turn: fresh.turn } : other, `A ${USES[system]}`)).toBe(
      'accepted',
    );
  });
});

const USES: Readonly<Record<System, string>> = {
  mine: 'mine B1',
  torpedo: 'torpedo B1',
  drone: 'drone 1',
  sonar: 'sonar',
  silence: 'silence E 1',
  scenario: 'scenario B2',
  decoy: 'decoy E called S',
  grapnel: 'grapnel E5',
};
function other(system: System): System {
  return system === 'mine' ? 'torpedo' : 'mine';
}

test('3 a breakdown after the announcement is not told', () => {
  const ready = play(armed(begin(), 'alpha', 'drone'), 'A course E', 'A gauge silence');
  const said = heard(ready, 'A break E5');
  expect(said.bravo).toEqual([{ type: 'brokeDown', side: 'alpha', symbol: null }]);
  const after = play(ready, 'A break E5');
  expect(after.standing.alpha.ready).toEqual(['drone']);
  expect(refusal(after, 'A drone 1')).toBe('brokenDown');
});

test('3 ready is announced once for each filling', () => {
  const worn = withBoat(armed(begin(), 'alpha', 'drone'), 'alpha', { broken: ['S1', 'S2', 'S3'] });
  const repaired = eventsOf(play(worn, 'A course E', 'A gauge silence'), 'A break E2');
  expect(repaired.map(({ type }) => type)).toEqual(['brokeDown', 'circuitRepaired']);
  const used = play(afterMove(begin(), 'drone'), 'A drone 1');
  expect(used.standing.alpha.ready).toEqual([]);
  const again = play(
    withBoat({ ...used, turn: begin().turn }, 'alpha', {
      gauges: { ...used.boats.alpha.gauges, drone: 2 },
    }),
    'A course E',
  );
  expect(typesOf(again, 'A gauge drone')).toEqual(['gaugeMarked', 'systemReady']);
});

describe.each(USED)('3 using it: %s', (system) => {
  const moved =
    system === 'silence'
      ? armed(inWaters('turn', system), 'alpha', system)
      : afterMove(inWaters('turn', system), system);

  test('3 empties the gauge, and it is ready no more', () => {
    const used = play(moved, `A ${USES[system]}`);
    expect(used.boats.alpha.gauges[gaugeOf(system)]).toBe(0);
    expect(used.standing.alpha.ready).toEqual([]);
    expect(used.standing.alpha.mayActivate).toBe(false);
  });

  test('3 needs a full gauge', () => {
    const short = withGauge(moved, system, LENGTHS.turn[system] - 1);
    expect(refusal(short, `A ${USES[system]}`)).toBe('notCharged');
  });

  test('3 is not for the crew that waits', () => {
    const state = armed(inWaters('turn', system), 'bravo', system);
    expect(refusal(state, `B ${USES[system]}`)).toBe('notYourTurn');
  });
});

test('3 the Captain may use every system, the First Mate drone and sonar', () => {
  const state = mined(
    afterMove(at(begin({}, { scenario: 'minefield' }), 'alpha', 'C7'), ...SYSTEMS),
    'alpha',
    'J1',
  );
  const types = (role: 'captain' | 'firstMate' | 'engineer' | 'radioOperator') =>
    new Set(
      legal(state, seatOf('alpha', role))
        .map(({ type }) => type)
        .filter((type) => type !== 'sheet'),
    );
  expect(types('captain')).toEqual(
    new Set(['mine', 'torpedo', 'drone', 'sonar', 'scenario', 'trigger', 'endTurn']),
  );
  expect(types('firstMate')).toEqual(new Set(['drone', 'sonar']));
  expect(types('engineer')).toEqual(new Set());
  expect(types('radioOperator')).toEqual(new Set());
});

describe('3 turn by turn', () => {
  const both = armed(begin(), 'alpha', 'drone', 'torpedo', 'silence');

  test('3 systems come after the course and both OKs', () => {
    expect(refusal(both, 'A drone 1')).toBe('courseFirst');
    const sailing = play(both, 'A course E');
    expect(refusal(sailing, 'A drone 1')).toBe('awaitingOk');
    expect(refusal(play(sailing, 'A gauge mine'), 'A.firstMate drone 1')).toBe('awaitingOk');
    expect(refusal(play(sailing, 'A gauge mine', 'A break E6'), 'A drone 1')).toBe('accepted');
  });

  test('3 there is one in a turn, and no stop is called', () => {
    const once = mined(play(both, 'A sails E'), 'alpha', 'J1');
    const used = play(once, 'A drone 1');
    expect(refusal(used, 'A torpedo C1')).toBe('alreadyActivated');
    expect(refusal(used, 'A silence E 1')).toBe('alreadyMoved');
    expect(refusal(once, 'A stop drone')).toBe('noStop');
    expect(refusal(once, 'A stand down')).toBe('noStop');
  });

  test('3 the turn ends after it, unless a mine is out', () => {
    expect(typesOf(play(both, 'A sails E'), 'A drone 1')).toEqual(['droneLaunched', 'turnBegan']);
    const out = mined(play(both, 'A sails E'), 'alpha', 'J1');
    expect(typesOf(out, 'A drone 1')).toEqual(['droneLaunched']);
    expect(play(out, 'A drone 1', 'A end turn').turn?.side).toBe('bravo');
  });

  test('3 silence is one, and takes the place of the course', () => {
    const silent = play(mined(both, 'alpha', 'J1'), 'A silence E 1', 'A gauge mine', 'A break E6');
    expect(refusal(silent, 'A drone 1')).toBe('alreadyActivated');
    expect(refusal(silent, 'A course E')).toBe('alreadyMoved');
    expect(play(silent, 'A end turn').turn?.side).toBe('bravo');
  });

  test('3 silence right after a turn with an activation has no course between', () => {
    const used = play(both, 'A sails E', 'A drone 1', 'B sails N');
    expect(refusal(used, 'A silence E 1')).toBe('courseFirst');
    expect(refusal(used, 'A course E')).toBe('accepted');
  });

  test('3 nor has silence after silence, but a system after the next course has', () => {
    const silent = play(both, 'A silence E 1', 'A gauge mine', 'A break E6', 'B sails N');
    expect(refusal(armed(silent, 'alpha', 'silence'), 'A silence E 1')).toBe('accepted');
    const again = withStanding(armed(silent, 'alpha', 'silence'), 'alpha', { mayActivate: false });
    expect(refusal(again, 'A silence E 1')).toBe('courseFirst');
    expect(refusal(play(silent, 'A sails E'), 'A drone 1')).toBe('accepted');
  });
});

describe('3 real time', () => {
  const both = armed(
    beginRealTime({ alpha: 'A1' }),
    'alpha',
    'drone',
    'torpedo',
    'silence',
    'sonar',
  );
  const used = play(both, 'A stop drone', 'A drone 1');

  test('3 a course comes between two activations', () => {
    expect(refusal(used, 'A stop torpedo')).toBe('courseFirst');
    expect(refusal(used, 'A stop silence')).toBe('courseFirst');
    expect(refusal(used, 'A stop sonar')).toBe('courseFirst');
    expect(refusal(play(used, 'A course E'), 'A stop torpedo')).toBe('accepted');
  });

  test('3 silence is no course', () => {
    const silent = play(both, 'A stop silence', 'A silence E 2', 'A gauge mine', 'A break E6');
    expect(refusal(silent, 'A stop torpedo')).toBe('courseFirst');
    expect(refusal(play(silent, 'A course E'), 'A stop torpedo')).toBe('accepted');
  });

  test('3 the other crew is not bound by it', () => {
    expect(refusal(armed(used, 'bravo', 'drone'), 'B stop drone')).toBe('accepted');
  });
});

test('3 what is ready is for all to see, and what is not quite ready for the crew alone', () => {
  const state = withGauge(armed(begin(), 'alpha', 'drone'), 'torpedo', 2);
  for (const viewer of [[], [seatOf('bravo', 'radioOperator')]]) {
    const seen = captainSonar.view(state, viewer);
    expect(seen.standing.alpha.ready).toEqual(['drone']);
    expect(seen.boats.alpha).toBeNull();
  }
});
