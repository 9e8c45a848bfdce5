import {
  SIDES,
  SIDE_LETTERS,
  TABLE,
  chartById,
  depthAt,
  diverOf,
  hexWords,
  markerAt,
  whyNotHere,
} from '@fathom/search-diver/client';
import type {
  ChartLabel,
  Hex,
  SideName,
  ViewedDive,
  ViewedMarker,
} from '@fathom/search-diver/client';
import { For, Show, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { HexBoard } from '../../../board/hex-board.tsx';
import type { Box } from '../../../board/shape.ts';
import { At } from '../../../board/sheet.tsx';
import { mayMove } from '../../../frame/settings.ts';
import { later } from '../../../table/later.tsx';
import { afterFrame } from '../../../table/in-turn.ts';
import type { Desk } from '../desk/desk.ts';
import { isFocusOurs } from '../desk/desk.ts';
import { unit } from '../units.ts';
import { middleOf, shapeOf } from './geometry.ts';
import { Marker } from './marker.tsx';
import { Sea } from './sea.tsx';
import type { Zoom } from './zoom.ts';
import { handleZoom } from './zoom-hands.ts';
import './chart.css';

const chartSigns = () => import('./chart-signs.tsx');

const Advised = later(chartSigns, 'Advised');
const MarkerTip = later(chartSigns, 'MarkerTip');

/** What the waters of a match are called. */
export const watersName = ({ view }: Desk): string =>
  TABLE.waters(view(), chartById(view().setup.map)?.name ?? null);

/** A hex in words. */
function describeHex(desk: Desk, hex: Hex): string {
  const { kind, target, phase, divers } = desk.view();
  const duty = desk.duty();
  const isOfInterest = phase !== 'placing' && phase !== 'over';
  return hexWords(
    {
      hex,
      depth: depthAt(desk.chart(), hex),
      marker: markerAt(desk.view(), hex),
      kind,
      isTarget: target === hex,
      best: isOfInterest ? (desk.offers().find((each) => each.hex === hex)?.best ?? 'none') : null,
      lastDives: divers.filter(({ lastDive }) => lastDive?.hex === hex).map(({ side }) => side),
      use: desk.targets().has(hex) && (duty === 'place' || duty === 'search') ? duty : null,
    },
    unit(),
  );
}

/** The chart as one person sees it, with all that can be chosen on it now. */
export function DiverChart(props: { readonly desk: Desk; readonly zoom: Zoom }): JSX.Element {
  const { desk, zoom } = props;
  const [hovered, setHovered] = createSignal<Hex | null>(null);
  // Whoever lays markers needs every depth, and no names.
  const isLaying = createMemo(() => desk.view().phase === 'placing');
  const labels = createMemo((): readonly ChartLabel[] =>
    isLaying() ? [] : (chartById(desk.view().setup.map)?.labels ?? []),
  );
  const taken = createMemo(() => new Map(desk.view().markers.map(({ hex, face }) => [hex, face])));
  const home = (): Hex | null => desk.picked() ?? desk.offers()[0]?.hex ?? null;
  const lit = (): 'frames' | 'dots' | 'none' => {
    if (desk.duty() === 'place') return 'dots';
    return desk.duty() === 'search' || (desk.duty() === 'dive' && !desk.isPassing())
      ? 'frames'
      : 'none';
  };
  // The keys go back to the chart when there is something to pick on it.
  createEffect(
    on(
      [desk.duty, desk.isTiming],
      ([duty, isTiming]) => {
        if (isTiming || !isFocusOurs()) return;
        if (duty === 'dive' || duty === 'search')
          onCleanup(afterFrame(() => isFocusOurs() && desk.board()?.focus(null)));
      },
      { defer: true },
    ),
  );
  const shown = createMemo(() => desk.picked() ?? desk.advisedHex());
  createEffect(
    on(
      shown,
      (hex) => {
        if (hex !== null) onCleanup(afterFrame(() => zoom.reveal(middleOf(hex))));
      },
      { defer: true },
    ),
  );
  const followFocus = (event: FocusEvent): void => {
    const cell = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
    const hex = cell?.getAttribute('data-cell');
    if (typeof hex === 'string' && cell?.matches(':focus-visible') === true)
      zoom.reveal(middleOf(hex as Hex));
  };
  return (
    <div
      ref={(element) => {
        zoom.viewport(element);
        handleZoom(element, zoom);
      }}
      class="sd-sea"
      classList={{ 'sd-sea-part': !zoom.isWhole() }}
      style={seaStyle(desk, zoom)}
      onFocusIn={followFocus}
    >
      <Show when={zoom.scale() !== null}>
        <HexBoard
          shape={shapeOf(desk.chart())}
          label={watersName(desk)}
          describe={(hex) => describeHex(desk, hex)}
          targets={desk.targets()}
          lit={lit()}
          chosen={desk.picked()}
          pending={desk.pending()}
          home={home()}
          onChoose={desk.pick}
          whyNot={(hex) => whyNotHere(desk.view(), hex, { side: desk.side(), unit: unit() })}
          onHover={setHovered}
          handle={desk.setBoard}
        >
          <Sea chart={desk.chart()} labels={labels()} look="chart" taken={taken()}>
            <LastDives desk={desk} />
            <Markers desk={desk} />
            <Truth desk={desk} />
            <Ripples desk={desk} />
            <Show when={desk.advisedHex()}>{(hex) => <Advised hex={hex()} />}</Show>
          </Sea>
          <Show when={hovered()}>
            {(hex) => <MarkerTip desk={desk} hex={hex()} scale={zoom.scale() ?? 1} />}
          </Show>
        </HexBoard>
      </Show>
    </div>
  );
}

/** How large the drawing is and, in its own units, a pixel: words never are smaller than twelve of them. */
function seaStyle(desk: Desk, zoom: Zoom): JSX.CSSProperties {
  const { width, height } = wholeOf(desk);
  const scale = zoom.scale() ?? 0;
  return {
    '--sd-width': `${width * scale}px`,
    '--sd-height': `${height * scale}px`,
    '--sd-px': `${scale === 0 ? 1 : 1 / scale}px`,
  };
}

/** All of the drawing: the frame and the room for labels around it. */
export function wholeOf(desk: Desk): Box {
  const { frame, margin } = shapeOf(desk.chart()).geometry;
  return {
    x: frame.x - margin.left,
    y: frame.y - margin.top,
    width: frame.width + margin.left + margin.right,
    height: frame.height + margin.top + margin.bottom,
  };
}

function Markers(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const turns = createMemo(
    (): ReadonlyMap<Hex, number> => new Map(desk.offers().map((offer) => [offer.hex, offer.turns])),
  );
  const turnsAt = (marker: ViewedMarker): number | null => {
    const { phase } = desk.view();
    return phase === 'placing' || phase === 'over' ? null : (turns().get(marker.hex) ?? null);
  };
  const isTold = (hex: Hex): boolean => markerAt(desk.table.told(), hex) !== null;
  const isFresh = (hex: Hex): boolean =>
    desk.table
      .news()
      .some((event) => event.type === 'searched' && event.hex === hex && event.face !== null);
  return (
    <For each={desk.view().markers}>
      {(marker) => (
        <At cell={marker.hex} class={isTold(marker.hex) ? '' : 'pending'}>
          <g transform={marker.face === 'dummy' ? 'translate(0 -8)' : undefined}>
            <Marker
              face={marker.face}
              turnedBy={marker.turnedBy}
              depth={depthAt(desk.chart(), marker.hex)}
              turns={turnsAt(marker)}
              isFresh={isFresh(marker.hex) && mayMove()}
            />
          </g>
        </At>
      )}
    </For>
  );
}

/** Where the letters of those who were in a hex last stand, so that all have room. */
const LETTER_PLACES: readonly { readonly x: number; readonly y: number }[] = [
  { x: -27, y: -22 },
  { x: 27, y: -22 },
  { x: -27, y: 36 },
  { x: 27, y: 36 },
];

/** Where each diver was last. */
function LastDives(props: { readonly desk: Desk }): JSX.Element {
  const isTold = (side: SideName, { day, hour }: ViewedDive): boolean => {
    const told = diverOf(props.desk.table.told(), side)?.lastDive ?? null;
    return told !== null && told.day === day && told.hour === hour;
  };
  return (
    <For each={props.desk.view().divers.filter(({ lastDive }) => lastDive !== null)}>
      {({ side, lastDive }) => (
        <Show when={lastDive}>
          {(dive) => (
            <At
              cell={dive().hex}
              class={`sd-last-dive sd-side-${side} ${isTold(side, dive()) ? '' : 'pending'}`}
            >
              <circle r={32} />
              <Show when={markerAt(props.desk.view(), dive().hex)?.turnedBy !== side}>
                <text
                  x={LETTER_PLACES[SIDES.indexOf(side)]?.x}
                  y={LETTER_PLACES[SIDES.indexOf(side)]?.y}
                >
                  {SIDE_LETTERS[side]}
                </text>
              </Show>
            </At>
          )}
        </Show>
      )}
    </For>
  );
}

/** When all is over: where it lay, if nobody found it. */
function Truth(props: { readonly desk: Desk }): JSX.Element {
  const missed = (): Hex | null => {
    const { target, markers } = props.desk.view();
    return markers.some(({ hex, face }) => hex === target && face === null) ? target : null;
  };
  return (
    <Show when={missed()}>
      {(hex) => (
        <At cell={hex()} class="sd-truth">
          <Marker face={props.desk.view().kind} turnedBy={null} />
        </At>
      )}
    </Show>
  );
}

const LASTS = 390;

/** Rings where somebody has just searched, once and briefly; nothing for those who want nothing to move. */
function Ripples(props: { readonly desk: Desk }): JSX.Element {
  const [hexes, setHexes] = createSignal<readonly Hex[]>([]);
  let timer: number | undefined;
  createEffect(() => {
    const fresh = props.desk.table
      .news()
      .flatMap((event) =>
        event.type === 'dived' || event.type === 'markerPlaced' ? [event.hex] : [],
      );
    if (fresh.length === 0 || !mayMove()) return;
    setHexes(fresh);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => setHexes([]), LASTS);
  });
  onCleanup(() => window.clearTimeout(timer));
  return (
    <For each={hexes()}>
      {(hex) => (
        <At cell={hex}>
          <circle class="chart-ring" r={70} />
          <circle class="chart-ring" r={46} />
        </At>
      )}
    </For>
  );
}
