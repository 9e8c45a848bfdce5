import { CHARTS, chartFrom, hexesOf } from '@fathom/search-diver/client';
import { describe, expect, test } from 'vitest';
import { HEX_SIDE } from '../../src/board/hex-shape.ts';
import { centreOf } from '../../src/board/shape.ts';
import {
  contour,
  gridPath,
  middleOf,
  shapeOf,
} from '../../src/games/search-diver/chart/geometry.ts';

const chart = chartFrom({ map: CHARTS[0].id, chart: '', seed: '' });
const lines = (path: string): number => path.split('M').length - 1;

describe('the drawing', () => {
  test('every hex lies whole within the frame', () => {
    const { x, y, width, height } = shapeOf(chart).geometry.frame;
    const half = (Math.sqrt(3) / 2) * HEX_SIDE;
    for (const hex of hexesOf(chart)) {
      const middle = middleOf(hex);
      expect(centreOf(shapeOf(chart), hex).x).toBeCloseTo(middle.x, 6);
      expect(centreOf(shapeOf(chart), hex).y).toBeCloseTo(middle.y, 6);
      expect(middle.x - HEX_SIDE).toBeGreaterThanOrEqual(x - 1e-6);
      expect(middle.x + HEX_SIDE).toBeLessThanOrEqual(x + width + 1e-6);
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
});
