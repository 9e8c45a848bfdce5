import { MOMENTS } from '@fathom/dark-water-salvage/client';
import type {
  Bid,
  HunterName,
  NameOf,
  WreckLocated,
  WreckMissed,
  WreckSalvaged,
} from '@fathom/dark-water-salvage/client';
import { For, Show } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { Boat, Sunken } from '../chart/pieces.tsx';
import { Badge, Envelope } from '../parts.tsx';
import '../chart/chart.css';
import './moments.css';

// Each is over in less than a second and a half and says in words what it shows; the log says it to those who listen.

/** The sealed applications, opened one after another in the order of collecting. */
export function Envelopes(props: {
  readonly bids: readonly Bid[];
  readonly nameOf: NameOf;
}): JSX.Element {
  return (
    <div class="dw-moment" style={{ '--many': props.bids.length }}>
      <p class="dw-moment-title">{MOMENTS.opened}</p>
      <ol class="dw-moment-envelopes">
        <For each={props.bids}>
          {(bid, place) => (
            <li style={{ '--place': place() }}>
              <Envelope hunter={bid.hunter} state="opened" amount={bid.amount} />
              <span class="dw-moment-who">
                <Badge hunter={bid.hunter} /> {props.nameOf(bid.hunter)}
              </span>
              <b classList={{ 'dw-short': bid.taken < bid.amount }}>{MOMENTS.got(bid)}</b>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}

interface Scene {
  readonly hunter: HunterName;
  readonly kind: 'raised' | 'located' | 'missed';
}

/** A boat over its own piece of water, with what it does there. */
function Water(props: ParentProps<Scene>): JSX.Element {
  return (
    <svg class={`dw-scene dw-scene-${props.kind}`} viewBox="-150 -70 300 170" aria-hidden="true">
      <path class="dw-scene-water" d="M-150 0h300v100h-300z" />
      <path class="dw-scene-bed" d="M-150 84q40-12 80-4t90 0 90-4 40 6v18h-300z" />
      {props.children}
      <g class="dw-scene-boat" transform="translate(0 -26)">
        <Boat hunter={props.hunter} />
      </g>
      <path
        class="dw-scene-waves"
        d="M-150 2q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0"
      />
    </svg>
  );
}

/** A wreck comes up on the derrick's chain, with what she brings. */
export function Raised(props: {
  readonly event: WreckSalvaged;
  readonly who: string;
}): JSX.Element {
  return (
    <div class="dw-moment">
      <p class="dw-moment-title">
        <Badge hunter={props.event.hunter} /> {MOMENTS.salvaged(props.who, props.event)}
      </p>
      <Water hunter={props.event.hunter} kind="raised">
        <path class="dw-scene-chain" d="M44-18V60" />
        <path class="dw-scene-bubbles" d="M10 70h.1M26 58h.1M-8 62h.1M62 66h.1M78 52h.1M52 44h.1" />
        <g class="dw-scene-wreck">
          <g transform="translate(44 60)">
            <Sunken number={props.event.wreck} state="lies" />
          </g>
        </g>
      </Water>
      <p class="dw-moment-gain">
        <b>{MOMENTS.prestige(props.event.prestige)}</b>
        <b>{MOMENTS.brought(props.event.value)}</b>
      </p>
    </div>
  );
}

/** Sounding rings over a wreck on the bottom. */
export function Located(props: {
  readonly event: WreckLocated;
  readonly who: string;
}): JSX.Element {
  return (
    <div class="dw-moment">
      <p class="dw-moment-title">
        <Badge hunter={props.event.hunter} /> {MOMENTS.located(props.who, props.event)}
      </p>
      <Water hunter={props.event.hunter} kind="located">
        <For each={[0, 1, 2]}>
          {(ring) => <circle class={`dw-scene-ring dw-scene-ring-${ring}`} cy={56} r={46} />}
        </For>
        <g class="dw-scene-wreck" transform="translate(0 56)">
          <Sunken number={props.event.wreck} state="lies" />
        </g>
      </Water>
      <p class="dw-moment-gain">
        <b>{MOMENTS.prestige(props.event.prestige)}</b>
      </p>
    </div>
  );
}

/** An empty hook over an empty bottom. */
export function Missed(props: {
  readonly event: WreckMissed;
  readonly who: string;
  readonly isOwn: boolean;
}): JSX.Element {
  return (
    <div class="dw-moment dw-moment-missed">
      <p class="dw-moment-title">
        <Badge hunter={props.event.hunter} /> {MOMENTS.missed(props.who, props.event)}
      </p>
      <Water hunter={props.event.hunter} kind="missed">
        <path class="dw-scene-chain" d="M0 4V58" />
        <path class="dw-scene-hook" d="M0 54v10a8 8 0 1 1-12-7" />
        <path class="dw-scene-cross" d="M-34 36 34 88M34 36-34 88" />
      </Water>
      <p class="dw-moment-gain">
        <b>{MOMENTS.notHere}</b>
      </p>
      <Show when={props.isOwn}>
        <p class="dw-moment-note">{MOMENTS.barred(props.event)}</p>
      </Show>
    </div>
  );
}
