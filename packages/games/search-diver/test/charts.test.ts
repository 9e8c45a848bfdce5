import { BadInput } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import {
  CHARTS,
  CHART_SIZE,
  DEEP_SHARE,
  DEPTHS,
  areAdjacent,
  chartById,
  chartFault,
  chartFrom,
  depthAt,
  generateChart,
  hexesOf,
  makeChart,
  parseChart,
  waterAround,
  waterOf,
} from '@fathom/search-diver';
import type { DepthChart } from '@fathom/search-diver';

/** 1.4, checked apart from chartFault. */
function holdTheBounds(chart: DepthChart): void {
  expect(chart.columns).toBeGreaterThanOrEqual(18);
  expect(chart.rows).toBeGreaterThanOrEqual(10);
  expect(chart.depths).toHaveLength(chart.columns * chart.rows);
  const water = chart.depths.filter((depth) => depth !== null);
  expect(water.filter((depth) => !DEPTHS.includes(depth))).toEqual([]);
  expect(Math.max(...water)).toBeLessThanOrEqual(90);
  expect(water.filter((depth) => depth > 60).length / water.length).toBeLessThanOrEqual(0.15);
  expect(water.length).toBeGreaterThanOrEqual(60);
}

/** The pieces of water that hang together, by size. */
function pieces(chart: DepthChart): readonly number[] {
  const left = new Set(waterOf(chart));
  const sizes: number[] = [];
  for (const from of left) {
    left.delete(from);
    const found = [from];
    for (const hex of found)
      for (const next of waterAround(chart, hex)) if (left.delete(next)) found.push(next);
    sizes.push(found.length);
  }
  return sizes;
}

describe.each(CHARTS)('$name', ({ id, text, labels, about }) => {
  const chart = parseChart(text);

  test('1.4 keeps the bounds of a chart', () => {
    holdTheBounds(chart);
    expect(chartFault(chart)).toBeNull();
  });

  test('1.4 is one piece of water, with something of every kind to dive for', () => {
    expect(pieces(chart)).toHaveLength(1);
    const water = chart.depths.filter((depth) => depth !== null);
    const shallow = water.filter((depth) => depth <= 30).length / water.length;
    expect(shallow).toBeGreaterThan(0.15);
    expect(shallow).toBeLessThan(0.4);
    expect(water.some((depth) => depth > 60)).toBe(true);
  });

  test('its names stand on the chart, wrecks in the water', () => {
    expect(about.length).toBeGreaterThan(30);
    expect(labels.length).toBeGreaterThan(3);
    for (const { hex } of labels) expect(hexesOf(chart)).toContain(hex);
    const wrecks = labels.filter(({ kind }) => kind === 'wreck');
    expect(wrecks.every(({ hex }) => depthAt(chart, hex) !== null)).toBe(true);
  });

  test('survives being written and read', () => {
    expect(parseChart(makeChart(chart))).toEqual(chart);
    expect(chartById(id)?.text).toBe(text);
    expect(chartFrom({ map: id, chart: '', seed: '' })).toEqual(chart);
  });
});

test('1.4 on the first chart the worked examples find their depths', () => {
  const chart = chartFrom({ map: CHARTS[0].id, chart: '', seed: '' });
  expect(['1607', '1710', '1809'].map((hex) => depthAt(chart, hex as '1607'))).toEqual([
    40, 60, 80,
  ]);
});

test('1.4 the harbour has its wrecks', () => {
  const wrecks = CHARTS.flatMap(({ labels }) => labels).filter(({ kind }) => kind === 'wreck');
  expect(wrecks.length).toBeGreaterThanOrEqual(3);
});

describe('1.4 a generated chart', () => {
  const seeds = Array.from({ length: 200 }, (_, i) => `seed ${i}`);

  test('keeps the bounds, whatever the seed', () => {
    for (const seed of ['', 'ä€', ...seeds]) {
      holdTheBounds(generateChart(seed));
      expect(chartFault(generateChart(seed))).toBeNull();
    }
  });

  test('is the same for the same seed, and another for another', () => {
    expect(generateChart('lantern')).toEqual(generateChart('lantern'));
    expect(new Set(seeds.map((seed) => makeChart(generateChart(seed)))).size).toBe(seeds.length);
  });

  test('is pinned: an old match must find its waters again', () => {
    expect(makeChart(generateChart('fathom')).split('\n').slice(0, 3)).toEqual([
      '10 -- -- -- -- 10 20 20 25 25 25 25 15 -- -- -- -- -- -- --',
      '10 15 10 15 20 25 30 35 35 40 35 35 25 15 -- -- -- -- -- --',
      '15 20 20 30 30 40 40 40 50 50 40 40 35 25 10 -- -- -- -- --',
    ]);
  });

  test('has slopes, not noise: neighbours are mostly within two steps of depth', () => {
    for (const seed of seeds.slice(0, 30)) {
      const chart = generateChart(seed);
      const step = (hex: string): number => DEPTHS.indexOf(depthAt(chart, hex as '0101') ?? 10);
      const pairs = waterOf(chart).flatMap((hex) =>
        waterAround(chart, hex).map((next) => Math.abs(step(hex) - step(next))),
      );
      expect(pairs.filter((apart) => apart <= 2).length / pairs.length).toBeGreaterThan(0.75);
    }
  });
});

