import { createMemo, createSignal, For, Index, onCleanup, Show } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { inTurn } from './in-turn.ts';

/** Its children in their turn: not in the task that made what is around them. */
export function Soon(props: ParentProps): JSX.Element {
  const [isDue, setDue] = createSignal(false);
  onCleanup(inTurn(() => setDue(true)));
  return <Show when={isDue()}>{props.children}</Show>;
}

const AT_ONCE = 24;

interface GraduallyProps<Item> {
  readonly each: readonly Item[];
  readonly children: (item: Item) => JSX.Element;
}

/** A list that may be long: a few items at a time, in their turn. One that grows later grows at once. */
export function Gradually<Item>(props: GraduallyProps<Item>): JSX.Element {
  const parts = createMemo(() => partsOf(props.each));
  return (
    <Index each={parts()}>
      {(part, index) => {
        const items = (): JSX.Element => <For each={part()}>{(item) => props.children(item)}</For>;
        return index === 0 ? items() : <Soon>{items()}</Soon>;
      }}
    </Index>
  );
}

const partsOf = <Item,>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, i) =>
    items.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );
