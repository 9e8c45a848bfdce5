import {
  CIRCUIT_SYMBOLS,
  CIRCUITS,
  COURSES,
  openSymbols,
  SYMBOLS,
  systemsIn,
  symbolName,
} from '@fathom/captain-sonar/client';
import type { PanelSymbol } from '@fathom/captain-sonar/client';
import { assert, nat, pre, property, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  consequenceOf,
  foretell,
  warningsFor,
  workingWords,
} from '../../src/games/captain-sonar/engineer/consequences.ts';
import { spotOf, symbolByKey, WIRES } from '../../src/games/captain-sonar/engineer/wiring.ts';
import { situation, taken } from './situations.ts';

type Marks = readonly PanelSymbol[];

const isWhole = (broken: Marks): boolean =>
  CIRCUITS.every((circuit) => !CIRCUIT_SYMBOLS[circuit].every((one) => broken.includes(one))) &&
  COURSES.every((course) => openSymbols(broken, course).length > 0);

test('4 what is foretold of a mark is what the rules do with it', () => {
  const repairs = { circuit: 0, panel: 0, reactor: 0, none: 0 };
  assert(
    property(subarray([...SYMBOLS], { minLength: 4, maxLength: 19 }), nat(), (broken, pick) => {
      pre(isWhole(broken));
      const free = SYMBOLS.filter((symbol) => !broken.includes(symbol));
      const symbol = free[pick % free.length] as PanelSymbol;
      const heading = COURSES.find((course) => symbol.startsWith(course)) ?? 'N';
      const before = situation({}, { broken, heading }, { awaiting: ['engineer'] });
      const foretold = consequenceOf(broken, symbol, systemsIn('plain'));
      const after = taken(before, 'alpha.engineer', { type: 'break', symbol });
      expect(foretold.broken.toSorted()).toEqual(after.boats.alpha.broken.toSorted());
      expect(foretold.overloads.length > 0 ? 1 : 0).toBe(after.standing.alpha.damage);
      if (foretold.circuit !== null) repairs.circuit++;
      for (const what of foretold.overloads) repairs[what]++;
      if (foretold.circuit === null && foretold.overloads.length === 0) repairs.none++;
    }),
    { numRuns: 800, seed: 4 },
  );
  for (const times of Object.values(repairs)) expect(times).toBeGreaterThan(5);
});

describe('4 a mark is foretold in words', () => {
  const rows: readonly (readonly [Marks, PanelSymbol, string, string])[] = [
    [[], 'N2', 'breaks', 'Breaks weapons: mine and torpedo unusable.'],
    [[], 'N1', 'breaks', 'Breaks special: silence unusable.'],
    [['W1'], 'N2', 'quiet', 'Breaks nothing new. Already out: weapons.'],
    [['W5'], 'N6', 'quiet', 'Breaks no system. The reactor then has 4 left.'],
    [
      ['N1', 'N2', 'N3', 'S4'],
      'E1',
      'repairs',
      'Completes the orange circuit: all four of it are repaired. Silence works again.',
    ],
    [
      ['N1', 'N2', 'N3', 'N4', 'N5'],
      'N6',
      'damage',
      'Completes the North panel: 1 damage, then everything is repaired.',
    ],
    [
      ['N6', 'E4', 'E6', 'S5', 'W5'],
      'W6',
      'damage',
      'Completes the reactor: 1 damage, then everything is repaired.',
    ],
    [
      ['W1', 'W2', 'W3', 'W4', 'W5', 'N6', 'E4', 'E6', 'S5'],
      'W6',
      'damage',
      'Completes the West panel and the reactor: 1 damage, then everything is repaired.',
    ],
    [
      ['E1', 'N1', 'N2', 'N4', 'N5', 'N6'],
      'N3',
      'repairs',
      'Completes the orange circuit: all four of it are repaired. Silence works again.',
    ],
  ];
  test.each(rows)('%j, then %s: %s', (...[broken, symbol, weight, said]) => {
    expect(foretell(broken, symbol, 'plain')).toEqual({ weight, words: said });
  });
  test('6 the minefield has a system of its own to lose', () => {
    expect(foretell([], 'S2', 'minefield').words).toBe(
      'Breaks special: silence and charted mine unusable.',
    );
  });
  test('a symbol has a name to be read aloud', () => {
    expect(symbolName('E2')).toBe('East 2, special, gray circuit');
    expect(symbolName('W6')).toBe('West 6, reactor');
  });
});

