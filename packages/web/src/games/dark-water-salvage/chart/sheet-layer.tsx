import { DEPTHS, REGIONS } from '@fathom/dark-water-salvage/client';
import type { Bearing, Region } from '@fathom/dark-water-salvage/client';
import { For, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { CELL, centreOf } from '../../../board/shape.ts';
import { At } from '../../../board/sheet.tsx';
import type { PencilSheet } from '../desk/pencil.ts';
import { areaOf } from '../desk/sheet.ts';
import type { Mark, WreckSheet } from '../desk/sheet.ts';
import { BadgeShape } from '../parts.tsx';
import { LAKE } from './lake-map.tsx';

const EDGE = 46;
/** Diagonal lines that fill a region. Drawn one by one: a pattern would need an id of its own on every board. */
const HATCHING: string = Array.from({ length: 11 }, (_, i) => (i - 5) * 16)
  .map((k) => {
    const from = Math.max(-EDGE, k - EDGE);
    const to = Math.min(EDGE, k + EDGE);
    return `M${from} ${k - from}L${to} ${k - to}`;
  })
  .join('');

/** Hatched: can still hold the wreck. Framed as well: the only one. */
export function Candidates(props: { readonly regions: readonly Region[] }): JSX.Element {
  return (
    <For each={props.regions}>
      {(region) => (
        <At cell={region}>
          <path class="chart-hatching" d={HATCHING} />
          <Show when={props.regions.length === 1}>
            <rect class="dw-certain" x={-45} y={-45} width={90} height={90} rx={8} />
          </Show>
        </At>
      )}
    </For>
  );
}

/** What the latest answer has ruled out, as long as it is news. */
export function RuledOut(props: { readonly regions: readonly Region[] }): JSX.Element {
  return (
    <For each={props.regions}>
      {(region) => (
        <At cell={region} class="dw-ruled-out">
          <rect x={-47} y={-47} width={94} height={94} />
          <path d="M-13-13 13 13M13-13-13 13" />
        </At>
      )}
    </For>
  );
}

/** What a hunter was told about one wreck: each answer as the ray, quadrant or depth it means. */
export function MarksLayer(props: { readonly marks: readonly Mark[] }): JSX.Element {
  return <For each={props.marks}>{(mark) => <MarkDrawing mark={mark} />}</For>;
}

const isDepth = ({ card }: Mark): boolean => (DEPTHS as readonly string[]).includes(card);

function MarkDrawing(props: { readonly mark: Mark }): JSX.Element {
  return (
    <Switch>
      <Match when={isDepth(props.mark)}>
        <Depths mark={props.mark} />
      </Match>
      <Match when={true}>
        <Sweep from={props.mark.card as Region} bearing={props.mark.answer as Bearing} />
      </Match>
    </Switch>
  );
}

/** The part of the map a bearing means, and a needle from where it was taken. */
function Sweep(props: { readonly from: Region; readonly bearing: Bearing }): JSX.Element {
  const area = () => areaOf(props.from, props.bearing);
  const needle = (): string => {
    const { x, y } = centreOf(LAKE, props.from);
    const [dx, dy] = stepOf(props.bearing);
    const length = dx !== 0 && dy !== 0 ? 62 : 78;
    return `M${x + dx * 30} ${y + dy * 30}L${x + dx * length} ${y + dy * length}`;
  };
  const head = (): string => {
    const { x, y } = centreOf(LAKE, props.from);
    const [dx, dy] = stepOf(props.bearing);
    const length = dx !== 0 && dy !== 0 ? 66 : 84;
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
    return `translate(${x + dx * length} ${y + dy * length}) rotate(${turn})`;
  };
  return (
    <g class="dw-mark">
      <rect
        class="dw-sweep"
        x={area().column * CELL + 3}
        y={area().row * CELL + 3}
        width={Math.max(0, area().width * CELL - 6)}
        height={Math.max(0, area().height * CELL - 6)}
        rx={14}
      />
      <At cell={props.from}>
        <circle class="dw-needle-eye" r={44} />
      </At>
      <path class="dw-needle" d={needle()} />
      <path class="dw-needle-head" transform={head()} d="M8 0-10-11-4 0-10 11Z" />
    </g>
  );
}

const stepOf = (bearing: Bearing): readonly [number, number] => [
  bearing.includes('E') ? 1 : bearing.includes('W') ? -1 : 0,
  bearing.includes('S') ? 1 : bearing.includes('N') ? -1 : 0,
];

/** Yes frames the regions of that depth, no strikes them out. */
function Depths(props: { readonly mark: Mark }): JSX.Element {
  return (
    <For each={props.mark.regions}>
      {(region) => (
        <At cell={region}>
          <rect class="dw-sweep dw-sweep-depth" x={-40} y={-40} width={80} height={80} rx={14} />
        </At>
      )}
    </For>
  );
}

/** "Not here", and by whom it was heard. */
export function MissLayer(props: { readonly sheet: WreckSheet }): JSX.Element {
  return (
    <For each={props.sheet.misses}>
      {({ region, hunter }) => (
        <At cell={region}>
          <path class="dw-not-here" d="M-26-26 26 26M26-26-26 26" />
          <g transform="translate(30 30)">
            <BadgeShape hunter={hunter} />
          </g>
        </At>
      )}
    </For>
  );
}

export function PencilLayer(props: { readonly sheet: PencilSheet }): JSX.Element {
  const marked = (): readonly Region[] =>
    REGIONS.filter((region) => props.sheet[region] !== undefined);
  return (
    <For each={marked()}>
      {(region) => (
        <At cell={region}>
          <Show
            when={props.sheet[region] === 'no'}
            fallback={
              <text class="dw-pencil-maybe" y={14}>
                ?
              </text>
            }
          >
            <path class="dw-pencil-no" d="M-22-20 22 20M24-22-20 22" />
          </Show>
        </At>
      )}
    </For>
  );
}
