import { SIDE_LETTERS, depthNumber } from '@fathom/search-diver/client';
import type { Face, SideName, TargetKind } from '@fathom/search-diver/client';
import { Match, Show, Switch, createUniqueId } from 'solid-js';
import type { JSX } from 'solid-js';
import { unit } from '../units.ts';

interface MarkerProps {
  readonly face: Face | null; // null: face down
  readonly turnedBy: SideName | null;
  readonly depth?: number | null; // under it, in feet; without it there is a question mark
  readonly turns?: number | null; // chance that the diver in view turns it; null: not of interest
  readonly isFresh?: boolean; // just turned
}

/** A counter on the chart, about 58 wide around its middle. Hatching is the unknown. */
export function Marker(props: MarkerProps): JSX.Element {
  return (
    <g class="sd-marker" classList={{ 'sd-fresh': props.isFresh === true }}>
      <Switch>
        <Match when={props.face === null}>
          <FaceDown depth={props.depth ?? null} turns={props.turns ?? null} />
        </Match>
        <Match when={props.face === 'dummy'}>
          <g class="sd-dummy">
            <circle class="sd-marker-ground" r={19} />
            <DiverSign />
          </g>
        </Match>
        <Match when={props.face !== 'dummy' ? props.face : null}>
          {(kind) => (
            <g class="sd-found">
              <circle class="sd-marker-ground" r={26} />
              <TargetSign kind={kind()} />
            </g>
          )}
        </Match>
      </Switch>
      <Show when={props.face === 'dummy' ? props.turnedBy : null}>
        {(side) => (
          <text class={`sd-turner sd-side-${side()}`} x={21} y={-10}>
            {SIDE_LETTERS[side()]}
          </text>
        )}
      </Show>
    </g>
  );
}

interface FaceDownProps {
  readonly depth: number | null;
  readonly turns: number | null;
}

const RIM = 29;
const GAUGE = 25; // the radius of the ring that fills with the chance
const ROUND = 2 * Math.PI * GAUGE;

function FaceDown(props: FaceDownProps): JSX.Element {
  const clip = createUniqueId();
  return (
    <g classList={{ 'sd-down': true, 'sd-hopeless': props.turns === 0 }}>
      <clipPath id={clip}>
        <circle r={RIM} />
      </clipPath>
      <circle class="sd-marker-ground" r={RIM} />
      <path
        class="sd-hatching"
        clip-path={`url(#${clip})`}
        d="M-36-4-4-36M-36 6 6-36M-36 16 16-36M-36 26 26-36M-26 36 36-26M-16 36 36-16M-6 36 36-6M4 36 36 4"
      />
      <circle class="sd-marker-eye" r={21} />
      <Show when={props.turns}>
        {(turns) => (
          <circle
            class="sd-gauge"
            r={GAUGE}
            transform="rotate(-90)"
            stroke-dasharray={`${turns() * ROUND} ${ROUND}`}
          />
        )}
      </Show>
      <circle class="sd-marker-rim" r={RIM} />
      <text class="sd-marker-sign" dy="0.36em">
        {props.depth === null ? '?' : depthNumber(props.depth, unit())}
      </text>
    </g>
  );
}

/** A diver with fins: what is on the face of every dummy. */
export function DiverSign(): JSX.Element {
  return (
    <g class="sd-sign">
      <circle cx={8} cy={-3} r={3.4} />
      <path d="M4-2c-5-1-8 1-12 4l-5-1 2 4 4 1c5-1 8-2 11-4z" />
      <path d="M-2-5h6v3h-6z" />
    </g>
  );
}

/** What is looked for: a ship, a lifebuoy for somebody in need, an aircraft. About 36 wide. */
export function TargetSign(props: { readonly kind: TargetKind }): JSX.Element {
  return (
    <g class="sd-sign sd-target-sign">
      <Switch>
        <Match when={props.kind === 'ship'}>
          <path d="M-17 2 14-7l-3 11c-2 5-7 8-13 8-7 0-12-4-15-10z" />
          <path d="M-7-2-10-14M3-5 1-17M-13-10l10-3M-3-13l9-3" class="sd-sign-line" />
        </Match>
        <Match when={props.kind === 'victim'}>
          <circle class="sd-sign-ring" r={10.5} />
          <path class="sd-sign-bands" d="M-10-10-5-5M10-10 5-5M-10 10-5 5M10 10 5 5" />
        </Match>
        <Match when={props.kind === 'aircraft'}>
          <path d="M-2-15h4l2 11 12 6v4L4 3 3 10l5 4v3l-8-2-8 2v-3l5-4-1-7-12 3V2l12-6z" />
        </Match>
      </Switch>
    </g>
  );
}
