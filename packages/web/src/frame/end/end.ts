import { createEffect, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { BoardMoment, NoteStore } from '../../games/game-client.ts';
import type { Moments } from '../moments/moments.ts';

/** The end of a match at one table: when it is told, and whether its scene lies over the board. */
export interface EndDesk {
  readonly isTold: Accessor<boolean>; // it is over, and what led to it has been shown
  readonly isOpen: Accessor<boolean>;
  readonly open: () => void;
  readonly close: () => void;
}

interface EndParts {
  readonly isOver: Accessor<boolean>;
  readonly moments: Moments;
  readonly notes: NoteStore;
}

const NOTE = 'end-seen';
/** The last blow is seen on the board before anything is laid over it. */
const PAUSE: BoardMoment = { lasts: 1_200, Picture: () => null };

/** Whoever has put the scene away looks at the board: coming back, they find it so. */
export function createEnd({ isOver, moments, notes }: EndParts): EndDesk {
  const [hasEnded, setEnded] = createSignal(false);
  const [isOpen, setOpen] = createSignal(notes.read(NOTE) !== true);
  createEffect(
    on(isOver, (over, before) => {
      if (over && before === false) moments.add([PAUSE]);
      setEnded(over);
    }),
  );
  return {
    isTold: () => hasEnded() && moments.now() === null,
    isOpen,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      notes.write(NOTE, true);
    },
  };
}