const words = (broken: Marks): readonly string[] =>
  warningsFor(broken, 'plain').map((warning) => warning.words);

describe('warnings', () => {
  test('a sound board has none', () => {
    expect(words([])).toEqual([]);
    expect(workingWords([], 'plain')).toBe('No breakdown keeps any system from working.');
  });
  test('4 a panel with one symbol left is one mark from damage', () => {
    expect(words(['N1', 'N2', 'N4', 'N5', 'N6'])).toContain('North is one mark from damage.');
  });
  test('4 unless that symbol completes a circuit', () => {
    const broken: Marks = ['E1', 'N1', 'N2', 'N4', 'N5', 'N6'];
    expect(words(broken)).not.toContain('North is one mark from damage.');
  });
  test('4 the reactor is counted down, and urgent at the last', () => {
    expect(words(['N6', 'E4', 'E6', 'S5'])).toContain('Reactor: 2 left before damage.');
    const last = warningsFor(['N6', 'E4', 'E6', 'S5', 'W5'], 'plain');
    expect(last).toContainEqual({ urgent: true, words: 'Reactor: 1 left before damage.' });
  });
  test('3 what does not work is named, and what does', () => {
    expect(words(['S1'])).toEqual(['Detection out: no drone, no sonar.']);
    expect(workingWords(['S1'], 'plain')).toBe('Without breakdown: mine, torpedo and silence.');
    expect(workingWords(['S1', 'S2', 'S3'], 'plain')).toBe('Every system has a breakdown.');
  });
});

describe('the board', () => {
  test.each(CIRCUITS)('4 the %s wire runs through its four symbols', (circuit) => {
    const passed = CIRCUIT_SYMBOLS[circuit].filter((symbol) =>
      isOnWire(WIRES[circuit], spotOf(symbol)),
    );
    expect(passed).toEqual(CIRCUIT_SYMBOLS[circuit]);
    const strangers = SYMBOLS.filter(
      (symbol) =>
        !CIRCUIT_SYMBOLS[circuit].includes(symbol) && isOnWire(WIRES[circuit], spotOf(symbol)),
    );
    expect(strangers).toEqual([]);
  });
  test('arrow keys go around the board and stop at its edges', () => {
    expect(symbolByKey('W1', 'ArrowRight')).toBe('N1');
    expect(symbolByKey('E1', 'ArrowRight')).toBe('E1');
    expect(symbolByKey('S6', 'ArrowDown')).toBe('S6');
    expect(symbolByKey('S4', 'Home')).toBe('S1');
    expect(symbolByKey('S4', 'x')).toBeNull();
  });
});

interface Spot {
  readonly x: number;
  readonly y: number;
}

const between = (a: number, b: number, c: number): boolean =>
  Math.min(a, c) <= b && b <= Math.max(a, c);

/** Whether a path of M, V and H passes a spot. */
function isOnWire(path: string, { x, y }: Spot): boolean {
  let at: Spot = { x: 0, y: 0 };
  for (const [, order, first, second] of path.matchAll(/([MVH])([\d.]+)(?: ([\d.]+))?/g)) {
    const to: Spot =
      order === 'M'
        ? { x: Number(first), y: Number(second) }
        : order === 'V'
          ? { ...at, y: Number(first) }
          : { ...at, x: Number(first) };
    if (order !== 'M' && between(at.x, x, to.x) && between(at.y, y, to.y)) return true;
    at = to;
  }
  return false;
}
