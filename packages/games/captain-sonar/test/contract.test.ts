import { describe, expect, it } from 'vitest';
import {
  COLUMNS,
  COURSES,
  ENDINGS,
  SYMBOLS,
  SYSTEMS,
  captainSonar,
  sectionStart,
} from '@fathom/captain-sonar';
import type { View } from '@fathom/captain-sonar';
import { checkLaws } from '@fathom/kit/contract';
import type { Seat } from '@fathom/kit';
import { SETUPS, eagerly } from './leaks/setups.ts';
import { inRealTime, startingFrom, surfaced, turnByTurn } from './leaks/scenes.ts';

const CELLS = COLUMNS.flatMap((column) =>
  Array.from({ length: 15 }, (_, row) => `${column}${row + 1}`),
);
const SECTORS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Whatever can be said, so that nothing is accepted that is not listed. */
const ANY_ACTION: readonly unknown[] = [
  ...['surface', 'ok', 'sonar', 'standDown', 'endTurn', 'readyToDive', 'dive'].map((type) => ({
    type,
  })),
  ...COURSES.map((course) => ({ type: 'course', course })),
  ...COURSES.flatMap((course) =>
    [0, 1, 2, 3, 4].map((cells) => ({ type: 'silence', course, cells })),
  ),
  ...COURSES.flatMap((course) => COURSES.map((called) => ({ type: 'decoy', course, called }))),
  ...SYSTEMS.flatMap((system) => [
    { type: 'gauge', system },
    { type: 'stop', system },
  ]),
  ...SYMBOLS.map((symbol) => ({ type: 'break', symbol })),
  ...SECTORS.map((sector) => ({ type: 'drone', sector })),
  ...SECTORS.flatMap((sector) => [
    { type: 'answer', claims: { row: sector, column: null, sector } },
    { type: 'answer', claims: { row: null, column: COLUMNS[sector], sector } },
    { type: 'answer', claims: { row: sector, column: COLUMNS[sector], sector: null } },
  ]),
  ...[0, 1, 2, 3].map((section) => ({
    type: 'trace',
    stroke: [sectionStart(section), [500, 390]],
  })),
  ...['where', 'wait'].map((kind) => ({ type: 'call', call: { kind } })),
  { type: 'call', call: { kind: 'charge', system: 'scenario' } },
  { type: 'call', call: { kind: 'here', cell: 'O15' } },
  { type: 'call', call: { kind: 'sector', sector: 9, sure: true } },
  { type: 'sheet', sheet: { at: 'C7', since: 0, pencil: [] } },
  { type: 'sheet', sheet: { at: null, since: 0, heard: 0, pencil: [] }, on: 'second' },
  ...CELLS.flatMap((cell) =>
    ['start', 'mine', 'torpedo', 'scenario', 'grapnel', 'trigger'].map((type) => ({ type, cell })),
  ),
];

/** A few of them at a time, each in its turn. */
function candidates(): (view: View, seat: Seat) => readonly unknown[] {
  let next = 0;
  return () => Array.from({ length: 12 }, () => ANY_ACTION[(next += 7) % ANY_ACTION.length]);
}

const options = { choose: eagerly, maxInputs: 3000 };

describe('the laws of every game', () => {
  it.each(SETUPS.map((setup) => [setup.mode ?? 'turn', setup.scenario ?? 'plain', setup] as const))(
    'hold in %s mode, %s',
    (_mode, _scenario, setup) => {
      const report = checkLaws(captainSonar, {
        ...options,
        setups: [{ ...setup, damage: 1 }],
        seeds: 1,
        candidates: candidates(),
      });
      expect(report.games).toBe(1);
      expect(report.probes).toBeGreaterThan(500);
    },
  );

  it('hold in the middle of things, and each game comes to an end', () => {
    const endings = [turnByTurn(), inRealTime({ scenario: 'minefield' }), surfaced].map((scene) => {
      const setup = { ...scene.setup, damage: 1 } as const;
      const game = startingFrom({ ...scene, setup });
      return checkLaws(game, { ...options, setups: [setup], seeds: 3 }).endings;
    });
    for (const ending of endings.flatMap((reasons) => Object.keys(reasons)))
      expect(ENDINGS).toContain(ending);
  });
});
