import { Match, Switch } from 'solid-js';
import type { JSX } from 'solid-js';

export type Mood = 'won' | 'lost' | 'calm';

const swell = (start: string, length: number): string =>
  `M-300 ${start}t${`${length} 0t`.repeat(1_000 / length)}${length} 0V72H-300z`;
const FAR = swell('56q15-8 30 0', 30);
const NEAR = swell('63q20-8 40 0', 40);

/** The sea at the end of the match: a flag over it, a bow going under, or nothing but swell. */
export function EndPicture(props: { readonly mood: Mood }): JSX.Element {
  return (
    <svg
      class="end-picture"
      viewBox="-200 0 640 72"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Switch>
        <Match when={props.mood === 'won'}>
          <g class="end-sun">
            <path d="M120 8v-6M86 18l-5-4M154 18l5-4M72 40h-7M168 40h7" />
            <circle cx={120} cy={42} r={26} />
          </g>
          <g class="end-boat">
            <path class="end-hull" d="M84 50h72l-11 15H95z" />
            <path class="end-mast" d="M120 50V15" />
            <path class="end-flag" d="M120 15q10-5 18 0t18 0v15q-10 5-18 0t-18 0z" />
          </g>
        </Match>
        <Match when={props.mood === 'lost'}>
          <g class="end-boat">
            <path class="end-hull" d="M108 62 124 12l15 4-6 46z" />
            <path class="end-mast" d="M135 31l17 5" />
          </g>
          <g class="end-bubbles">
            <circle cx={96} cy={52} r={4} />
            <circle cx={88} cy={42} r={2.5} />
            <circle cx={156} cy={54} r={3} />
          </g>
        </Match>
        <Match when={props.mood === 'calm'}>
          <g class="end-boat">
            <path class="end-hull" d="M104 46h32l-5 10h-22z" />
            <path class="end-mast" d="M120 46V24l12 14h-12" />
          </g>
        </Match>
      </Switch>
      <path class="end-wave end-wave-far" d={FAR} />
      <path class="end-wave" d={NEAR} />
    </svg>
  );
}
