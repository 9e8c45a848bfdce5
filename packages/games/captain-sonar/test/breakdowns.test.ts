import { describe, expect, test } from 'vitest';
import {
  CIRCUIT_SYMBOLS,
  COURSES,
  FITTINGS,
  PANELS,
  REACTOR_SYMBOLS,
  captainSonar,
} from '@fathom/captain-sonar';
import type { Circuit, Course, PanelSymbol, State } from '@fathom/captain-sonar';
import {
  begin,
  beginRealTime,
  eventsOf,
  heard,
  play,
  typesOf,
  withBoat,
  withStanding,
} from './play.ts';

/** 4. The control panel as printed: colour and circuit of each symbol. */
const PRINTED: Readonly<Record<Course, string>> = {
  N: 'special/orange weapons/orange special/orange detection weapons radiation',
  E: 'detection/orange special/gray weapons/yellow radiation detection radiation',
  S: 'detection/gray special/gray weapons/gray weapons radiation special',
  W: 'weapons/yellow special/yellow detection/yellow detection radiation radiation',
};

test.each(COURSES)('4 the panel %s is fitted as printed', (course) => {
  const fitted = PANELS[course].map(({ colour, circuit }) =>
    [colour, circuit].filter(Boolean).join('/'),
  );
  expect(fitted.join(' ')).toBe(PRINTED[course]);
  expect(PANELS[course].map(({ symbol }) => symbol)).toEqual(
    [1, 2, 3, 4, 5, 6].map((n) => `${course}${n}`),
  );
});

test('4 there are three circuits of four, and a reactor of six', () => {
  expect(CIRCUIT_SYMBOLS).toEqual({
    yellow: ['E3', 'W1', 'W2', 'W3'],
    orange: ['N1', 'N2', 'N3', 'E1'],
    gray: ['E2', 'S1', 'S2', 'S3'],
  });
  expect(REACTOR_SYMBOLS).toEqual(['N6', 'E4', 'E6', 'S5', 'W5', 'W6']);
  expect(FITTINGS).toHaveLength(24);
});

/** Alpha has these broken, heads somewhere, and the First Mate has said OK. */
const worn = (
  broken: readonly PanelSymbol[],
  course: Course,
  state: State = begin({ alpha: 'E8' }),
): State => play(withBoat(state, 'alpha', { broken }), `A course ${course}`, 'A gauge silence');

describe('4 circuits', () => {
  test.each<[Circuit, readonly PanelSymbol[], PanelSymbol]>([
    ['yellow', ['W1', 'W2', 'W3'], 'E3'],
    ['yellow', ['E3', 'W1', 'W3'], 'W2'],
    ['orange', ['N1', 'N2', 'N3'], 'E1'],
    ['orange', ['E1', 'N2', 'N3'], 'N1'],
    ['gray', ['S1', 'S2', 'S3'], 'E2'],
    ['gray', ['E2', 'S2', 'S3'], 'S1'],
  ])('4 %s: with %j broken, %s repairs all four, and nothing else', (circuit, broken, last) => {
    const state = worn([...broken, 'N4', 'S5'], last[0] as Course);
    const said = heard(state, `A break ${last}`);
    expect(said.alpha.slice(0, 2)).toEqual([
      { type: 'brokeDown', side: 'alpha', symbol: last },
      { type: 'circuitRepaired', side: 'alpha', circuit },
    ]);
    expect(said.bravo).toEqual([
      { type: 'brokeDown', side: 'alpha', symbol: null },
      { type: 'turnBegan', side: 'bravo', left: 1 },
    ]);
    const after = play(state, `A break ${last}`);
    expect(new Set(after.boats.alpha.broken)).toEqual(new Set(['N4', 'S5']));
    expect(after.standing.alpha.damage).toBe(0);
  });

  test('4 three of four repair nothing', () => {
    expect(play(worn(['W1', 'W2'], 'E'), 'A break E3').boats.alpha.broken).toEqual([
      'W1',
      'W2',
      'E3',
    ]);
  });
});

