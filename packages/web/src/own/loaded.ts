import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';

/**
 * Something that comes by and by; undefined until then. Unlike a resource it lets nobody wait: a page that is shown
 * already must not give way to "Loading …" because of a detail.
 */
export function createLoaded<Source, Value>(
  source: Accessor<Source | false>,
  load: (source: Source) => Promise<Value>,
): Accessor<Value | undefined> {
  const [value, setValue] = createSignal<Value>();
  createEffect(
    on(source, (now) => {
      if (now === false) return;
      let isWanted = true;
      onCleanup(() => (isWanted = false));
      const take = async (): Promise<void> => {
        const loaded = await load(now);
        if (isWanted) setValue(() => loaded);
      };
      take().catch(() => undefined); // it is done without
    }),
  );
  return value;
}
