import { describe, expect, test } from 'vitest';
import { COURSES, captainSonar, parseAction, seatOf } from '@fathom/captain-sonar';
import type { Cell, Chart, Course, State } from '@fathom/captain-sonar';
import { beliefAtStart, believe, cells, hear, isPossible } from '../src/belief.ts';
import { imagine } from '../src/imagine.ts';
import {
  armed,
  begin,
  beginRealTime,
  duties,
  eventsOf,
  heard,
  legal,
  luck,
  options,
  play,
  refusal,
  typesOf,
  viewOf,
  withBoat,
  withStanding,
} from './play.ts';

const waters = { scenario: 'decoy' } as const;
const loaded = armed(begin({ alpha: 'E5' }, waters), 'alpha', 'decoy');
const inRealTime = armed(beginRealTime({ alpha: 'E5' }, waters), 'alpha', 'decoy');

describe('6 a decoy', () => {
  test('6 takes the boat one way, and all hear another', () => {
    const said = heard(loaded, 'A decoy N called W');
    expect(said.alpha).toEqual([{ type: 'courseSet', side: 'alpha', course: 'W', sailed: 'N' }]);
    const course = { type: 'courseSet', side: 'alpha', course: 'W', sailed: null };
    expect(said.bravo).toEqual([course]);
    expect(said.spectator).toEqual([course]);
    expect(play(loaded, 'A decoy N called W').boats.alpha).toMatchObject({
      position: 'E4',
      route: ['E5', 'E4'],
      heading: 'N',
    });
  });

  test('6 is from outside what the course would have been: message, view and all', () => {
    const lie = play(loaded, 'A decoy N called W');
    const truth = play(loaded, 'A course W');
    expect(heard(loaded, 'A decoy N called W').bravo).toEqual(heard(loaded, 'A course W').bravo);
    for (const viewer of [[], [seatOf('bravo', 'captain')]])
      expect(captainSonar.view(lie, viewer)).toEqual(captainSonar.view(truth, viewer));
    expect(captainSonar.toAct(lie)).toEqual(captainSonar.toAct(truth));
  });

  test('6 empties its gauge, and stays ready as far as others know', () => {
    const { boats, standing } = play(loaded, 'A decoy N called W');
    expect(boats.alpha.gauges.scenario).toBe(0);
    expect(standing.alpha.ready).toEqual(['decoy']);
    expect(viewOf(play(loaded, 'A decoy N called W'), 'bravo').standing.alpha.ready).toEqual([
      'decoy',
    ]);
  });

  test('6 breaks a symbol on the panel of the way it went', () => {
    const lie = play(loaded, 'A decoy N called W', 'A gauge mine');
    expect(refusal(lie, 'A break W1')).toBe('otherPanel');
    expect(refusal(lie, 'A break N1')).toBe('accepted');
  });

  test('6 is ready again for all to hear once it is full again', () => {
    const lied = withBoat(duties(play(loaded, 'A decoy N called W'), 'A'), 'alpha', {
      gauges: { ...loaded.boats.alpha.gauges, scenario: 2 },
    });
    const next = play({ ...lied, turn: loaded.turn }, 'A course N');
    expect(typesOf(next, 'A gauge decoy')).toEqual(['gaugeMarked', 'systemReady']);
    expect(play(next, 'A gauge decoy').standing.alpha.ready).toEqual(['decoy']);
  });

  test('6 is no use of a system: another may follow it at once', () => {
    const both = armed(loaded, 'alpha', 'decoy', 'drone');
    const after = duties(play(both, 'A decoy N called W'), 'A');
    expect(after.standing.alpha.mayActivate).toBe(true);
    expect(refusal(after, 'A drone 2')).toBe('accepted');
    const used = withStanding(loaded, 'alpha', { mayActivate: false });
    expect(refusal(used, 'A decoy N called W')).toBe('accepted');
  });

  test('6 stops nobody, in real time either', () => {
    expect(refusal(inRealTime, 'A stop decoy')).toBe('unnoticed');
    const after = play(inRealTime, 'A decoy N called W');
    expect(after.stop).toBeNull();
    expect(captainSonar.deadline(after)).toBeNull();
    expect(refusal(after, 'B course N')).toBe('accepted');
  });

  test('6 lets a turn end by itself as any course does', () => {
    const moved = play(loaded, 'A decoy N called W', 'A gauge mine');
    expect(typesOf(moved, 'A break N6')).toEqual(['brokeDown', 'turnBegan']);
  });
});

describe('6 a decoy is refused', () => {
  test.each([
    {
      when: 'where it says the truth',
      line: 'A decoy N called N',
      code: 'sameCourse',
      state: loaded,
    },
    {
      when: 'by another role',
      line: 'A.firstMate decoy N called W',
      code: 'notYourRole',
      state: loaded,
    },
    {
      when: 'while its colour is broken',
      line: 'A decoy N called W',
      code: 'brokenDown',
      state: broken(loaded),
    },
    {
      when: 'while its gauge is not full',
      line: 'A decoy N called W',
      code: 'notCharged',
      state: begin({}, waters),
    },
    {
      when: 'in other waters',
      line: 'A decoy S called E',
      code: 'notFitted',
      state: armed(begin(), 'alpha', 'decoy'),
    },
    {
      when: 'after the course',
      line: 'A decoy N called W',
      code: 'awaitingOk',
      state: play(loaded, 'A course E'),
    },
    {
      when: 'into its own route',
      line: 'A decoy W called N',
      code: 'ownRoute',
      state: sailedEast(loaded),
    },
    { when: 'into an island', line: 'A decoy W called N', code: 'island', state: at('E4') },
  ])('6 $when', ({ line, code, state }) => {
    expect(refusal(state, line)).toBe(code);
  });

  test('6 but may call what no boat could sail there', () => {
    expect(refusal(at('A1'), 'A decoy E called N')).toBe('accepted');
    const offered = legal(at('A1'), seatOf('alpha', 'captain')).filter(
      ({ type }) => type === 'decoy',
    );
    expect(offered).toHaveLength(2 * 3);
  });
});

