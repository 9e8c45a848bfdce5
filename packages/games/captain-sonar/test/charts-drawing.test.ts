import { describe, expect, test } from 'vitest';
import { CHARTS, SCENARIOS, chartOf, makeChartCode, parseChartCode } from '@fathom/captain-sonar';
import { chartFault } from '../src/charts/parse.ts';
import { scenarioFault } from '../src/charts/scenario-fault.ts';
import {
  chartState,
  drawnChart,
  markAt,
  oppositeCell,
  paintedChart,
} from '../src/charts/drawing.ts';
import { LARGE, SMALL } from './waters.ts';

describe('1.3 a chart in one word', () => {
  test.each([...CHARTS.map(({ text }) => text), SMALL, LARGE])(
    '1.3 is the same chart again',
    (text) => {
      expect(parseChartCode(makeChartCode(text) ?? '')).toBe(text);
    },
  );

  test('1.3 is short enough for a link, and says its size by its length', () => {
    expect(makeChartCode(SMALL)).toMatch(/^[a-y]{50}$/);
    expect(makeChartCode(LARGE)).toMatch(/^[a-y]{113}$/);
  });

  test.each(['', 'a', 'z'.repeat(50), 'A'.repeat(50), 'a'.repeat(51), 'a'.repeat(1000)])(
    '1.3 is nothing else: %j',
    (code) => {
      expect(parseChartCode(code)).toBeNull();
    },
  );

  test.each(['', '....', SMALL.replace('*', 'x'), `${SMALL}\n..........`])(
    '1.3 is made of nothing that is no chart',
    (text) => {
      expect(makeChartCode(text)).toBeNull();
    },
  );
});

describe('1.3 drawing a chart', () => {
  test('1.3 marks cells, and leaves the others', () => {
    const drawn = paintedChart(SMALL, 10, { cells: ['A1', 'B1'], mark: 'island' });
    expect(drawn.split('\n')[0]).toBe('##........');
    expect(drawn.split('\n').slice(1)).toEqual(SMALL.split('\n').slice(1));
    expect(markAt(drawn, 10, 'A1')).toBe('island');
  });

  test('1.3 makes a chart of whatever there is', () => {
    const drawn = paintedChart('#x', 10, { cells: ['J10'], mark: 'wreck' });
    expect(drawnChart(drawn, 10)).toMatchObject({ size: 10, wrecks: ['J10'] });
    expect(drawnChart(drawn, 10).isWater('A1')).toBe(false);
  });

  test('1.3 has an opposite side', () => {
    expect(oppositeCell(10, 'A1')).toBe('J10');
    expect(oppositeCell(15, 'H8')).toBe('H8');
  });
});

describe('1.3 a chart is checked as it is drawn', () => {
  const [cutOff, deadEnd] = [
    paintedChart(SMALL, 10, { cells: ['B1', 'A2'], mark: 'island' }),
    paintedChart(SMALL, 10, { cells: ['B1'], mark: 'island' }),
  ];

  test('1.3 cells that are cut off or dead ends are named', () => {
    expect(chartState(drawnChart(cutOff, 10), 'plain').flaws.map(({ cells }) => cells)).toEqual([
      ['A1'],
      ['A1'],
    ]);
    expect(chartState(drawnChart(deadEnd, 10), 'plain').flaws).toEqual([
      { cells: ['A1'], words: 'Too few ways out of A1: every cell of water needs two.' },
    ]);
  });

  test.each(
    SCENARIOS.flatMap((scenario) => [
      { scenario, text: SMALL },
      { scenario, text: cutOff },
      { scenario, text: deadEnd },
      { scenario, text: SMALL.replaceAll(/[ow*]/g, '.') },
      { scenario, text: SMALL.replaceAll('#', '.') },
    ]),
  )('1.3 by the same measures as when it is chosen: $scenario', ({ scenario, text }) => {
    const chart = drawnChart(text, 10);
    const fault = chartFault(chart) ?? scenarioFault(chart, scenario);
    expect(chartState(chart, scenario).isFit).toBe(fault === null);
  });

  test('1.3 the charts of the house are fit', () => {
    for (const { id, size, text } of CHARTS)
      for (const scenario of SCENARIOS) {
        expect(chartState(drawnChart(text, size), scenario)).toMatchObject({ isFit: true });
        expect(drawnChart(text, size).water).toEqual(chartOf(id, '').water);
      }
  });
});
