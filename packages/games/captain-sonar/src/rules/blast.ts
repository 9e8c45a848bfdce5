import type { Turn } from '@fathom/kit';
import type { Charge, ChartedMineLost, Event, Exploded, MineChained, MineLost } from '../events.ts';
import type { State } from '../state.ts';
import { perSide, SIDES } from '../vocabulary.ts';
import type { Cell, Hit, PerSide, SideName } from '../vocabulary.ts';
import { injured } from './breakdowns.ts';
import { activated, used } from './systems.ts';
import { withBoat, announced, withStanding, chartFor } from './table.ts';

/** 3.3 */
export const HARM: { readonly [Name in Hit]: number } = { clear: 0, indirect: 1, direct: 2 };

/** 3.3 What a blast does to whatever is on a cell. */
export function hitAt(state: Pick<State, 'setup'>, blast: Cell, cell: Cell | null): Hit {
  if (cell === null) return 'clear';
  if (cell === blast) return 'direct';
  return chartFor(state.setup).around(blast).includes(cell) ? 'indirect' : 'clear';
}

const hitsOf = (state: State, cell: Cell): PerSide<Hit> =>
  perSide((side) => hitAt(state, cell, state.boats[side].position));

interface Blast {
  readonly side: SideName;
  readonly charge: Charge;
  readonly cell: Cell;
}

/** 3.2, 3.3 A blast, and what it does to mines that lie on the same cell. */
export function explode(turn: Turn<State, Event>, blast: Blast): void {
  turn.emit({ type: 'exploded', ...blast, hits: hitsOf(turn.state, blast.cell) });
  const { cell } = blast;
  for (const side of SIDES)
    if (turn.state.boats[side].mines.includes(cell)) goneOff(turn, { side, cell });
  if (turn.state.charted.includes(cell)) goneOff(turn, { side: null, cell });
}

interface OtherMine {
  readonly side: SideName | null; // its owner; null: it was charted
  readonly cell: Cell;
}

function goneOff(turn: Turn<State, Event>, { side, cell }: OtherMine): void {
  if (turn.state.setup.chainMines)
    turn.emit({ type: 'mineChained', side, cell, hits: hitsOf(turn.state, cell) });
  else if (side === null) turn.emit({ type: 'chartedMineLost', cell });
  else turn.emit({ type: 'mineLost', side, cell });
}

const shaken = (state: State, hits: PerSide<Hit>): State =>
  SIDES.reduce((now, side) => injured(now, side, HARM[hits[side]]), state);

export function exploded(state: State, event: Exploded): State {
  const { side, charge, cell, hits } = event;
  const after = shaken(announced(state, event), hits);
  switch (charge) {
    case 'torpedo':
      return used(after, side, 'torpedo');
    case 'charted':
      return withoutCharted(used(after, side, 'scenario'), cell);
    case 'mine':
      return triggered(heardGoing(withoutMine(after, side, cell), side), side);
    default:
      return charge satisfies never;
  }
}

/** 3. A trigger counts as an activation where the match says so. */
const triggered = (state: State, side: SideName): State =>
  state.setup.triggersCount === true ? activated(state, side) : state;

export function mineChained(state: State, event: MineChained): State {
  const { side, cell, hits } = event;
  const after = shaken(announced(state, event), hits);
  return side === null
    ? withoutCharted(after, cell)
    : heardGoing(withoutMine(after, side, cell), side);
}

export const mineLost = (state: State, { side, cell }: MineLost): State =>
  withoutMine(state, side, cell);

export const chartedMineLost = (state: State, event: ChartedMineLost): State =>
  withoutCharted(announced(state, event), event.cell);

const withoutCharted = (state: State, cell: Cell): State => ({
  ...state,
  charted: state.charted.filter((other) => other !== cell),
});

const withoutMine = (state: State, side: SideName, cell: Cell): State =>
  withBoat(state, side, { mines: state.boats[side].mines.filter((other) => other !== cell) });

const heardGoing = (state: State, side: SideName): State =>
  withStanding(state, side, { mines: state.standing[side].mines - 1 });
