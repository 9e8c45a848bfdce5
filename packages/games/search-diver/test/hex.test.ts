import { expect, test } from 'vitest';
import {
  CORNERS,
  DIRECTIONS,
  areAdjacent,
  around,
  centreOf,
  distance,
  hexAt,
  columnRowOf,
  stepFrom,
} from '@fathom/search-diver';
import type { Hex } from '@fathom/search-diver';

const PLACES = Array.from({ length: 12 * 10 }, (_, i) => ({
  column: 2 + (i % 12),
  row: 2 + Math.floor(i / 12),
}));

test('1.1 a hex is named by two digits for the column and two for the row', () => {
  expect(hexAt({ column: 16, row: 7 })).toBe('1607');
  expect(columnRowOf('0112')).toEqual({ column: 1, row: 12 });
  for (const place of PLACES) expect(columnRowOf(hexAt(place))).toEqual(place);
});

test.each<[Hex, readonly string[]]>([
  ['0303', ['0302', '0402', '0403', '0304', '0203', '0202']],
  ['0403', ['0402', '0503', '0504', '0404', '0304', '0303']],
])('1.1 every second column lies half a hex lower: around %s', (hex, names) => {
  expect(around(columnRowOf(hex)).map(hexAt)).toEqual(names);
});

test('every neighbour is a neighbour back, by the opposite direction', () => {
  for (const place of PLACES)
    for (const [i, direction] of DIRECTIONS.entries())
      expect(stepFrom(stepFrom(place, direction), DIRECTIONS[(i + 3) % 6]!)).toEqual(place);
});

test('neighbours lie one apart on paper too, and nothing else does', () => {
  for (const one of PLACES)
    for (const other of PLACES) {
      const [a, b] = [centreOf(one), centreOf(other)];
      const apart = Math.hypot(a.x - b.x, a.y - b.y);
      const near = Math.abs(apart - Math.sqrt(3)) < 1e-9;
      expect(areAdjacent(hexAt(one), hexAt(other))).toBe(near);
      expect(distance(hexAt(one), hexAt(other)) === 1).toBe(near);
    }
});

test('a distance is the fewest steps', () => {
  const from = { column: 7, row: 6 };
  const reached = new Map([[hexAt(from), 0]]);
  let edge = [from];
  for (let steps = 1; steps <= 4; steps++) {
    edge = edge.flatMap(around).filter((place) => !reached.has(hexAt(place)));
    for (const place of edge) reached.set(hexAt(place), steps);
  }
  expect(reached.size).toBe(1 + 6 + 12 + 18 + 24);
  for (const [hex, steps] of reached) expect(distance('0706', hex)).toBe(steps);
});

test('six corners, each 1 from the middle and 1 from the next', () => {
  for (const [i, corner] of CORNERS.entries()) {
    const next = CORNERS[(i + 1) % 6]!;
    expect(Math.hypot(corner.x, corner.y)).toBeCloseTo(1);
    expect(Math.hypot(corner.x - next.x, corner.y - next.y)).toBeCloseTo(1);
  }
});
