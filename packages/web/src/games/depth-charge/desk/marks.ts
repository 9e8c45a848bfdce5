import { MARKS, SQUARES } from '@fathom/depth-charge/client';
import type { Mark, Square } from '@fathom/depth-charge/client';
import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { NoteStore } from '../../game-client.ts';

type Sheet = { readonly [Name in Square]?: Mark };

/** The pencil: the person's own marks on the chart. */
export interface Marks {
  readonly at: (square: Square) => Mark | null;
  readonly all: Accessor<readonly (readonly [Square, Mark])[]>;
  readonly cycle: (square: Square) => void; // none, mine, clear, maybe, none
  readonly wipe: () => void;
  readonly isPencilUp: Accessor<boolean>; // a click marks instead of playing
  readonly setPencil: (up: boolean) => void;
}

export function createMarks(notes: NoteStore): Marks {
  const [sheet, setSheet] = createSignal<Sheet>(stored(notes));
  const [isPencilUp, setPencil] = createSignal(false);
  const keep = (next: Sheet): void => {
    setSheet(next);
    notes.write('marks', next);
  };
  return {
    at: (square) => sheet()[square] ?? null,
    all: () => Object.entries(sheet()) as [Square, Mark][],
    cycle: (square) => {
      const { [square]: before, ...rest } = sheet();
      const next = MARKS[before === undefined ? 0 : MARKS.indexOf(before) + 1];
      keep(next === undefined ? rest : { ...rest, [square]: next });
    },
    wipe: () => keep({}),
    isPencilUp,
    setPencil,
  };
}

/** Paper from an older visit may hold anything. */
function stored(notes: NoteStore): Sheet {
  const value = notes.read('marks');
  if (typeof value !== 'object' || value === null) return {};
  const sheet = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    SQUARES.filter((square) => (MARKS as readonly unknown[]).includes(sheet[square])).map(
      (square) => [square, sheet[square] as Mark],
    ),
  );
}
