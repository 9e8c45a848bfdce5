import { describe, expect, test } from 'vitest';
import { COLUMNS, TORPEDO_PATHS, seatOf } from '@fathom/captain-sonar';
import type { Cell, State, TorpedoPath } from '@fathom/captain-sonar';
import {
  afterMove,
  armed,
  at,
  begin,
  beginRealTime,
  eventsOf,
  heard,
  legal,
  mined,
  play,
  refusal,
  typesOf,
} from './play.ts';
import { SMALL } from './waters.ts';

const aim = (cell: Cell, torpedoPath: TorpedoPath = 'water'): State =>
  afterMove(at(begin({}, { torpedoPath }), 'alpha', cell), 'torpedo');

const targets = (state: State): readonly Cell[] =>
  legal(state, seatOf('alpha', 'captain')).flatMap((action) =>
    action.type === 'torpedo' ? [action.cell] : [],
  );

const GRID = SMALL.split('\n');
const isWater = (x: number, y: number): boolean => (GRID[y]?.[x] ?? '#') !== '#';
const nameOf = (x: number, y: number): Cell => `${COLUMNS[x]!}${y + 1}`;

/** Every way of four steps, walked blindly. */
function walked([fromX, fromY]: readonly [number, number], path: TorpedoPath): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  const walk = (x: number, y: number, steps: number): void => {
    const passable = path === 'water' ? isWater(x, y) : GRID[y]?.[x] !== undefined;
    if (!passable) return;
    if (isWater(x, y) && !(x === fromX && y === fromY)) cells.add(nameOf(x, y));
    if (steps === 0) return;
    walk(x + 1, y, steps - 1);
    walk(x - 1, y, steps - 1);
    walk(x, y + 1, steps - 1);
    walk(x, y - 1, steps - 1);
  };
  walk(fromX, fromY, 4);
  return cells;
}

describe('3.2 the range of a torpedo', () => {
  test.each([
    ['E5', 'E1', 'accepted'],
    ['E5', 'G3', 'accepted'], // a bend
    ['E5', 'I5', 'accepted'],
    ['E5', 'J5', 'outOfRange'],
    ['E5', 'H7', 'outOfRange'],
    ['E5', 'E5', 'outOfRange'], // the boat's own cell
    ['E5', 'D4', 'outOfRange'], // an island
    ['C4', 'E4', 'accepted'], // around the island in four
    ['C4', 'F4', 'outOfRange'], // around the island in five
    ['J1', 'K1', 'outOfRange'], // off the chart
  ] as const)('3.2 through water, from %s to %s: %s', (from, to, code) => {
    expect(refusal(aim(from), `A torpedo ${to}`)).toBe(code);
  });

  test.each([
    ['C4', 'F4', 'accepted'],
    ['C3', 'G3', 'accepted'],
    ['C3', 'H3', 'outOfRange'],
    ['C4', 'D4', 'outOfRange'],
    ['C4', 'C4', 'outOfRange'],
  ] as const)('3.2 over islands, from %s to %s: %s', (from, to, code) => {
    expect(refusal(aim(from, 'free'), `A torpedo ${to}`)).toBe(code);
  });

  test.each(TORPEDO_PATHS)('3.2 the list is what walking step by step gives: %s', (path) => {
    const water = GRID.flatMap((row, y) => Array.from(row, (_, x) => [x, y] as const)).filter(
      ([x, y]) => isWater(x, y),
    );
    expect(water).toHaveLength(96);
    for (const [x, y] of water)
      expect(new Set(targets(aim(nameOf(x, y), path)))).toEqual(walked([x, y], path));
  });
});

test('3.2 all hear where it strikes', () => {
  const said = heard(at(aim('E5'), 'bravo', 'G3'), 'A torpedo G3');
  expect(said.bravo[0]).toEqual({
    type: 'exploded',
    side: 'alpha',
    charge: 'torpedo',
    cell: 'G3',
    hits: { alpha: 'clear', bravo: 'direct' },
  });
  expect(said.alpha).toEqual(said.bravo);
  expect(said.spectator).toEqual(said.bravo);
});

test('3.2 in real time after a STOP', () => {
  const state = armed(beginRealTime({ alpha: 'E5' }), 'alpha', 'torpedo');
  expect(refusal(state, 'A torpedo G5')).toBe('stopFirst');
  const stopped = play(state, 'A stop torpedo');
  expect(refusal(stopped, 'A torpedo O15')).toBe('outOfRange');
  expect(typesOf(stopped, 'A torpedo G5')).toEqual(['exploded']);
  expect(play(stopped, 'A torpedo G5').stop).toBeNull();
});

