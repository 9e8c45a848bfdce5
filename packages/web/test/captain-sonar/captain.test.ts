import { COURSES, hitAt, legal, seatOf, SIDES } from '@fathom/captain-sonar/client';
import type { Action, SideName, System, View } from '@fathom/captain-sonar/client';
import { expect, test } from 'vitest';
import { ownPrice, confirmationFor } from '../../src/games/captain-sonar/captain/confirmations.ts';
import { obstacle, systemState } from '../../src/games/captain-sonar/captain/why-not.ts';
import { gaugeStates } from '../../src/games/captain-sonar/components/gauge-state.ts';
import { chartGridOf } from '../../src/games/captain-sonar/desk/chart-grid.ts';
import { chanceMatch } from './sonar-table.ts';

/** What a Captain sees and may order. */
interface CaptainView {
  readonly view: View;
  readonly side: SideName;
  readonly orders: readonly Action[];
}

function* captainViews(setup: object, seed: number): Iterable<CaptainView> {
  for (const { views } of chanceMatch(setup, seed, 250))
    for (const side of SIDES)
      yield { view: views[side], side, orders: [...legal(views[side], seatOf(side, 'captain'))] };
}

test.each(['turn', 'realTime'])(
  '2 %s: a course is open exactly where the compass names nothing in its way',
  (mode) => {
    let looked = 0;
    for (const { view, side, orders } of captainViews({ mode }, 5)) {
      const boat = view.boats[side];
      if (boat === null || !orders.some(({ type }) => type === 'surface')) continue;
      looked += 1;
      const free = COURSES.filter((course) => obstacle(view, boat, course) === null);
      const open = orders.flatMap((order) => (order.type === 'course' ? [order.course] : []));
      expect(free.toSorted()).toEqual(open.toSorted());
    }
    expect(looked).toBeGreaterThan(20);
  },
);

test.each(['turn', 'realTime'])(
  '3 %s: whatever the rules let be used is shown as ready',
  (mode) => {
    let used = 0;
    for (const { view, side, orders } of captainViews({ mode, scenario: 'minefield' }, 6)) {
      const boat = view.boats[side];
      if (boat === null || view.stop !== null || view.phase !== 'playing') continue;
      const usable = new Set(orders.flatMap(systemOf));
      for (const state of gaugeStates(view.setup, boat)) {
        if (!usable.has(state.system)) continue;
        used += 1;
        expect(state.isReady).toBe(true);
        expect(systemState(view, side, state)).toBe('ready');
      }
    }
    expect(used).toBeGreaterThan(5);
  },
);

const USES: ReadonlySet<string> = new Set([
  'mine',
  'torpedo',
  'drone',
  'sonar',
  'silence',
  'scenario',
]);
const systemOf = (order: Action): readonly System[] =>
  order.type === 'stop' ? [order.system] : USES.has(order.type) ? [order.type as System] : [];

test('a shot next to one’s own boat is asked about with its price, one that would sink it with that', () => {
  const view = firstView();
  const { chart } = chartGridOf(view.setup);
  const near = chart.around(position(view)).find(chart.isWater) ?? 'A1';
  const asked = confirmationFor({ type: 'torpedo', cell: near }, { view, side: 'alpha', chart });
  expect(asked?.warning).toBe('That is next to your own boat: 1 damage to yourself.');
  const battered: View = {
    ...view,
    standing: { ...view.standing, alpha: { ...view.standing.alpha, damage: 3 } },
  };
  const shot = { cell: near, type: 'torpedo' } as const;
  expect(ownPrice({ view: battered, side: 'alpha' }, shot)).toContain('it would sink you');
  const far = chart.waterCells.find((cell) => hitAt(view, cell, position(view)) === 'clear');
  expect(ownPrice({ view, side: 'alpha' }, { ...shot, cell: far ?? 'A1' })).toBeNull();
});

test('a shot at a cell with a mine of one’s own says that the mine is lost, or with chained mines what both do', () => {
  const view = firstView();
  const { chart } = chartGridOf(view.setup);
  const near = chart.around(position(view)).find(chart.isWater) ?? 'A1';
  const boat = view.boats.alpha;
  if (boat === null) throw new Error('Alpha knows its own boat');
  const mined: View = { ...view, boats: { ...view.boats, alpha: { ...boat, mines: [near] } } };
  const shot = { cell: near, type: 'torpedo' } as const;
  expect(ownPrice({ view: mined, side: 'alpha' }, shot)).toContain(
    `Your own mine on ${near} would be lost.`,
  );
  const chained: View = { ...mined, setup: { ...mined.setup, chainMines: true } };
  expect(ownPrice({ view: chained, side: 'alpha' }, shot)).toContain('2 damage to yourself');
});

test('6 surfacing under the ice is asked about with its price, in a hole without', () => {
  const view = firstView({ mode: 'turn', scenario: 'ice' });
  const { chart } = chartGridOf(view.setup);
  const boat = view.boats.alpha;
  if (boat === null) throw new Error('Alpha knows its own boat');
  const at = (cell: typeof boat.position): View => ({
    ...view,
    boats: { ...view.boats, alpha: { ...boat, position: cell } },
  });
  const solid = chart.waterCells.find((cell) => !chart.holes.includes(cell)) ?? 'A1';
  const ask = (cell: typeof boat.position) =>
    confirmationFor({ type: 'surface' }, { view: at(cell), side: 'alpha', chart });
  expect(ask(solid)?.warning).toContain('1 damage');
  expect(ask(chart.holes[0] ?? null)?.warning).toBeNull();
});

/** The first moment at which both boats are in the water. */
function firstView(setup: object = { mode: 'turn' }): View {
  for (const { views } of chanceMatch(setup, 7, 50))
    if (views.alpha.phase === 'playing') return views.alpha;
  throw new Error('play never began');
}

function position(view: View) {
  const cell = view.boats.alpha?.position ?? null;
  if (cell === null) throw new Error('Alpha knows where it is');
  return cell;
}
