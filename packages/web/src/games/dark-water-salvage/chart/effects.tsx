import type { Event, Region } from '@fathom/dark-water-salvage/client';
import { For, createEffect, createSignal, onCleanup } from 'solid-js';
import type { Accessor, JSX } from 'solid-js';
import { At } from '../../../board/sheet.tsx';
import { mayMove } from '../../../frame/settings.ts';
import type { Desk } from '../desk/desk.ts';

interface Effect {
  readonly kind: 'ping' | 'found' | 'missed';
  readonly region: Region;
}

const LASTS = 390;

function effectOf(event: Event, desk: Desk): Effect | null {
  if (event.type === 'researched') {
    const at = desk.view().hunters.find(({ name }) => name === event.hunter)?.token ?? null;
    return at === null ? null : { kind: 'ping', region: at };
  }
  if (event.type === 'wreckLocated' || event.type === 'wreckSalvaged')
    return { kind: 'found', region: event.region };
  return event.type === 'wreckMissed' ? { kind: 'missed', region: event.region } : null;
}

/** What has just happened, once and briefly; nothing at all for those who want nothing to move. */
export function Effects(props: { readonly desk: Desk }): JSX.Element {
  const [effects, setEffects] = createSignal<readonly Effect[]>([]);
  const timers = new Set<number>();
  const news: Accessor<readonly Event[]> = () => props.desk.table.news();
  createEffect(() => {
    const fresh = news()
      .map((event) => effectOf(event, props.desk))
      .filter((effect) => effect !== null);
    if (fresh.length === 0 || !mayMove()) return;
    setEffects((before) => [...before, ...fresh]);
    const timer = window.setTimeout(() => {
      timers.delete(timer);
      setEffects((before) => before.filter((effect) => !fresh.includes(effect)));
    }, LASTS);
    timers.add(timer);
  });
  onCleanup(() => timers.forEach((timer) => window.clearTimeout(timer)));
  return (
    <For each={effects()}>
      {(effect) => (
        <At cell={effect.region} class={`dw-effect dw-effect-${effect.kind}`}>
          <For each={[0, 1]}>
            {(n) => <circle class={`dw-ring dw-ring-${n}`} r={effect.kind === 'ping' ? 110 : 60} />}
          </For>
        </At>
      )}
    </For>
  );
}
