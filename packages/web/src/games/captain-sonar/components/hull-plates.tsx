import { hullPlatesWords } from '@fathom/captain-sonar/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import './components.css';

interface HullPlatesProps {
  readonly name: string; // whose: "Alpha"
  readonly damage: number;
  readonly sinksAt: number;
}

const PLATE = 26;

/** A boat's hull, plate by plate: each damage holes one. */
export function HullPlates(props: HullPlatesProps): JSX.Element {
  const plates = (): readonly number[] => Array.from({ length: props.sinksAt }, (_, i) => i);
  const words = (): string => {
    const left = props.sinksAt - props.damage;
    if (left <= 0) return hullPlatesWords.sunk;
    return props.damage === 0 ? hullPlatesWords.whole : hullPlatesWords.damage(props.damage, left);
  };
  return (
    <div class="hull-plates">
      <span>{props.name}</span>
      <svg
        viewBox={`-14 -14 ${props.sinksAt * PLATE + 28} 28`}
        role="img"
        aria-label={hullPlatesWords.holed(props.damage, props.sinksAt)}
      >
        <For each={plates()}>
          {(plate) => (
            <g transform={`translate(${plate * PLATE + PLATE / 2} 0)`}>
              <path
                class="hull-plate"
                classList={{ 'is-holed': plate < props.damage }}
                d={plateShape(plate, props.sinksAt)}
              />
              <path class="hull-hole" d={plate < props.damage ? 'M-5-5L5 5M5-5L-5 5' : ''} />
            </g>
          )}
        </For>
      </svg>
      <small>{words()}</small>
    </div>
  );
}

/** Rounded like a stern first, pointed like a bow last. */
function plateShape(plate: number, plates: number): string {
  const bow = plate === plates - 1 ? 'H7Q22-8 24 0Q22 8 7 11' : 'H11V11';
  const stern = plate === 0 ? 'H-11Q-22 8-22 0Q-22-8-11-11' : 'H-11V-11';
  return `M-11-11${bow}${stern}Z`;
}
