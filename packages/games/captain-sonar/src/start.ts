import type { Seat } from '@fathom/kit';
import { BLANK } from './rules/sheet.ts';
import { USERS } from './rules/systems.ts';
import { chartFor } from './rules/table.ts';
import type { Setup } from './setup.ts';
import type { Boat, Standing, State } from './state.ts';
import { SIDES, enemyOf, perSide, seatOf } from './vocabulary.ts';
import type { SideName } from './vocabulary.ts';

const MOORED: Boat = {
  position: null,
  route: [],
  mines: [],
  gauges: { mine: 0, torpedo: 0, drone: 0, sonar: 0, silence: 0, scenario: 0 },
  broken: [],
  heading: null,
  tracing: null,
  sheet: BLANK,
};

const UNKNOWN: Standing = {
  placed: false,
  damage: 0,
  ready: [],
  mines: 0,
  surfaced: false,
  awaiting: [],
  mayActivate: true,
};

export const start = (setup: Setup): State => ({
  setup,
  phase: 'placing',
  turn: null,
  stop: null,
  boats: perSide(() => MOORED),
  standing: perSide(() => UNKNOWN),
  charted: setup.scenario === 'minefield' ? chartFor(setup).chartedMines : [],
  record: [],
  result: null,
});

/** Public at all times: nobody is named here by what only a crew knows, such as how far the hull is traced. */
export function toAct({ phase, stop, turn, standing }: State): readonly Seat[] {
  if (phase === 'over') return [];
  if (phase === 'placing')
    return SIDES.filter((side) => !standing[side].placed).map((side) => seatOf(side, 'captain'));
  if (stop !== null)
    return stop.waitsFor === 'answer'
      ? [seatOf(enemyOf(stop.side), 'captain')]
      : USERS[stop.system].map((role) => seatOf(stop.side, role));
  const expected = (side: SideName): readonly Seat[] => {
    const { awaiting, surfaced } = standing[side];
    if (awaiting.length > 0) return awaiting.map((role) => seatOf(side, role));
    return surfaced ? [] : [seatOf(side, 'captain')];
  };
  return turn === null ? SIDES.flatMap(expected) : expected(turn.side);
}
