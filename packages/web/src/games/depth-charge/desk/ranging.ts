import { opponent, SEAS } from '@fathom/depth-charge/client';
import type {
  RecordedTurn,
  SideName,
  Square,
  SquareRange,
  View,
} from '@fathom/depth-charge/client';
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import { changeSettings, settings } from '../../../frame/settings.ts';
import { play } from '../play.ts';

/** A sounding on the record sheet. */
export type Sounding = Extract<RecordedTurn, { readonly type: 'soundingDropped' }>;

export const soundingsBy = (record: readonly RecordedTurn[], side: SideName): readonly Sounding[] =>
  record.filter((turn) => turn.type === 'soundingDropped').filter((turn) => turn.side === side);

/** Distances on the squares: of the sounding that was clicked, or of the one that is pointed at. */
export interface Ranging {
  readonly turn: Accessor<number | null>; // of the sounding shown, from 1
  readonly shown: Accessor<Sounding | null>;
  readonly pinned: Accessor<number | null>;
  readonly pin: (turn: number) => void; // and once more takes it away
  readonly peek: (turn: number | null) => void;
  readonly at: (square: Square) => number | null; // the turn of the latest sounding of a square
  readonly range: (square: Square) => SquareRange | null; // of a square, from the sounding shown
  readonly lesson: Accessor<Sounding | null>; // the first of a newcomer, with the rule in words
  readonly putAway: () => void; // whatever was pinned, and the lesson for good
}

/** Where the mines that a sounding is about can lie. */
export const soundedSea = ({ side }: Sounding): readonly Square[] => SEAS[opponent(side)];

const LESSON = 'depth-charge/distance';

interface RangingSource {
  readonly view: Accessor<View>;
  readonly side: Accessor<SideName | null>;
  readonly isReplay: boolean;
}

export function createRanging({ view, side, isReplay }: RangingSource): Ranging {
  const [pinned, setPinned] = createSignal<number | null>(null);
  const [peeked, setPeeked] = createSignal<number | null>(null);
  const [taught, setTaught] = createSignal<number | null>(null);
  const turn = createMemo(() => peeked() ?? pinned() ?? taught());
  const soundingOf = (number: number | null): Sounding | null => {
    const found = number === null ? undefined : view().record[number - 1];
    return found?.type === 'soundingDropped' ? found : null;
  };
  const shown = createMemo(() => soundingOf(turn()));
  const turns = createMemo(() => view().record.length);
  createEffect(
    on(turns, (now, before) => {
      if (isReplay || before === undefined || settings().lessons.includes(LESSON)) return;
      const own = side();
      for (let number = before + 1; number <= now; number++)
        if (soundingOf(number)?.side === own) setTaught(number);
    }),
  );
  const at = (square: Square): number | null => {
    const index = view().record.findLastIndex(
      (each) => each.type === 'soundingDropped' && each.square === square,
    );
    return index < 0 ? null : index + 1;
  };
  const putAway = (): void => {
    setPinned(null);
    if (taught() === null) return;
    setTaught(null);
    changeSettings({ lessons: [...settings().lessons, LESSON] });
  };
  return {
    turn,
    shown,
    pinned,
    pin: (number) => {
      const isSame = pinned() === number;
      putAway();
      setPeeked(null);
      if (!isSame) setPinned(number);
    },
    peek: setPeeked,
    at,
    range: (square) => {
      const [sounding, rules] = [shown(), play.now()];
      if (sounding === null || rules === null || !soundedSea(sounding).includes(square))
        return null;
      const squares = rules.distanceOf(sounding.square, square);
      return { from: sounding.square, squares, isHeard: sounding.pings.includes(squares) };
    },
    lesson: createMemo(() => soundingOf(taught())),
    putAway,
  };
}