describe('3.2 a mine on the very cell of a blast', () => {
  const near = aim('E5');

  test('3.2 is gone without going off, and its owner alone learns of it', () => {
    const enemy = mined(near, 'bravo', 'G5', 'J1');
    const said = heard(enemy, 'A torpedo G5');
    const [struck] = eventsOf(enemy, 'A torpedo G5');
    expect(said.bravo).toContainEqual({ type: 'mineLost', side: 'bravo', cell: 'G5' });
    expect(said.alpha.map(({ type }) => type)).not.toContain('mineLost');
    expect(said.spectator.map(({ type }) => type)).not.toContain('mineLost');
    expect(struck).toMatchObject({ type: 'exploded' });
    const after = play(enemy, 'A torpedo G5');
    expect(after.boats.bravo.mines).toEqual(['J1']);
    expect(after.standing.bravo.mines).toBe(2);
    expect(after.standing.bravo.damage).toBe(0);
  });

  test('3.2 whosever it is', () => {
    const own = mined(near, 'alpha', 'G5');
    const said = heard(own, 'A torpedo G5');
    expect(said.alpha).toContainEqual({ type: 'mineLost', side: 'alpha', cell: 'G5' });
    expect(said.bravo.map(({ type }) => type)).not.toContain('mineLost');
    const after = play(own, 'A torpedo G5');
    expect(after.boats.alpha.mines).toEqual([]);
    expect(after.standing.alpha.mines).toBe(1);
    expect(after.turn?.side).toBe('alpha'); // for all anybody knows, a mine could be triggered
    expect(refusal(after, 'A trigger G5')).toBe('noMine');
  });

  test('3.2 of both crews, and a charted one, at once', () => {
    const field = afterMove(at(begin({}, { scenario: 'minefield' }), 'alpha', 'E5'), 'torpedo');
    const all = mined(mined(field, 'alpha', 'G4'), 'bravo', 'G4');
    const types = typesOf(all, 'A torpedo G4');
    expect(types.filter((type) => type === 'mineLost')).toHaveLength(2);
    expect(types).toContain('chartedMineLost');
    expect(heard(all, 'A torpedo G4').bravo).toContainEqual({
      type: 'chartedMineLost',
      cell: 'G4',
    });
    const after = play(all, 'A torpedo G4');
    expect(after.charted).not.toContain('G4');
    expect(after.charted).toHaveLength(7);
  });

  test('3.2 by a triggered mine just the same', () => {
    const two = mined(mined(begin(), 'alpha', 'E5'), 'bravo', 'E5');
    expect(typesOf(two, 'A trigger E5')).toEqual(['exploded', 'mineLost']);
    expect(play(two, 'A trigger E5').boats.bravo.mines).toEqual([]);
  });

  test('3.2 but one beside it stays', () => {
    const after = play(mined(near, 'bravo', 'G6', 'F5'), 'A torpedo F6');
    expect(after.boats.bravo.mines).toEqual(['G6', 'F5']);
  });
});

describe('3.2 chained mines', () => {
  const linked = afterMove(at(begin({}, { chainMines: true }), 'alpha', 'E5'), 'torpedo');

  test('3.2 go off too, with damage of their own, for all to hear', () => {
    const state = mined(at(linked, 'bravo', 'G4'), 'bravo', 'G5');
    const chained = {
      type: 'mineChained',
      side: 'bravo',
      cell: 'G5',
      hits: { alpha: 'clear', bravo: 'indirect' },
    };
    const said = heard(state, 'A torpedo G5');
    expect(said.alpha.slice(0, 2)).toEqual([
      { type: 'exploded', side: 'alpha', charge: 'torpedo', cell: 'G5', hits: chained.hits },
      chained,
    ]);
    expect(said.spectator).toContainEqual(chained);
    const after = play(state, 'A torpedo G5');
    expect(after.standing.bravo).toMatchObject({ damage: 2, mines: 0 });
    expect(after.boats.bravo.mines).toEqual([]);
  });

  test('3.2 one of each crew on a cell make three blasts', () => {
    const state = mined(mined(at(linked, 'bravo', 'G4'), 'bravo', 'G5'), 'alpha', 'G5');
    expect(typesOf(state, 'A torpedo G5').filter((type) => type === 'mineChained')).toHaveLength(2);
    expect(play(state, 'A torpedo G5').standing.bravo.damage).toBe(3);
  });

  test('3.2 charted ones too, and nobody owns them', () => {
    const field = afterMove(
      at(begin({}, { chainMines: true, scenario: 'minefield' }), 'alpha', 'E5'),
      'torpedo',
    );
    const state = at(field, 'bravo', 'H5');
    expect(eventsOf(state, 'A torpedo G4')[1]).toEqual({
      type: 'mineChained',
      side: null,
      cell: 'G4',
      hits: { alpha: 'clear', bravo: 'indirect' },
    });
    expect(play(state, 'A torpedo G4').standing.bravo.damage).toBe(2);
    expect(play(state, 'A torpedo G4').charted).toHaveLength(7);
  });

  test('3.2 but one beside it stays', () => {
    const after = play(mined(linked, 'bravo', 'F5'), 'A torpedo F6');
    expect(after.boats.bravo.mines).toEqual(['F5']);
  });
});
