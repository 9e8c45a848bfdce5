import {
  SIDE_LETTERS,
  TABLE,
  chartById,
  depthAt,
  diverOf,
  hexWords,
  markerAt,
} from '@fathom/search-diver/client';
import type {
  ChartLabel,
  Hex,
  Search,
  SideName,
  ViewedDive,
  ViewedMarker,
} from '@fathom/search-diver/client';
import { For, Show, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { HexBoard } from '../../../board/hex-board.tsx';
import { At } from '../../../board/sheet.tsx';
import { mayMove } from '../../../frame/settings.ts';
import { afterFrame } from '../../../table/in-turn.ts';
import type { Desk } from '../desk/desk.ts';
import { isFocusOurs } from '../desk/desk.ts';
import { unit } from '../units.ts';
import { shapeOf } from './geometry.ts';
import { Marker } from './marker.tsx';
import { Sea } from './sea.tsx';
import './chart.css';

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
export function DiverChart(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const labels = createMemo(
    (): readonly ChartLabel[] => chartById(desk.view().setup.map)?.labels ?? [],
  );
  const taken = createMemo(() => new Set(desk.view().markers.map(({ hex }) => hex)));
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
  return (
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
      handle={desk.setBoard}
    >
      <Sea chart={desk.chart()} labels={labels()} look="chart" taken={taken()}>
        <LastDives desk={desk} />
        <Markers desk={desk} />
        <Truth desk={desk} />
        <Ripples desk={desk} />
      </Sea>
    </HexBoard>
  );
}

function Markers(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const best = createMemo(
    (): ReadonlyMap<Hex, Search> => new Map(desk.offers().map((offer) => [offer.hex, offer.best])),
  );
  const bestAt = (marker: ViewedMarker): Search | null => {
    const { phase } = desk.view();
    return phase === 'placing' || phase === 'over' ? null : (best().get(marker.hex) ?? null);
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
          <g transform="translate(0 -7)">
            <Marker
              face={marker.face}
              turnedBy={marker.turnedBy}
              best={bestAt(marker)}
              isFresh={isFresh(marker.hex) && mayMove()}
            />
          </g>
        </At>
      )}
    </For>
  );
}

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
              <circle r={31} cy={-3} />
              <Show when={markerAt(props.desk.view(), dive().hex)?.turnedBy !== side}>
                <text x={side === 'red' ? -26 : 26} y={-20}>
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
          <g transform="translate(0 -7)">
            <Marker face={props.desk.view().kind} turnedBy={null} best={null} />
          </g>
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
