import {
  CIRCUITS,
  PANELS,
  courseTitle,
  engineerWords,
  openSymbols,
} from '@fathom/captain-sonar/client';
import type {
  Circuit,
  Course,
  Fitting,
  MarkWeight,
  PanelSymbol,
} from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { SymbolMark } from '../components/symbol-icon.tsx';
import { BOARD, DIVIDER, PANEL_ORDER, spotOf, WIRES } from './wiring.ts';
import './engineer.css';

export interface PanelBoardProps {
  readonly broken: readonly PanelSymbol[];
  readonly lit: Course | null; // the panel of the heading
  readonly chosen: PanelSymbol | null;
}

const ARROWS: { readonly [Name in Course]: string } = {
  N: 'M0-9L7 3H-7Z',
  E: 'M9 0L-3 7V-7Z',
  S: 'M0 9L7-3H-7Z',
  W: 'M-9 0L3 7V-7Z',
};

const circuitOf = (symbol: PanelSymbol | null): Circuit | null =>
  PANEL_ORDER.flatMap((course) => PANELS[course]).find((each) => each.symbol === symbol)?.circuit ??
  null;

/** The board under the symbols: four panels, and the wires between them. */
export function PanelBackdrop(props: PanelBoardProps): JSX.Element {
  return (
    <svg class="eng-ground" viewBox={`0 0 ${BOARD.width} ${BOARD.height}`} aria-hidden="true">
      <For each={PANEL_ORDER}>
        {(course, i) => (
          <g
            class="eng-panel"
            classList={{ 'is-lit': props.lit === course, 'is-quiet': props.lit !== course }}
            transform={`translate(${i() * BOARD.panel} 0)`}
          >
            <rect class="eng-plate" x={2} y={1} width={96} height={BOARD.height - 2} rx={7} />
            <path class="eng-head" d="M2 46V8Q2 1 9 1H91Q98 1 98 8V46Z" />
            <path class="eng-arrow" transform="translate(17 15)" d={ARROWS[course]} />
            <text class="eng-course" x={57} y={21}>
              {courseTitle(course)}
            </text>
            <text class="eng-left" x={50} y={39}>
              {engineerWords.left(openSymbols(props.broken, course).length)}
            </text>
            <path class="eng-divider" d={`M12 ${DIVIDER}H88`} />
          </g>
        )}
      </For>
      <For each={CIRCUITS}>
        {(circuit) => (
          <g
            class={`eng-wire circuit-${circuit}`}
            classList={{ 'is-chosen': circuitOf(props.chosen) === circuit }}
          >
            <path class="eng-wire-rim" d={WIRES[circuit]} />
            <path class="eng-wire-core" d={WIRES[circuit]} />
          </g>
        )}
      </For>
    </svg>
  );
}

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** Puts a symbol onto its place on the board, whatever the size of the board. */
export function placeStyle(symbol: PanelSymbol): JSX.CSSProperties {
  const { x, y } = spotOf(symbol);
  return {
    left: percent(x - BOARD.symbol / 2, BOARD.width),
    top: percent(y - BOARD.symbol / 2, BOARD.height),
    width: percent(BOARD.symbol, BOARD.width),
    height: percent(BOARD.symbol, BOARD.height),
  };
}

/** A minus breaks a system, a plus repairs, an exclamation mark is damage; null: it costs nothing now. */
const OMENS: { readonly [Weight in MarkWeight]: string | null } = {
  quiet: null,
  breaks: 'M-4 0H4',
  repairs: 'M-4 0H4M0-4V4',
  damage: 'M0-4.5V1M0 4V4.6',
};

/** A symbol as it is drawn, crossed out when it is broken. */
export function SymbolFace(props: {
  readonly fitting: Fitting;
  readonly broken: boolean;
  readonly omen?: MarkWeight | null; // what marking it now would do
}): JSX.Element {
  return (
    <svg class="eng-face" viewBox="-25 -25 50 50" aria-hidden="true">
      <circle class="eng-socket" r={23.5} />
      <g transform="scale(0.9)">
        <SymbolMark colour={props.fitting.colour} />
      </g>
      <Show when={OMENS[props.omen ?? 'quiet']}>
        {(sign) => (
          <g class={`eng-omen weight-${props.omen}`} transform="translate(17 -16)">
            <circle r={7.5} />
            <path d={sign()} />
          </g>
        )}
      </Show>
      <path class="eng-cross" d={props.broken ? 'M-17-15Q-2-3 17 17M16-17Q4-2-17 15' : ''} />
    </svg>
  );
}

/** The board to look at, for pages and for those whose station it is not. */
export function PanelPicture(props: PanelBoardProps & { readonly label: string }): JSX.Element {
  return (
    <div class="eng-board is-still" role="img" aria-label={props.label}>
      <PanelBackdrop {...props} />
      <For each={PANEL_ORDER.flatMap((course) => PANELS[course])}>
        {(fitting) => (
          <span
            class="eng-symbol"
            classList={{
              'is-lit': props.lit === null || props.lit === fitting.course,
              'is-broken': props.broken.includes(fitting.symbol),
              'is-chosen': props.chosen === fitting.symbol,
            }}
            style={placeStyle(fitting.symbol)}
          >
            <SymbolFace fitting={fitting} broken={props.broken.includes(fitting.symbol)} />
          </span>
        )}
      </For>
    </div>
  );
}
