import { COURSES } from '@fathom/captain-sonar/client';
import type { Course } from '@fathom/captain-sonar/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { PANEL_NAMES } from './names.ts';
import './components.css';

const TURNS: { readonly [Name in Course]: number } = { N: 0, E: 90, S: 180, W: 270 };

/** A compass that shows a course, or none. */
export function Compass(props: {
  readonly course: Course | null;
  readonly label: string;
}): JSX.Element {
  return (
    <svg class="compass" viewBox="-110 -110 220 220" role="img" aria-label={props.label}>
      <circle class="compass-rim" r={104} />
      <circle class="compass-card" r={78} />
      <path class="compass-ticks" d={ticks()} />
      <For each={COURSES}>
        {(course) => (
          <g
            class="compass-point"
            classList={{ 'is-set': props.course === course }}
            transform={`rotate(${TURNS[course]})`}
          >
            <path d="M0-74L13-15L0-6L-13-15Z" />
            <text y={-84} transform={`rotate(${-TURNS[course]} 0 -91)`} aria-hidden="true">
              {PANEL_NAMES[course].charAt(0)}
            </text>
          </g>
        )}
      </For>
      <circle class="compass-pin" r={7} />
    </svg>
  );
}

function ticks(): string {
  return Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    const long = i % 4 === 0 ? 68 : 73;
    const at = (r: number): string =>
      `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`;
    return `M${at(long)}L${at(78)}`;
  }).join('');
}
