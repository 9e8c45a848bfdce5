import type { Cell, Event } from '@fathom/captain-sonar/client';
import { For, createEffect, createSignal, onCleanup } from 'solid-js';
import type { Accessor, JSX } from 'solid-js';
import { At } from '../../../board/sheet.tsx';
import { mayMove } from '../../../frame/settings.ts';
import './chart-later.css';

interface Blast {
  readonly cell: Cell;
}

const LASTS = 390;

const blastOf = (event: Event): Blast | null =>
  event.type === 'exploded' || event.type === 'mineChained' ? { cell: event.cell } : null;

/** What has just gone off, once and briefly; nothing for those who want nothing to move. */
export function Effects(props: { readonly news: Accessor<readonly Event[]> }): JSX.Element {
  const [blasts, setBlasts] = createSignal<readonly Blast[]>([]);
  const timers = new Set<number>();
  createEffect(() => {
    const fresh = props
      .news()
      .map(blastOf)
      .filter((blast) => blast !== null);
    if (fresh.length === 0 || !mayMove()) return;
    setBlasts((before) => [...before, ...fresh]);
    const timer = window.setTimeout(() => {
      timers.delete(timer);
      setBlasts((before) => before.filter((blast) => !fresh.includes(blast)));
    }, LASTS);
    timers.add(timer);
  });
  onCleanup(() => timers.forEach((timer) => window.clearTimeout(timer)));
  return (
    <For each={blasts()}>
      {({ cell }) => (
        <At cell={cell} class="cs-chart-effect">
          <circle class="cs-chart-wave" r={150} />
          <path
            class="cs-chart-flash"
            d="M0-110 20-44 78-78 48-20 114 0 48 20 78 78 20 48 0 110-20 48-78 78-48 20-114 0-48-20-78-78-20-44Z"
          />
        </At>
      )}
    </For>
  );
}
