import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CHARTS, chartOf, coastline, parseChart } from '../src/charts/index.ts';
import { chartPicture } from '../src/charts/picture.ts';
import { edited } from './charts-samples.ts';

type Point = readonly [x: number, y: number];

const STEPS_A_CURVE = 12;

/** The path as a polygon fine enough to be taken for it. */
function polygonOf(path: string): readonly Point[] {
  expect(path).toMatch(/^M-?[\d.]+ -?[\d.]+(C(-?[\d.]+ ){5}-?[\d.]+)+Z$/);
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(Number);
  const points: Point[] = [];
  for (let at = 0; at + 8 <= numbers.length; at += 6) {
    const [x0, y0, x1, y1, x2, y2, x3, y3] = numbers.slice(at, at + 8) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let step = 0; step < STEPS_A_CURVE; step++) {
      const t = step / STEPS_A_CURVE;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
      points.push([a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3]);
    }
  }
  return points;
}

const covers = (polygon: readonly Point[], [x, y]: Point): boolean =>
  polygon.filter(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length] as Point;
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  }).length %
    2 ===
  1;

const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

test.each(CHARTS)(
  'the coasts of $name cover the middle of every island cell and of no other',
  ({ id }) => {
    const chart = chartOf(id, '');
    const coasts = coastline(chart).map(polygonOf);
    const middle = (index: number): Point => [
      (index % chart.size) + 0.5,
      Math.floor(index / chart.size) + 0.5,
    ];
    for (const index of chart.cells.keys())
      expect(coasts.filter((coast) => covers(coast, middle(index))).length).toBe(
        chart.water[index] === true ? 0 : 1,
      );
  },
);

test.each(CHARTS)(
  'the coasts of $name leave a third of a cell free around the middle of water',
  ({ id }) => {
    const chart = chartOf(id, '');
    const coast = coastline(chart).flatMap(polygonOf);
    const nearest = chart.waterCells.map((cell) => {
      const index = chart.indexOf(cell);
      const middle: Point = [(index % chart.size) + 0.5, Math.floor(index / chart.size) + 0.5];
      return Math.min(...coast.map((point) => distance(point, middle)));
    });
    expect(Math.min(...nearest)).toBeGreaterThan(1 / 3);
  },
);

test('islands that touch at a corner are two, those side by side are one', () => {
  const chart = parseChart(edited({ 2: '..##......', 3: '....#.....' }), 10);
  expect(coastline(chart)).toHaveLength(4);
});

test('the same waters have the same coast', () => {
  const chart = chartOf('crumb-islands', '');
  expect(coastline(chart)).toEqual(coastline(parseChart(chartText('crumb-islands'), 10)));
});

const chartText = (id: string): string => CHARTS.find((chart) => chart.id === id)?.text ?? '';

test('a picture is well-formed, names the chart and shows its marks', () => {
  const picture = chartPicture(chartOf('saltmother', ''), 'Salt & <Mother>');
  expect(picture).toContain('<title>Salt &amp; &lt;Mother&gt;</title>');
  expect(picture.match(/class="hole"/g)).toHaveLength(chartOf('saltmother', '').holes.length);
  expect(picture.match(/class="mine"/g)).toHaveLength(12);
  expect(picture.match(/class="sector-number"/g)).toHaveLength(9);
  expect(picture.match(/class="label"/g)).toHaveLength(30);
  expect(picture).not.toMatch(/NaN|undefined|null/);
});

test('the pictures and the page of the charts are up to date (tools/draw-charts.ts makes them)', () => {
  const script = fileURLToPath(new URL('../tools/draw-charts.ts', import.meta.url));
  const run = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  const said = run.status === 0 ? '' : run.stdout + run.stderr;
  expect({ status: run.status, said }).toEqual({ status: 0, said: '' });
});
