import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';

/** How many of this person's matches there are, as far as is known. */
export interface OwnCount {
  readonly turns: number; // wait for this person
  readonly running: number; // go on, those among them
  readonly waiting: number; // have not begun
}

const NONE: OwnCount = { turns: 0, running: 0, waiting: 0 };
const [count, setCount] = createSignal<OwnCount>(NONE, {
  equals: (one, other) =>
    one.turns === other.turns && one.running === other.running && one.waiting === other.waiting,
});
const [changes, setChanges] = createSignal(0);

export const ownCount: Accessor<OwnCount> = count;
/** Grows whenever something in the list may have changed: to be asked for again. */
export const ownChanges: Accessor<number> = changes;

export const tellOwn = (now: OwnCount): void => {
  setCount(now);
  noteOwnChange();
};
export const noteOwnChange = (): void => void setChanges((n) => n + 1);
