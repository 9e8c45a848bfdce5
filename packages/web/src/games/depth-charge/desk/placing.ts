import { MINES_A_SIDE, SEAS, inOrder, pointOf, seaOf } from '@fathom/depth-charge/client';
import type { Placement, SideName, Square } from '@fathom/depth-charge/client';
import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { NoteStore } from '../../game-client.ts';

/** Mines on the chart that nobody has been told of yet. */
export interface Placing {
  readonly mines: Accessor<readonly Square[]>;
  readonly lifted: Accessor<Square | null>; // picked up, to go elsewhere or back into the tray
  readonly placement: Accessor<Placement | null>; // all three, ready to be sent
  readonly canUndo: Accessor<boolean>;
  readonly choose: (square: Square) => void;
  readonly move: (from: Square, to: Square | null) => void; // null, or a square outside the sea: back into the tray
  readonly add: (square: Square) => void;
  readonly undo: () => void;
  readonly clear: () => void;
  readonly letGo: () => void;
  readonly placeForMe: () => void;
}

export function createPlacing(side: Accessor<SideName | null>, notes: NoteStore): Placing {
  const [mines, setMines] = createSignal<readonly Square[]>(stored(side(), notes));
  const [before, setBefore] = createSignal<readonly (readonly Square[])[]>([]);
  const [lifted, setLifted] = createSignal<Square | null>(null);
  const lay = (next: readonly Square[]): void => {
    setMines(next);
    setLifted(null);
    notes.write('placing', next);
  };
  const change = (next: readonly Square[]): void => {
    setBefore((steps) => [...steps, mines()]);
    lay(next);
  };
  const isFree = (square: Square): boolean => seaOf(square) === side() && !mines().includes(square);
  const without = (square: Square): readonly Square[] => mines().filter((mine) => mine !== square);
  const move = (from: Square, to: Square | null): void => {
    if (to === from) return;
    if (to !== null && seaOf(to) === side()) {
      if (isFree(to)) change([...without(from), to]);
    } else change(without(from));
  };
  const add = (square: Square): void => {
    if (isFree(square) && mines().length < MINES_A_SIDE) change([...mines(), square]);
  };
  return {
    mines,
    lifted,
    placement: () => {
      const [one, two, three] = mines();
      if (one === undefined || two === undefined || three === undefined) return null;
      return inOrder([one, two, three]);
    },
    canUndo: () => before().length > 0,
    choose: (square) => {
      const held = lifted();
      if (mines().includes(square)) setLifted(held === square ? null : square);
      else if (held === null) add(square);
      else if (seaOf(square) === side()) move(held, square);
    },
    move,
    add,
    undo: () => {
      const last = before().at(-1);
      if (last === undefined) return;
      setBefore((steps) => steps.slice(0, -1));
      lay(last);
    },
    clear: () => {
      if (mines().length > 0) change([]);
    },
    letGo: () => setLifted(null),
    placeForMe: () => {
      const own = side();
      if (own !== null) change(spread(own));
    },
  };
}

/** A reload in the middle of placing finds the mines where they were. */
function stored(side: SideName | null, notes: NoteStore): readonly Square[] {
  const value = notes.read('placing');
  if (side === null || !Array.isArray(value)) return [];
  return SEAS[side].filter((square) => value.includes(square)).slice(0, MINES_A_SIDE);
}

const LEAST_DISTANCE = 2; // neighbours would be found together

/** Three mines somewhere in a sea, none beside another. */
function spread(side: SideName): readonly Square[] {
  const mines: Square[] = [];
  for (const square of shuffled(SEAS[side]))
    if (
      mines.length < MINES_A_SIDE &&
      mines.every((mine) => distance(mine, square) >= LEAST_DISTANCE)
    )
      mines.push(square);
  return mines;
}

function distance(one: Square, other: Square): number {
  const [a, b] = [pointOf(one), pointOf(other)];
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
}

const shuffled = <T>(items: readonly T[]): readonly T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
