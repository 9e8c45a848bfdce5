import { COURSES } from '@fathom/captain-sonar/client';
import type { Cell } from '@fathom/captain-sonar/client';
import { expect, test } from 'vitest';
import {
  BERTHS,
  BOAT,
  DECOY,
  ENDS,
  ROUTE,
  TARGETS,
  WRECKS,
  CHART,
} from '../../src/games/captain-sonar/rules/example-chart.ts';

test('2 the track in the pictures is one a boat can sail', () => {
  expect(ROUTE.every(CHART.isWater)).toBe(true);
  expect(new Set(ROUTE).size).toBe(ROUTE.length);
  expect(ROUTE.at(-1)).toBe(BOAT);
  for (const [i, cell] of ROUTE.slice(1).entries())
    expect(COURSES.map((course) => CHART.neighbour(ROUTE[i] as Cell, course))).toContain(cell);
});
test('2 from its end north, east and south are open, as the caption says', () => {
  const open = COURSES.filter((course) => {
    const next = CHART.neighbour(BOAT, course);
    return next !== null && CHART.isWater(next) && !ROUTE.includes(next);
  });
  expect(open).toEqual(['N', 'E', 'S']);
});
test('3.1 3.2 3.6 mine, torpedo and silence are where they can be', () => {
  expect(BERTHS.length).toBeGreaterThan(2);
  expect(TARGETS).toContain('I6');
  expect(['G6', 'G7'].every(CHART.isWater)).toBe(true);
  expect(CHART.isWater('D5') && !ROUTE.includes('D5')).toBe(true);
});
test('6 a decoy goes where a boat can, and the grapnel reaches the wreck it is said to', () => {
  expect(CHART.neighbour(DECOY.from, 'S')).toBe(DECOY.gone);
  expect(CHART.neighbour(DECOY.from, 'E')).toBe(DECOY.called);
  expect(CHART.isWater(DECOY.gone) && !ROUTE.includes(DECOY.gone)).toBe(true);
  expect(CHART.around(BOAT)).toContain(WRECKS.inReach);
  expect(Object.values(WRECKS).every(CHART.isWater)).toBe(true);
});
test('8 the sheet fits on I3 and not on G4', () => {
  expect(ENDS.has('I3')).toBe(true);
  expect(ENDS.has('G4')).toBe(false);
  expect(CHART.isWater('H4')).toBe(false);
});
