import type { Event, Square } from '@fathom/depth-charge/client';
import { For, Match, Switch, createEffect, createSignal, onCleanup } from 'solid-js';
import type { Accessor, JSX } from 'solid-js';
import { CELL } from '../../../board/shape.ts';
import { At, Within } from '../../../board/sheet.tsx';
import { mayMove } from '../../../frame/settings.ts';
import { distanceOf } from '../desk/distance.ts';
import { soundedSea } from '../desk/ranging.ts';
import type { Sounding } from '../desk/ranging.ts';

type Effect =
  | { readonly kind: 'ping'; readonly sounding: Sounding }
  | { readonly kind: 'splash' | 'blast' | 'sinking'; readonly square: Square };

/** Milliseconds. None may be longer than a moment. */
const LASTS: Readonly<Record<Effect['kind'], number>> = {
  ping: 1450,
  splash: 700,
  blast: 900,
  sinking: 1400,
};
const A_SQUARE = 90; // as long as sound takes across one
const FADES = 280; // and what it lit up takes to go out
const WAY = 300; // about how long a boat is under way

function effectOf(event: Event): Effect | null {
  switch (event.type) {
    case 'soundingDropped':
      return { kind: 'ping', sounding: event };
    case 'depthChargeDropped':
      return { kind: event.hit ? 'blast' : 'splash', square: event.square };
    case 'boatSunk':
      return { kind: 'sinking', square: event.to };
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

/** What has just happened, once; a tap or a key ends it, and there is nothing at all for those who want nothing to move. */
export function Effects(props: { readonly news: Accessor<readonly Event[]> }): JSX.Element {
  const [effects, setEffects] = createSignal<readonly Effect[]>([]);
  const timers = new Set<number>();
  const end = (): void => {
    timers.forEach((timer) => window.clearTimeout(timer));
    timers.clear();
    setEffects([]);
  };
  const show = (effect: Effect): void => {
    setEffects((before) => [...before, effect]);
    const timer = window.setTimeout(() => {
      timers.delete(timer);
      setEffects((before) => before.filter((each) => each !== effect));
    }, LASTS[effect.kind]);
    timers.add(timer);
  };
  createEffect(() => {
    const fresh = props.news().map(effectOf);
    if (!mayMove()) return;
    for (const effect of fresh) if (effect !== null) show(effect);
  });
  for (const sign of SKIPS) {
    window.addEventListener(sign, end);
    onCleanup(() => window.removeEventListener(sign, end));
  }
  onCleanup(end);
  return (
    <For each={effects()}>
      {(effect) => (
        <g class={`dc-effect dc-effect-${effect.kind}`}>
          <Switch>
            <Match when={effect.kind === 'ping' ? effect : null}>
              {(ping) => <Rings sounding={ping().sounding} />}
            </Match>
            <Match when={effect.kind === 'splash' ? effect : null}>
              {(splash) => (
                <At cell={splash().square}>
                  <Column />
                </At>
              )}
            </Match>
            <Match when={effect.kind === 'blast' ? effect : null}>
              {(blast) => (
                <At cell={blast().square}>
                  <Blast after={0} />
                </At>
              )}
            </Match>
            <Match when={effect.kind === 'sinking' ? effect : null}>
              {(sinking) => (
                <At cell={sinking().square}>
                  <Blast after={WAY} />
                  <Bubbles />
                </At>
              )}
            </Match>
          </Switch>
        </g>
      )}
    </For>
  );
}

const SKIPS = ['pointerdown', 'keydown'] as const;

const times = (after: number, lasts: number): JSX.CSSProperties => ({
  'animation-delay': `${after}ms`,
  'animation-duration': `${lasts}ms`,
});

/** Grows at the speed of sound, and fades where it has got to. */
const runningOut = (squares: number): JSX.CSSProperties => ({
  'animation-delay': `0ms, ${squares * A_SQUARE}ms`,
  'animation-duration': `${squares * A_SQUARE}ms, ${FADES}ms`,
});

/** Sound runs out over the squares as it is counted, and comes to rest at each distance that was heard. */
function Rings(props: { readonly sounding: Sounding }): JSX.Element {
  const heard = (): readonly number[] => [...new Set(props.sounding.pings)];
  const farthest = (): number => heard().at(-1) ?? SILENT;
  const reached = (): readonly Square[] =>
    soundedSea(props.sounding).filter(
      (square) => square !== props.sounding.square && distance(square) <= farthest(),
    );
  const distance = (square: Square): number => distanceOf(props.sounding.square, square);
  return (
    <>
      <Within>
        <At cell={props.sounding.square}>
          <For each={heard().length === 0 ? [SILENT] : heard()}>
            {(squares) => <circle class="dc-ring" r={squares * CELL} style={runningOut(squares)} />}
          </For>
        </At>
      </Within>
      <For each={reached()}>
        {(square) => (
          <At cell={square}>
            <circle
              class="dc-reached"
              classList={{ 'dc-answered': props.sounding.pings.includes(distance(square)) }}
              r={40}
              style={times(distance(square) * A_SQUARE, FADES)}
            />
          </At>
        )}
      </For>
    </>
  );
}
/** As far as a ring runs that nothing answers. */
const SILENT = 3;

/** Water thrown up by a charge that hit nothing. */
function Column(): JSX.Element {
  return (
    <>
      <circle class="dc-burst" r={58} style={times(0, 600)} />
      <circle class="dc-burst" r={38} style={times(120, 560)} />
      <path
        class="dc-drops"
        d="M-8-14l-12-40M8-14l12-40M0-16v-48M-18-8l-32-18M18-8l32-18"
        style={times(0, 640)}
      />
    </>
  );
}

function Blast(props: { readonly after: number }): JSX.Element {
  return (
    <>
      <path
        class="dc-flash"
        d="M0-74 14-30 52-52 32-14 76 0 32 14 52 52 14 32 0 74-14 32-52 52-32 14-76 0-32-14-52-52-14-30Z"
        style={times(props.after, 700)}
      />
      <circle class="dc-burst" r={140} style={times(props.after, 800)} />
      <circle class="dc-burst" r={96} style={times(props.after + 90, 700)} />
    </>
  );
}

/** What is left of a boat, for a while. */
function Bubbles(): JSX.Element {
  return (
    <For each={[-24, -8, 10, 26]}>
      {(x, n) => (
        <circle class="dc-bubble" cx={x} cy={20} r={6} style={times(500 + n() * 90, 600)} />
      )}
    </For>
  );
}
