import type { JSX } from 'solid-js';
import { For } from 'solid-js';
import { SystemMark } from '../components/system-icon.tsx';
import { gaugeText } from '@fathom/captain-sonar/client';
import type { GaugeState } from '../components/gauge-state.ts';
import './first-mate.css';

const SWEEP = 260; // degrees, open at the bottom
const GAP = 7;
const RIM = { outer: 50, inner: 37 } as const;

const onCircle = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
};

/** One space of a dial: a piece of ring. */
function space(index: number, spaces: number): string {
  const width = SWEEP / spaces;
  const from = -SWEEP / 2 + index * width + GAP / 2;
  const to = from + width - GAP;
  const far = to - from > 180 ? 1 : 0;
  return (
    `M${onCircle(RIM.outer, from)}A${RIM.outer} ${RIM.outer} 0 ${far} 1 ${onCircle(RIM.outer, to)}` +
    `L${onCircle(RIM.inner, to)}A${RIM.inner} ${RIM.inner} 0 ${far} 0 ${onCircle(RIM.inner, from)}Z`
  );
}

/** A gauge as an instrument: a ring of spaces, the system in the middle, a lamp below. */
export function Dial(props: {
  readonly state: GaugeState;
  readonly isNext?: boolean;
}): JSX.Element {
  const spaces = (): readonly number[] => Array.from({ length: props.state.spaces }, (_, i) => i);
  const needle = (): number => -SWEEP / 2 + (SWEEP * props.state.marks) / props.state.spaces;
  return (
    <svg
      class="dial"
      classList={{ 'is-ready': props.state.isReady, 'is-broken': props.state.isBroken }}
      viewBox="-60 -60 120 120"
      aria-hidden="true"
    >
      <circle class="dial-bezel" r={57} />
      <circle class="dial-face" r={53} />
      <For each={spaces()}>
        {(index) => (
          <path
            class="dial-space"
            classList={{
              'is-marked': index < props.state.marks,
              'is-next': props.isNext === true && index === props.state.marks,
            }}
            d={space(index, props.state.spaces)}
          />
        )}
      </For>
      <path class="dial-needle" transform={`rotate(${needle()})`} d="M0-35L3-24H-3Z" />
      <g class="dial-system" transform="translate(0 -2)">
        <SystemMark system={props.state.system} size={38} />
      </g>
      <circle class="dial-lamp" cy={44} r={6} />
      <path
        class="dial-fault"
        d={props.state.isBroken ? 'M-3.5 40.500L3.5 47.500M3.5 40.500L-3.5 47.5' : ''}
      />
    </svg>
  );
}

/** A dial to look at, with its state in words. */
export function GaugePicture(props: {
  readonly state: GaugeState;
  readonly name: string;
}): JSX.Element {
  return (
    <div class="gauge" classList={{ 'is-ready': props.state.isReady }}>
      <Dial state={props.state} />
      <span class="gauge-name">{props.name}</span>
      <span class="gauge-words">{gaugeText(props.state)}</span>
    </div>
  );
}
