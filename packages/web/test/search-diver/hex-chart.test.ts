import { areAdjacent, chartFrom, CHARTS, hexesOf, columnRowOf } from '@fathom/search-diver/client';
import { describe, expect, test } from 'vitest';
import {
  SIDE,
  contour,
  frameOf,
  gridPath,
  hexByKey,
  middleOf,
  nearest,
} from '../../src/games/search-diver/chart/geometry.ts';

const chart = chartFrom({ map: CHARTS[0].id, chart: '', seed: '' });
const lines = (path: string): number => path.split('M').length - 1;
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey });

describe('the keys of the hex grid', () => {
  const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
  test.each(arrows)('%s always leads to a neighbour, and back by the opposite key', (key) => {
    const opposite: Readonly<Record<string, string>> = {
      ArrowUp: 'ArrowDown',
      ArrowDown: 'ArrowUp',
      ArrowLeft: 'ArrowRight',
      ArrowRight: 'ArrowLeft',
    };
    let steps = 0;
    for (const hex of hexesOf(chart)) {
      const next = hexByKey(chart, hex, press(key));
      if (next === null) continue;
      steps += 1;
      expect(areAdjacent(hex, next)).toBe(true);
      expect(hexByKey(chart, next, press(opposite[key] ?? ''))).toBe(hex);
    }
    expect(steps).toBeGreaterThan(200);
  });
  test.each([
    ['Home', false, '0107'],
    ['End', false, '2007'],
    ['Home', true, '0101'],
    ['End', true, '2012'],
    ['PageUp', false, '1601'],
    ['PageDown', false, '1612'],
  ])('%s (with Ctrl: %s) leads from 1607 to %s', (key, ctrl, to) => {
    expect(hexByKey(chart, '1607', press(key, ctrl))).toBe(to);
  });
  test('other keys, and arrows off the chart, lead nowhere', () => {
    expect(hexByKey(chart, '1607', press('x'))).toBeNull();
    expect(hexByKey(chart, '0101', press('ArrowLeft'))).toBeNull();
    expect(hexByKey(chart, '0101', press('ArrowUp'))).toBeNull();
  });
});

describe('the drawing', () => {
  test('every hex lies whole within the frame', () => {
    const { x, y, width, height } = frameOf(chart);
    const half = (Math.sqrt(3) / 2) * SIDE;
    for (const hex of hexesOf(chart)) {
      const middle = middleOf(hex);
      expect(middle.x - SIDE).toBeGreaterThanOrEqual(x - 1e-6);
      expect(middle.x + SIDE).toBeLessThanOrEqual(x + width + 1e-6);
      expect(middle.y - half).toBeGreaterThanOrEqual(y - 1e-6);
      expect(middle.y + half).toBeLessThanOrEqual(y + height + 1e-6);
    }
  });
  test('a contour has a closed line for each basin and each island', () => {
    const one = {
      ...chart,
      depths: chart.depths.map((_, i) => (i === 5 * 20 + 9 ? 60 : 10)),
    } as typeof chart;
    const two = {
      ...chart,
      depths: chart.depths.map((_, i) => (i === 65 || i === 170 ? 60 : 10)),
    } as typeof chart;
    expect(lines(contour(one, (feet) => feet >= 60))).toBe(1);
    expect(lines(contour(two, (feet) => feet >= 60))).toBe(2);
    expect(lines(contour(two, (feet) => feet < 60))).toBe(3); // the sheet, with two holes in it
    expect(contour(two, (feet) => feet > 60)).toBe('');
    expect(contour(one, (feet) => feet >= 60).endsWith('Z')).toBe(true);
  });
  test('the grid has each side of a hex of water once', () => {
    const sides = gridPath(chart).split('M').slice(1);
    expect(new Set(sides).size).toBe(sides.length);
    const whole = { ...chart, depths: chart.depths.map(() => 30) } as typeof chart;
    // Six sides a hex, shared by two but for those of the edge: two a row on the left and the right, one a column above
    // and below, and the slanting ones between columns that do not reach as far.
    const edge = 2 * 2 * 12 + 2 * 20 + 2 * 19;
    expect(gridPath(whole).split('M').length - 1).toBe((6 * 20 * 12 + edge) / 2);
  });
  test('a finger beside a marker means it, one far from all means none', () => {
    const { x, y } = middleOf('1607');
    expect(nearest(['1607', '0207'], { x: x + SIDE, y: y + SIDE }, 2 * SIDE)).toBe('1607');
    expect(nearest(['1607', '1608'], { x, y: y + SIDE }, 2 * SIDE)).toBe('1608');
    expect(nearest(['0207'], { x, y }, 2 * SIDE)).toBeNull();
    expect(columnRowOf('1607')).toEqual({ column: 16, row: 7 });
  });
});
