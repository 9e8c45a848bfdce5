import {
  HALF_WIDTH,
  SECTIONS,
  alongSection,
  hullWords,
  sectionLength,
} from '@fathom/captain-sonar/client';
import type { Point, Role } from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { channelPath } from './channel.ts';
import './hull.css';

interface HullDrawingProps {
  readonly traced: readonly Role[];
  readonly section: number | null; // the one that is traced now
  readonly reached: number; // along it
}

/** Inside each section, for the initials of who traced it. */
const SIGNED_AT: readonly Point[] = [
  [180, 225],
  [395, 225],
  [610, 225],
  [830, 225],
];

/** The boat on the hull sheet, its four channels, and how far they are traced. */
export function HullDrawing(props: HullDrawingProps): JSX.Element {
  return (
    <>
      <path
        class="hull-body"
        d="M52 225Q62 130 260 122H524L540 46H662L678 122H740Q950 128 966 225Q950 322 740 328H260Q62 322 52 225Z"
      />
      <path class="hull-screw" d="M40 175V275M52 225H24M24 195V255" />
      <For each={SECTIONS}>
        {(_, section) => (
          <g
            class="hull-section"
            classList={{
              'is-next': props.section === section(),
              'is-traced': section() < props.traced.length,
            }}
          >
            <path class="hull-bank" d={channelPath(section())} stroke-width={HALF_WIDTH * 2 + 5} />
            <path class="hull-channel" d={channelPath(section())} stroke-width={HALF_WIDTH * 2} />
            <Show when={section() < props.traced.length}>
              <path class="hull-trace" d={channelPath(section())} />
              <text class="hull-initials" x={signedAt(section()).x} y={signedAt(section()).y}>
                {initialsOf(props.traced[section()])}
              </text>
            </Show>
            <Show when={props.section === section() && props.reached > 0}>
              <path class="hull-trace" d={partOfChannel(section(), props.reached)} />
            </Show>
          </g>
        )}
      </For>
    </>
  );
}

function signedAt(section: number): { readonly x: number; readonly y: number } {
  const [x, y] = SIGNED_AT[section] ?? [0, 0];
  return { x, y: y + 14 };
}

const initialsOf = (role: Role | undefined): string =>
  role === undefined ? '' : hullWords.initials[role];

const STEP = 6;

/** The middle of the channel as far as it is traced. */
function partOfChannel(section: number, reached: number): string {
  const steps = Math.ceil(reached / STEP);
  return Array.from({ length: steps + 1 }, (_, i) =>
    alongSection(section, Math.min(reached, i * STEP)),
  )
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
}

/** How much of the whole hull is traced, from 0 to 100. */
export function hullPercent({ traced, section, reached }: HullDrawingProps): number {
  const share = section === null ? 0 : Math.min(1, reached / sectionLength(section));
  return Math.round((100 * (traced.length + share)) / SECTIONS.length);
}

/** The whole sheet, small: what the crew has done so far. */
export function HullPicture(props: HullDrawingProps & { readonly label?: string }): JSX.Element {
  const words = (): string => props.label ?? hullWords.picture(hullPercent(props), props.traced);
  return (
    <svg class="hull-picture" viewBox="12 36 966 302" role="img" aria-label={words()}>
      <HullDrawing {...props} />
    </svg>
  );
}
