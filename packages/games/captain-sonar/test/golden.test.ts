import { canonical } from '@fathom/kit';
import { goldenSuite, readGoldens } from '@fathom/kit/testing/golden';
import { describe, expect, test } from 'vitest';
import {
  ENDINGS,
  MODES,
  RULES,
  SCENARIOS,
  captainSonar,
  captainSonarPlayable,
  perSide,
} from '@fathom/captain-sonar';
import { SIDES, routesSailed } from '@fathom/captain-sonar/client';
import type { Event, Mode, Setup, State } from '@fathom/captain-sonar';

const files = readGoldens(new URL('../golden/', import.meta.url));
const goldens = files.map(({ name, record }) => ({
  name,
  record,
  setup: record.setup as Setup,
  events: record.lines.flatMap((line) => line.events as readonly Event[]),
}));

goldenSuite(captainSonarPlayable, files);

test.each(goldens)('the golden game $name lies open to everybody at its end', (golden) => {
  const end = golden.events.reduce(captainSonar.evolve, golden.record.start as State);
  const boats = perSide((side) => ({ calls: [], ...end.boats[side] }));
  expect(canonical(captainSonar.view(end, []).boats)).toBe(canonical(boats));
});

test.each(goldens)(
  '5 at its end the golden game $name tells all routes of both boats',
  (golden) => {
    const end = golden.events.reduce(captainSonar.evolve, golden.record.start as State);
    const view = captainSonar.view(end, []);
    for (const side of SIDES) {
      const ups = golden.events.filter((event) => event.type === 'surfaced' && event.side === side);
      const routes = routesSailed(view, side);
      const { route } = end.boats[side];
      expect(routes.at(-1) ?? []).toEqual(route);
      expect(routes).toHaveLength(route.length === 0 ? 0 : ups.length + 1);
      for (const [i, each] of routes.slice(1).entries()) expect(each[0]).toBe(routes[i]?.at(-1));
    }
  },
);

/** The golden games of today's rules: they are held to have all there is. */
const played = (mode: Mode) =>
  goldens.filter(({ setup, record }) => setup.mode === mode && record.version === RULES.version);
const eventsIn = (mode: Mode) => played(mode).flatMap(({ events }) => events);
const count = (mode: Mode, type: Event['type']): number =>
  eventsIn(mode).filter((event) => event.type === type).length;

describe.each(MODES)('the golden games of mode %s', (mode) => {
  test.each(ENDINGS)('7 have one that ends by %s', (ending) => {
    expect(played(mode).map(({ record }) => record.outcome.reason)).toContain(ending);
  });

  test.each(SCENARIOS)('6 have one of the scenario %s', (scenario) => {
    expect(played(mode).map(({ setup }) => setup.scenario)).toContain(scenario);
  });

  test('3 use every system, and trigger a mine', () => {
    for (const type of [
      'mineLaid',
      'droneLaunched',
      'sonarSent',
      'silenceRun',
      'salvaged',
    ] as const)
      expect([type, count(mode, type)]).not.toEqual([type, 0]);
    const charges = eventsIn(mode).flatMap((event) =>
      event.type === 'exploded' ? [event.charge] : [],
    );
    expect(new Set(charges)).toEqual(new Set(['torpedo', 'mine', 'charted']));
  });

  test('6 have decoys that nobody noticed', () => {
    const lies = eventsIn(mode).filter(
      (event) => event.type === 'courseSet' && (event.sailed ?? event.course) !== event.course,
    );
    expect(lies.length).toBeGreaterThan(1);
  });

  test('3.5 have a sonar that is answered, and in real time one that is not', () => {
    const drawn = eventsIn(mode).flatMap((event) =>
      event.type === 'sonarAnswered' ? [event.drawn] : [],
    );
    expect(new Set(drawn)).toEqual(new Set(mode === 'turn' ? [false] : [true, false]));
  });

  test('4 repair a circuit and take damage from breakdowns', () => {
    expect(count(mode, 'circuitRepaired')).toBeGreaterThan(0);
    expect(count(mode, 'damaged')).toBeGreaterThan(0);
  });

  test('5 surface and dive again', () => {
    expect(count(mode, 'surfaced')).toBeGreaterThan(1);
    expect(count(mode, 'dived')).toBeGreaterThan(1);
  });
});

test('5.1 one gives the enemy three turns', () => {
  const left = eventsIn('turn').flatMap((event) =>
    event.type === 'turnBegan' ? [event.left] : [],
  );
  expect(left).toEqual(expect.arrayContaining([3, 2, 1]));
});

test('5.2 one has all four sections traced, and a slip of the pen', () => {
  const sections = eventsIn('realTime').flatMap((event) =>
    event.type === 'traced' && event.done ? [event.section] : [],
  );
  expect(new Set(sections)).toEqual(new Set([0, 1, 2, 3]));
  expect(count('realTime', 'traceVoided')).toBeGreaterThan(0);
  expect(count('realTime', 'readyToDive')).toBeGreaterThan(0);
});

test('3 one STOP is called off, and one runs out of time', () => {
  const lapsed = eventsIn('realTime').flatMap((event) =>
    event.type === 'stoodDown' ? [event.lapsed] : [],
  );
  expect(new Set(lapsed)).toEqual(new Set([true, false]));
});