function broken(state: State): State {
  return withBoat(state, 'alpha', { broken: ['N1'] });
}
function at(cell: 'A1' | 'E4'): State {
  return armed(begin({ alpha: cell }, waters), 'alpha', 'decoy');
}
function sailedEast(state: State): State {
  const there = duties(play(state, 'A course E'), 'A');
  return { ...there, turn: state.turn };
}

test('6 without decoys a course says nothing more than its direction', () => {
  expect(eventsOf(begin(), 'A course E')[0]).toEqual({
    type: 'courseSet',
    side: 'alpha',
    course: 'E',
  });
});

test('6 a decoy is written and read again', () => {
  expect(parseAction('decoy north called E')).toEqual({ type: 'decoy', course: 'N', called: 'E' });
  expect(() => parseAction('decoy N E')).toThrow(/decoy N called E/);
});

const ways = (state: State): number => believe(viewOf(state, 'bravo'), 'alpha').shapes.length;

describe('6 what can be known of a boat with a decoy', () => {
  const ready = { type: 'systemReady', side: 'alpha', system: 'decoy' } as const;
  const told = (state: State): State => ({ ...state, record: [...state.record, ready] });

  test('6 once it is ready any course may be another', () => {
    const lied = play(told(loaded), 'A decoy N called W');
    const belief = believe(viewOf(lied, 'bravo'), 'alpha');
    expect(isPossible(belief, 'E4')).toBe(true);
    expect(isPossible(believe(viewOf(play(loaded, 'A course W'), 'bravo'), 'alpha'), 'J5')).toBe(
      false, // nothing was ready: west is west, and never ends in the easternmost column
    );
    expect(isPossible(belief, 'J5')).toBe(true);
  });

  test('6 what was called is likelier than what was not', () => {
    const belief = believe(viewOf(play(told(loaded), 'A course W'), 'bravo'), 'alpha');
    const weight = (cell: string): number =>
      cells(belief).find((likely) => likely.cell === cell)?.weight ?? 0;
    expect(weight('D8')).toBeGreaterThan(3 * weight('J5'));
  });

  test('6 a second decoy says that the first is gone', () => {
    const [one, two] = [told(loaded), told(told(loaded))];
    expect(ways(one)).toBe(1);
    expect(ways(two)).toBe(0);
    const used = told(duties(play(one, 'A decoy N called W'), 'A'));
    const belief = believe(viewOf(used, 'bravo'), 'alpha');
    expect(isPossible(belief, 'E4')).toBe(true);
    expect(belief.shapes.every(({ isLoaded }) => isLoaded)).toBe(true);
  });

  test('6 imagining fills in some decoys, and a gauge that fits', () => {
    const lied = duties(play(told(loaded), 'A decoy N called W'), 'A');
    const view = viewOf(lied, 'bravo');
    const imagined = Array.from({ length: 200 }, (_, seed) => imagine(view, luck(seed)));
    const lies = imagined.filter(({ record }) =>
      record.some((said) => said.type === 'courseSet' && said.sailed !== said.course),
    );
    expect(lies.length).toBeGreaterThan(10);
    expect(lies.length).toBeLessThan(100);
    for (const { boats } of lies) expect(boats.alpha.gauges.scenario).toBeLessThan(3);
  });

  test.each(['rNNESWS', 'ErSENrNWW', 'NrEErSSrW'])(
    '6 is what trying every way gives: %s, with "ready" where there is an r',
    (heardAs) => {
      const setup = options(waters);
      let belief = beliefAtStart(setup, 'alpha');
      let boats: readonly Sailed[] = belief.sea.chart.waterCells.map((cell) => ({
        route: [cell],
        isLoaded: false,
      }));
      for (const heard of heardAs) {
        belief = hear(
          belief,
          heard === 'r' ? ready : { type: 'courseSet', side: 'alpha', course: heard as Course },
        );
        boats = boats.flatMap((boat) => couldBe(boat, heard, belief.sea.chart));
        const found = new Set(boats.map(({ route }) => route.at(-1)));
        expect(new Set(cells(belief).map(({ cell }) => cell))).toEqual(found);
      }
    },
  );
});

interface Sailed {
  readonly route: readonly Cell[];
  readonly isLoaded: boolean;
}

/** Every way a boat can have gone on, for all to hear this. */
function couldBe({ route, isLoaded }: Sailed, heardAs: string, chart: Chart): readonly Sailed[] {
  if (heardAs === 'r') return isLoaded ? [] : [{ route, isLoaded: true }];
  return COURSES.filter((course) => course === heardAs || isLoaded).flatMap((course) => {
    const next = chart.neighbour(route.at(-1)!, course);
    return next === null || !chart.isWater(next) || route.includes(next)
      ? []
      : [{ route: [...route, next], isLoaded: isLoaded && course === heardAs }];
  });
}
