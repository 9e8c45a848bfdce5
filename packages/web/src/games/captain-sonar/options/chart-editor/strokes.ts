import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';

/** What was drawn, stroke by stroke. */
export interface Strokes {
  readonly canUndo: Accessor<boolean>;
  readonly canRedo: Accessor<boolean>;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The text after one more stroke. */
  readonly draw: (text: string) => void;
}

const MOST = 200;

export function createStrokes(current: Accessor<string>, write: (text: string) => void): Strokes {
  const [past, setPast] = createSignal<readonly string[]>([]);
  const [future, setFuture] = createSignal<readonly string[]>([]);
  const step = (
    [from, setFrom]: readonly [Accessor<readonly string[]>, (texts: readonly string[]) => void],
    setOther: (change: (texts: readonly string[]) => readonly string[]) => void,
  ): void => {
    const text = from().at(-1);
    if (text === undefined) return;
    setFrom(from().slice(0, -1));
    setOther((texts) => [...texts, current()].slice(-MOST));
    write(text);
  };
  return {
    canUndo: () => past().length > 0,
    canRedo: () => future().length > 0,
    undo: () => step([past, setPast], setFuture),
    redo: () => step([future, setFuture], setPast),
    draw: (text) => {
      if (text === current()) return;
      setPast((texts) => [...texts, current()].slice(-MOST));
      setFuture([]);
      write(text);
    },
  };
}
