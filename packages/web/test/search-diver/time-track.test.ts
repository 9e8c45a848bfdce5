import { hourName, intervalName, planTimes } from '@fathom/search-diver/client';
import type { Group, Hour, SideName } from '@fathom/search-diver/client';
import { describe, expect, test } from 'vitest';
import {
  dayShown,
  lastTurn,
  upcoming,
  upcomingIf,
} from '../../src/games/search-diver/desk/planning.ts';
import { boxesOf } from '../../src/games/search-diver/desk/look-up.ts';
import { chanceMatch, opened, viewOf } from './diver-table.ts';

const at = (side: SideName, slot: readonly [day: number, hour: Hour], group: Group) => ({
  side,
  day: slot[0],
  hour: slot[1],
  group,
});

describe('4.3 what the clock does next', () => {
  const { setup } = viewOf(opened({}, 1));
  test.each([
    ['the earlier', at('red', [1, 8], 'C'), at('blue', [1, 7], 'F'), { side: 'blue', by: 'time' }],
    [
      'today before tomorrow',
      at('red', [1, 18], 'M'),
      at('blue', [2, 6], 'A'),
      { side: 'red', by: 'time' },
    ],
    [
      'the lower letter',
      at('red', [1, 8], 'D'),
      at('blue', [1, 8], 'C'),
      { side: 'blue', by: 'group' },
    ],
    ['a coin', at('red', [1, 8], 'C'), at('blue', [1, 8], 'C'), { side: null, by: 'coin' }],
    [
      'whoever is left',
      at('red', [6, 6], 'A'),
      at('blue', [5, 9], 'C'),
      { side: 'blue', by: 'time' },
    ],
  ] as const)('%s', (...[, red, blue, next]) => {
    expect(upcoming([red, blue], setup)).toEqual(next);
  });
  test('nobody when all are past the last day; one alone', () => {
    expect(upcoming([at('red', [6, 6], 'A'), at('blue', [6, 6], 'A')], setup)).toBeNull();
    expect(upcoming([at('red', [1, 9], 'A')], setup)).toEqual({ side: 'red', by: 'alone' });
  });
  test('what is foretold before a time is chosen is what the rules then do', () => {
    let told = 0;
    for (const seed of [1, 2, 3]) {
      for (const { before, heard } of chanceMatch({}, seed)) {
        const chosen = heard.find((event) => event.type === 'scheduled');
        const began = lastTurn(heard);
        if (chosen === undefined || began === null || before === null) continue;
        told += 1;
        const next = upcomingIf(before, chosen.side, { ...chosen, group: chosen.after });
        expect(next?.by).toBe(began.by);
        expect(next?.side ?? began.side).toBe(began.side);
      }
    }
    expect(told).toBeGreaterThan(30);
  });
});

describe('the boxes of the Time Track', () => {
  test('thirteen hours and the next morning; each diver stands on one of them', () => {
    for (const { view } of chanceMatch({}, 6)) {
      const boxes = boxesOf(view, []);
      expect(boxes).toHaveLength(14);
      expect(boxes.filter(({ isNextDay }) => isNextDay)).toHaveLength(1);
      const shown = boxes.flatMap(({ divers }) => divers.map(({ side }) => side));
      expect(shown.toSorted()).toEqual(['blue', 'red']);
      expect(dayShown(view)).toBeLessThanOrEqual(view.setup.maxDays);
    }
  });
  test('4.1 every time that may be chosen has a box with its letter', () => {
    let looked = 0;
    for (const { view } of chanceMatch({ maxDays: 2 }, 7)) {
      if (view.phase !== 'scheduling' || view.turn === null) continue;
      const times = planTimes(view, view.turn);
      const boxes = boxesOf(view, times);
      looked += 1;
      for (const time of times)
        expect(boxes.find((box) => box.day === time.day && box.hour === time.hour)?.time).toBe(
          time,
        );
      expect(boxes.filter(({ time }) => time !== null)).toHaveLength(times.length);
      expect(boxes.at(-1)?.isPastEnd).toBe(dayShown(view) === 2);
    }
    expect(looked).toBeGreaterThan(3);
  });
});

test.each([
  [6, '6 AM'],
  [12, '12 noon'],
  [13, '1 PM'],
  [18, '6 PM'],
] as const)('hour %d is %s', (hour, name) => {
  expect(hourName(hour)).toBe(name);
});
test('an interval in hours, and minutes where there are any', () => {
  expect([intervalName(120), intervalName(90)]).toEqual(['2 h', '1 h 30']);
});
