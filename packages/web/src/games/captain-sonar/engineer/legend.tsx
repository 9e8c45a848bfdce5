import {
  CIRCUITS,
  CIRCUIT_SYMBOLS,
  COLOURS,
  COLOUR_NAMES,
  REACTOR_SYMBOLS,
  engineerWords,
  systemsOfColour,
} from '@fathom/captain-sonar/client';
import type { PanelSymbol, Scenario } from '@fathom/captain-sonar/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { SymbolIcon } from '../components/symbol-icon.tsx';

interface LegendProps {
  readonly broken: readonly PanelSymbol[];
  readonly scenario: Scenario;
}

/** What the shapes stand for, and how far each circuit and the reactor are. */
export function Legend(props: LegendProps): JSX.Element {
  const marked = (symbols: readonly PanelSymbol[]): number =>
    symbols.filter((symbol) => props.broken.includes(symbol)).length;
  return (
    <div class="eng-legend">
      <ul class="eng-shapes">
        <For each={COLOURS}>
          {(colour) => (
            <li>
              <SymbolIcon colour={colour} />
              <span>
                <b>{COLOUR_NAMES[colour]}</b>{' '}
                <small>
                  {colour === 'radiation'
                    ? engineerWords.reactorMarked(marked(REACTOR_SYMBOLS), REACTOR_SYMBOLS.length)
                    : systemsOfColour(colour, props.scenario)}
                </small>
              </span>
            </li>
          )}
        </For>
      </ul>
      <ul class="eng-circuits">
        <For each={CIRCUITS}>
          {(circuit) => (
            <li class={`circuit-${circuit}`}>
              <svg viewBox="0 0 34 12" aria-hidden="true">
                <g class="eng-wire">
                  <path class="eng-wire-core" d="M2 6H32" />
                </g>
              </svg>
              <span>
                <b>{circuit}</b>{' '}
                <small>{engineerWords.circuitMarked(marked(CIRCUIT_SYMBOLS[circuit]))}</small>
              </span>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
