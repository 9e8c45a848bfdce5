import type { Claims } from '../actions.ts';
import type { Announcement } from '../events.ts';
import { TORPEDO_RANGE } from '../rules/range.ts';
import type { Setup } from '../setup.ts';
import type { Cell, Hit, SideName } from '../vocabulary.ts';
import { NOWHERE } from './bitboard.ts';
import type { Bitboard } from './bitboard.ts';
import type { SeaBits } from './sea.ts';

/** The options that matter to what an announcement tells. */
type Options = Pick<Setup, 'scenario' | 'torpedoPath' | 'chainMines'>;

/** Of which boat, and under which options, something is to be found out. */
export interface TrackedBoat {
  readonly sea: SeaBits;
  readonly about: SideName;
  readonly options: Options;
  readonly wrecks: readonly Cell[]; // that still have their crate
}

/** Where a boat can be the moment this is said, for one who has heard nothing else; null: it tells nothing of that. */
export function toldBy(boat: TrackedBoat, said: Announcement): Bitboard | null {
  const { sea, about, options } = boat;
  const { chart } = sea;
  switch (said.type) {
    case 'droneLaunched': {
      if (said.side === about) return null;
      const sector = sea.boardOf(chart.sectorCells(said.sector));
      return said.found ? sector : sea.water & ~sector;
    }
    case 'sonarAnswered':
      return said.side === about ? oneIsTrue(sea, said.claims) : null;
    case 'exploded': {
      const hit = hitBy(sea, said.cell, said.hits[about]);
      if (said.side !== about || said.charge !== 'torpedo') return hit;
      return hit & sea.boardOf(chart.withinSteps(said.cell, TORPEDO_RANGE, options.torpedoPath));
    }
    case 'mineChained':
      return hitBy(sea, said.cell, said.hits[about]);
    case 'surfaced':
      return said.side === about ? sea.boardOf(chart.sectorCells(said.sector)) : null;
    case 'damaged':
      return said.side === about && said.fault === 'ice'
        ? sea.water & ~sea.boardOf(chart.holes)
        : null;
    // 6. A grapnel is called for, and used, right beside a wreck.
    case 'stopCalled':
      return said.side === about && said.system === 'grapnel' ? beside(sea, boat.wrecks) : null;
    case 'salvaged':
      return said.side === about ? beside(sea, [said.cell]) : null;
    case 'startChosen':
    case 'playBegan':
    case 'courseSet':
    case 'silenceRun':
    case 'systemReady':
    case 'stoodDown':
    case 'mineLaid':
    case 'chartedMineLost':
    case 'sonarSent':
    case 'dived':
      return null;
    default:
      return said satisfies never;
  }
}

/** On one of these cells, or on one of the 8 around it. */
const beside = (sea: SeaBits, cells: readonly Cell[]): Bitboard =>
  sea.boardOf(cells.flatMap((cell) => [cell, ...sea.chart.around(cell)]));

/** 3.5 Of the two things said exactly one is true. */
function oneIsTrue(sea: SeaBits, { row, column, sector }: Claims): Bitboard {
  const { chart } = sea;
  return (
    (row === null ? NOWHERE : sea.where((cell) => chart.rowOf(cell) === row)) ^
    (column === null ? NOWHERE : sea.where((cell) => chart.columnOf(cell) === column)) ^
    (sector === null ? NOWHERE : sea.boardOf(chart.sectorCells(sector)))
  );
}

/** 3.3 */
function hitBy(sea: SeaBits, cell: Cell, hit: Hit): Bitboard {
  const centre = sea.boardOf([cell]);
  const ring = sea.boardOf(sea.chart.around(cell));
  switch (hit) {
    case 'direct':
      return centre;
    case 'indirect':
      return ring;
    case 'clear':
      return sea.water & ~centre & ~ring;
    default:
      return hit satisfies never;
  }
}