/** What is said of a text that is no chart. */
function fault(text: string): string {
  try {
    parseChart(text);
    return 'read';
  } catch (error) {
    return error instanceof BadInput ? error.message : String(error);
  }
}

describe('1.4 a chart of one’s own', () => {
  const row = '20 25 30 35 40 50 60 50 40 35 30 25 20 15 10 -- -- 10';
  const rows = (count: number, line = row): string[] => Array.from({ length: count }, () => line);
  test('is read with any spacing and line ends', () => {
    const chart = parseChart(`\n${rows(10, `  ${row.replaceAll(' ', '  ')} `).join('\r\n')}\n\n`);
    expect(chart).toEqual(parseChart(rows(10).join('\n')));
    expect([chart.columns, chart.rows]).toEqual([18, 10]);
    expect(depthAt(chart, '0710')).toBe(60);
    expect(depthAt(chart, '1601')).toBeNull();
  });

  test.each([
    ['no text', '', '18 to 32 columns, this has 0'],
    ['too few columns', rows(10, '10 20 30').join('\n'), '18 to 32 columns, this has 3'],
    ['too few rows', rows(9).join('\n'), '10 to 24 rows, this has 9'],
    ['too many rows', rows(25).join('\n'), '10 to 24 rows, this has 25'],
    [
      'a short line',
      [...rows(9), '10 10'].join('\n'),
      'line 10 has 2 marks: each line needs as many as the first, 18',
    ],
    [
      'a strange mark',
      [...rows(3), row.replace('60', 'xx'), ...rows(6)].join('\n'),
      'line 4, column 7 (hex 0704): "xx" is no mark',
    ],
    [
      'a depth between the rows',
      [row.replace('60', '55'), ...rows(9)].join('\n'),
      'line 1, column 7 (hex 0701): "55" is no mark of a chart; use 10, 15,',
    ],
    [
      'too deep',
      [...rows(9), row.replace('60', '100')].join('\n'),
      'line 10, column 7 (hex 0710): 100 ft is too deep, nobody can search below 90 ft',
    ],
    [
      'too little water',
      rows(10, `${'-- '.repeat(15)}10 10 10`).join('\n'),
      '60 hexes of water or more, this has 30',
    ],
    [
      'too much deep water',
      rows(10, row.replace('50', '70').replace('60', '80').replace('50', '70')).join('\n'),
      'at most 24 of these 160 hexes of water (15%) may be deeper than 60 ft, here 30 are',
    ],
  ])('1.4 refuses %s, and says where and why', (_what, text, message) => {
    expect(fault(text)).toContain(message);
  });

  test('reads what it writes', () => {
    for (let i = 0; i < 20; i++) {
      const text = makeChart(generateChart(`write ${i}`));
      expect(makeChart(parseChart(text))).toBe(text);
    }
  });
});

test('1.1 water around a hex: inside the chart, without land, in order', () => {
  const chart = chartFrom({ map: CHARTS[0].id, chart: '', seed: '' });
  for (const hex of waterOf(chart)) {
    const beside = waterAround(chart, hex);
    expect(beside).toEqual(beside.toSorted());
    expect(beside.every((next) => areAdjacent(hex, next))).toBe(true);
    expect(beside.every((next) => depthAt(chart, next) !== null)).toBe(true);
  }
  expect(waterAround(chart, '1607')).toEqual(['1507', '1508', '1606', '1608', '1707', '1708']);
  expect(depthAt(chart, '9999')).toBeNull();
  expect(depthAt(chart, '0000')).toBeNull();
});

test('1.4 the sizes and the share that are written down are those that are kept', () => {
  expect(CHART_SIZE).toEqual({ columns: { least: 18, most: 32 }, rows: { least: 10, most: 24 } });
  expect(DEEP_SHARE).toBe(0.15);
});
