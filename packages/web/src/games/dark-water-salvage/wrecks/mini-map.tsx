import { DEPTHS, REGIONS, pointOf } from '@fathom/dark-water-salvage/client';
import type { Bearing, Content, Region } from '@fathom/dark-water-salvage/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { terrainClass } from '../chart/lake-map.tsx';
import type { PencilSheet } from '../desk/pencil.ts';
import { areaOf } from '../desk/sheet.ts';
import type { Mark, WreckSheet } from '../desk/sheet.ts';

const UNIT = 10;

interface MiniMapProps {
  readonly content: Content;
  readonly sheet?: WreckSheet;
  readonly marks?: readonly Mark[]; // none: not to be drawn
  readonly candidates?: readonly Region[] | null;
  readonly pencil?: PencilSheet;
  readonly truth?: Region | null; // where it lies, if that may be shown
  readonly label?: string; // without it the picture stands beside words that say it
}

/** The map in the size of a stamp, with everything that is known of one wreck. */
export function MiniMap(props: MiniMapProps): JSX.Element {
  const place = (): Region | null =>
    props.sheet?.wreck.region ?? props.truth ?? props.sheet?.told ?? null;
  return (
    <svg
      class="dw-mini"
      viewBox="-0.6 -0.6 91.2 51.2"
      role={props.label === undefined ? undefined : 'img'}
      aria-label={props.label}
      aria-hidden={props.label === undefined ? 'true' : undefined}
    >
      <Ground content={props.content} />
      <For each={props.candidates ?? []}>
        {(region) => (
          <path
            class="dw-mini-candidate"
            classList={{ 'dw-mini-only': props.candidates?.length === 1 }}
            d={cornersOf(region)}
          />
        )}
      </For>
      <For each={props.marks ?? []}>{(mark) => <MiniMark mark={mark} />}</For>
      <For each={props.sheet?.misses ?? []}>
        {({ region }) => <path class="dw-mini-miss" d={crossOn(region)} />}
      </For>
      <For each={Object.entries(props.pencil ?? {}) as [Region, string][]}>
        {([region, mark]) => (
          <path class="dw-mini-pencil" d={mark === 'no' ? crossOn(region) : dotOn(region)} />
        )}
      </For>
      <Show when={place()}>
        {(region) => (
          <g class="dw-mini-place">
            <rect x={cornerOf(region()).x} y={cornerOf(region()).y} width={UNIT} height={UNIT} />
            <path transform={`translate(${middleOf(region())})`} d="M-3.6.5 3.4-1 2.6 2.6h-5z" />
          </g>
        )}
      </Show>
      <rect class="dw-mini-frame" width={90} height={50} />
    </svg>
  );
}

function Ground(props: { readonly content: Content }): JSX.Element {
  const layers = createMemo(() => groundOf(props.content));
  return <For each={layers()}>{([look, path]) => <path class={look} d={path} />}</For>;
}

const drawn = (regions: readonly Region[], draw: (region: Region) => string): string =>
  regions.map(draw).join('');

/** What looks alike in one path: there are twelve of these maps on a table, of 45 regions each. */
function groundOf(content: Content): readonly (readonly [look: string, path: string])[] {
  const kindOf = (region: Region): string => content.terrain[region].kind;
  const looks = [...new Set(REGIONS.map((region) => terrainClass(content, region)))];
  const tiles = looks.map((look) => {
    const alike = REGIONS.filter((region) => terrainClass(content, region) === look);
    return [look, drawn(alike, (region) => `M${cornerText(region)}h10v10h-10z`)] as const;
  });
  const signs = Object.entries(SIGNS).map(([kind, sign]) => {
    const alike = REGIONS.filter((region) => kindOf(region) === kind);
    return [`dw-mini-${kind}`, drawn(alike, (region) => `M${middleOf(region)}${sign}`)] as const;
  });
  return [...tiles, ...signs].filter(([, path]) => path !== '');
}

/** Around the middle of a region. */
const SIGNS = { city: 'm-3.4-3h6.8v6h-6.8z', feature: 'm0-3.8 3.8 3.8-3.8 3.8-3.8-3.8z' } as const;

function MiniMark(props: { readonly mark: Mark }): JSX.Element {
  const isDepth = (): boolean => (DEPTHS as readonly string[]).includes(props.mark.card);
  const area = () => areaOf(props.mark.card as Region, props.mark.answer as Bearing);
  return (
    <Show
      when={!isDepth()}
      fallback={
        <For each={props.mark.regions}>
          {(region) => <path class="dw-mini-depth" d={dotOn(region)} />}
        </For>
      }
    >
      <rect
        class="dw-mini-sweep"
        x={area().column * UNIT + 0.6}
        y={area().row * UNIT + 0.6}
        width={Math.max(0, area().width * UNIT - 1.2)}
        height={Math.max(0, area().height * UNIT - 1.2)}
        rx={1.6}
      />
      <circle
        class="dw-mini-eye"
        transform={`translate(${middleOf(props.mark.card as Region)})`}
        r={3.2}
      />
    </Show>
  );
}

const cornerOf = (region: Region): { readonly x: number; readonly y: number } => {
  const { column, row } = pointOf(region);
  return { x: column * UNIT, y: row * UNIT };
};
const cornerText = (region: Region): string => {
  const { x, y } = cornerOf(region);
  return `${x} ${y}`;
};
const middleOf = (region: Region): string => {
  const { x, y } = cornerOf(region);
  return `${x + UNIT / 2} ${y + UNIT / 2}`;
};
/** Three slanting lines across a tile. */
function cornersOf(region: Region): string {
  const { x, y } = cornerOf(region);
  return `M${x + 0.5} ${y + 5}L${x + 5} ${y + 0.5}M${x + 0.5} ${y + 9.5}L${x + 9.5} ${y + 0.5}M${x + 5} ${y + 9.5}L${x + 9.5} ${y + 5}`;
}
function crossOn(region: Region): string {
  const { x, y } = cornerOf(region);
  return `M${x + 2} ${y + 2}l6 6M${x + 8} ${y + 2}l-6 6`;
}
function dotOn(region: Region): string {
  const { x, y } = cornerOf(region);
  return `M${x + 5} ${y + 5}h.01`;
}