describe('4 a whole panel', () => {
  const five: readonly PanelSymbol[] = ['N1', 'N2', 'N3', 'N4', 'N5'];

  test('4 does 1 damage, and the whole board is repaired', () => {
    const state = worn([...five, 'S1', 'W5'], 'N');
    const said = heard(state, 'A break N6');
    expect(said.alpha).toContainEqual({ type: 'damaged', side: 'alpha', fault: 'panel' });
    expect(said.bravo).toContainEqual({ type: 'damaged', side: 'alpha', fault: null });
    expect(said.spectator).toEqual(said.bravo);
    const after = play(state, 'A break N6');
    expect(after.boats.alpha.broken).toEqual([]);
    expect(after.standing.alpha.damage).toBe(1);
    expect(after.standing.bravo.damage).toBe(0);
  });

  test('4 a circuit repairs first: the panel is not whole then', () => {
    const state = worn(['N1', 'N2', 'N4', 'N5', 'N6', 'E1'], 'N');
    const types = typesOf(state, 'A break N3');
    expect(types).toContain('circuitRepaired');
    expect(types).not.toContain('damaged');
    expect(new Set(play(state, 'A break N3').boats.alpha.broken)).toEqual(
      new Set(['N4', 'N5', 'N6']),
    );
  });

  test('4 of west likewise', () => {
    const state = worn(['W1', 'W2', 'W4', 'W5', 'W6', 'E3'], 'W');
    expect(typesOf(state, 'A break W3')).not.toContain('damaged');
    const whole = worn(['W1', 'W2', 'W4', 'W5', 'W6'], 'W');
    expect(typesOf(whole, 'A break W3')).toContain('damaged');
  });
});

describe('4 the reactor', () => {
  const five: readonly PanelSymbol[] = ['N6', 'E4', 'E6', 'S5', 'W5'];

  test('4 all six do 1 damage, and the whole board is repaired', () => {
    const state = worn([...five, 'N1'], 'W');
    expect(heard(state, 'A break W6').alpha).toContainEqual({
      type: 'damaged',
      side: 'alpha',
      fault: 'reactor',
    });
    expect(heard(state, 'A break W6').bravo).toContainEqual({
      type: 'damaged',
      side: 'alpha',
      fault: null,
    });
    const after = play(state, 'A break W6');
    expect(after.boats.alpha.broken).toEqual([]);
    expect(after.standing.alpha.damage).toBe(1);
  });

  test('4 reactor and panel at once count as one', () => {
    const state = worn([...five, 'W1', 'W2', 'W3', 'W4'], 'W');
    const events = eventsOf(state, 'A break W6');
    expect(events.filter(({ type }) => type === 'damaged')).toHaveLength(1);
    expect(play(state, 'A break W6').standing.alpha.damage).toBe(1);
  });
});

test('4 a repair may make systems ready, and they are announced', () => {
  const charged = withBoat(begin({ alpha: 'E8' }), 'alpha', {
    gauges: { mine: 2, torpedo: 3, drone: 0, sonar: 2, silence: 0, scenario: 0 },
  });
  const state = worn(['N1', 'N2', 'N3', 'N4', 'N5'], 'N', charged);
  const ready = eventsOf(state, 'A break N6').flatMap((event) =>
    event.type === 'systemReady' ? [event.system] : [],
  );
  expect(ready).toEqual(['mine', 'torpedo', 'sonar']);
});

test('4 breakdowns can sink a boat', () => {
  const state = withStanding(worn(['N1', 'N2', 'N3', 'N4', 'N5'], 'N'), 'alpha', { damage: 3 });
  expect(typesOf(state, 'A break N6').at(-1)).toBe('gameEnded');
  expect(captainSonar.outcome(play(state, 'A break N6'))).toEqual({
    winners: ['bravo'],
    reason: 'sunk',
  });
});

test('4 in real time it is the same', () => {
  const state = play(
    withBoat(beginRealTime({ alpha: 'E8' }), 'alpha', { broken: ['N1', 'N2', 'N3', 'N4', 'N5'] }),
    'A course N',
  );
  expect(typesOf(state, 'A break N6')).toEqual(['brokeDown', 'damaged']);
});
