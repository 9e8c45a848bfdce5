import type { Event, Square } from '@fathom/depth-charge/client';
import { For, Match, Switch, createEffect, createSignal, onCleanup } from 'solid-js';
import type { Accessor, JSX } from 'solid-js';
import { At } from '../../../board/sheet.tsx';
import { mayMove } from '../../../frame/settings.ts';

type Kind = 'ping' | 'splash' | 'blast';
interface Effect {
  readonly kind: Kind;
  readonly square: Square;
  readonly after: number; // milliseconds: a boat first has to get to its mine
}

const LASTS = 390;
const WAY = 300; // about how long a boat is under way

function effectOf(event: Event): Effect | null {
  switch (event.type) {
    case 'soundingDropped':
      return { kind: 'ping', square: event.square, after: 0 };
    case 'depthChargeDropped':
      return { kind: event.hit ? 'blast' : 'splash', square: event.square, after: 0 };
    case 'boatSunk':
      return { kind: 'blast', square: event.to, after: WAY };
    case 'minesPlaced':
    case 'playBegan':
    case 'boatMoved': // it glides
    case 'passed':
    case 'forfeited':
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}

/** What has just happened, once and briefly; nothing at all for those who want nothing to move. */
export function Effects(props: { readonly news: Accessor<readonly Event[]> }): JSX.Element {
  const [effects, setEffects] = createSignal<readonly Effect[]>([]);
  const timers = new Set<number>();
  const later = (ms: number, work: () => void): void => {
    const timer = window.setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };
  const show = (effect: Effect): void => {
    setEffects((before) => [...before, effect]);
    later(LASTS, () => setEffects((before) => before.filter((each) => each !== effect)));
  };
  createEffect(() => {
    const fresh = props.news().map(effectOf);
    if (!mayMove()) return;
    for (const effect of fresh) if (effect !== null) later(effect.after, () => show(effect));
  });
  onCleanup(() => timers.forEach((timer) => window.clearTimeout(timer)));
  return (
    <For each={effects()}>
      {(effect) => (
        <At cell={effect.square} class={`dc-effect dc-effect-${effect.kind}`}>
          <Switch>
            <Match when={effect.kind === 'ping'}>
              <For each={[0, 1, 2]}>
                {(n) => <circle class={`dc-burst dc-burst-${n}`} r={150} />}
              </For>
            </Match>
            <Match when={effect.kind === 'splash'}>
              <circle class="dc-burst dc-burst-0" r={60} />
              <circle class="dc-burst dc-burst-1" r={42} />
              <path
                class="dc-drops"
                d="M-8-14l-12-40M8-14l12-40M0-16v-48M-18-8l-32-18M18-8l32-18"
              />
            </Match>
            <Match when={effect.kind === 'blast'}>
              <path
                class="dc-flash"
                d="M0-74 14-30 52-52 32-14 76 0 32 14 52 52 14 32 0 74-14 32-52 52-32 14-76 0-32-14-52-52-14-30Z"
              />
              <circle class="dc-burst dc-burst-1" r={90} />
            </Match>
          </Switch>
        </At>
      )}
    </For>
  );
}
