import {
  COLUMNS,
  DEPTHS,
  NEIGHBOURS,
  REGIONS,
  ROWS,
  pointOf,
  regionAt,
} from '@fathom/dark-water-salvage/client';
import type { City, Content, Feature, Region, Terrain } from '@fathom/dark-water-salvage/client';
import { For, Match, Show, Switch, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { CELL, boardShape } from '../../../board/shape.ts';
import type { BoardShape } from '../../../board/shape.ts';
import { At } from '../../../board/sheet.tsx';

export const LAKE: BoardShape<Region> = boardShape(
  COLUMNS,
  ROWS,
  (column, row) => `${column}${row}` as Region,
);

/** The class of a region's water. */
export function terrainClass({ terrain }: Content, region: Region): string {
  const place = terrain[region];
  const isShoal = place.kind === 'city' || place.depth === 'shallow';
  return isShoal ? 'chart-shoal' : `chart-${place.depth}`;
}

/** What is printed on the chart: depth lines, prices, cities and features. */
export function LakeMap(props: { readonly content: Content }): JSX.Element {
  const name = createMemo(() => openWater(props.content));
  const lines = createMemo(() => depthLines(props.content));
  const named = createMemo(() => [...props.content.cities, ...props.content.features]);
  const terrainAt = (region: Region): Terrain => props.content.terrain[region];
  return (
    <>
      <path class="chart-depth-line" d={lines()} />
      <text class="chart-water-name" x={name().x} y={name().y}>
        {props.content.name}
      </text>
      <For each={props.content.wreckRegions}>
        {(region) => (
          <At cell={region}>
            <Price terrain={terrainAt(region)} />
          </At>
        )}
      </For>
      <For each={named()}>
        {(region) => (
          <At cell={region}>
            <Landmark terrain={terrainAt(region)} turn={turnOf(region)} />
          </At>
        )}
      </For>
    </>
  );
}

/** Names over everything but boats, so that neighbours do not cover them, and never over a price. */
export function RegionNames(props: { readonly content: Content }): JSX.Element {
  const named = createMemo(() =>
    [...props.content.cities, ...props.content.features].map((region) =>
      nameAt(props.content, region),
    ),
  );
  return (
    <For each={named()}>
      {({ region, name, look, x, y }) => (
        <At cell={region}>
          <For each={inLines(name, look)}>
            {(line, i) => (
              <text class={`dw-place-name ${look}`} x={x} y={y + i() * 18}>
                {line}
              </text>
            )}
          </For>
        </At>
      )}
    </For>
  );
}

const LONG = 12; // letters

/** A feature's name has the room of its own region and a little more. */
function inLines(name: string, look: string): readonly string[] {
  const at = name.lastIndexOf(' ');
  return look === '' || name.length <= LONG || at < 0
    ? [name]
    : [name.slice(0, at), name.slice(at + 1)];
}

interface PlacedName {
  readonly region: Region;
  readonly name: string;
  readonly look: string;
  readonly x: number;
  readonly y: number;
}

/**
 * Prices stand in the upper left of water, in the upper right of a city. A city's name is printed low; a feature's high
 * and towards the west, or low beside a city, whose price would be there.
 */
function nameAt({ terrain }: Content, region: Region): PlacedName {
  const place = terrain[region];
  const { column, row } = pointOf(region);
  const west = regionAt({ column: column - 1, row });
  if (place.kind === 'water') return { region, name: '', look: '', x: 0, y: 0 };
  if (place.kind === 'city') return { region, name: place.name, look: '', x: 0, y: 44 };
  const isHigh = west !== null && terrain[west].kind !== 'city';
  return isHigh
    ? { region, name: place.name, look: 'dw-feature-name dw-name-west', x: 47, y: -33 }
    : { region, name: place.name, look: 'dw-feature-name', x: 0, y: 45 };
}

/** The middle of the longest stretch of open water in one row, where a name can be printed. */
function openWater({ terrain }: Content): { readonly x: number; readonly y: number } {
  let best = { from: 0, length: 0, row: 0 };
  for (const row of [2, 3, 1, 4, 0])
    for (let from = 0, column = 0; column < COLUMNS.length; column++) {
      const region = regionAt({ column, row });
      if (region === null || terrain[region].kind !== 'water') from = column + 1;
      else if (column + 1 - from > best.length) best = { from, length: column + 1 - from, row };
    }
  return { x: (best.from + best.length / 2) * CELL, y: (best.row + 0.72) * CELL };
}

const turnOf = (region: Region): number => {
  const { column, row } = pointOf(region);
  return ((column * 7 + row * 3) % 4) * 90;
};

/** Between every two regions of different depth, as soundings would draw it. */
function depthLines({ terrain }: Content): string {
  const level = (region: Region): number => {
    const place = terrain[region];
    return place.kind === 'city' ? -1 : DEPTHS.indexOf(place.depth);
  };
  return REGIONS.flatMap((region) =>
    NEIGHBOURS[region]
      .filter((other) => level(other) > level(region) && level(region) >= 0)
      .map((other) => edgeBetween(region, other)),
  ).join('');
}

function edgeBetween(one: Region, other: Region): string {
  const [a, b] = [pointOf(one), pointOf(other)];
  const x = Math.max(a.column, b.column) * CELL;
  const y = Math.max(a.row, b.row) * CELL;
  return a.row === b.row
    ? `M${x} ${a.row * CELL + 4}v${CELL - 8}`
    : `M${a.column * CELL + 4} ${y}h${CELL - 8}`;
}

function Price(props: { readonly terrain: Terrain }): JSX.Element {
  return (
    <Show when={props.terrain.kind === 'water' ? props.terrain : null}>
      {(water) => (
        <>
          <path
            class={`dw-waves dw-waves-${water().depth}`}
            d="M-30 26q6-6 12 0t12 0 12 0 12 0 12 0"
          />
          <text class="dw-price" x={-44} y={-22}>
            ${water().salvage}
          </text>
        </>
      )}
    </Show>
  );
}

function Landmark(props: { readonly terrain: Terrain; readonly turn: number }): JSX.Element {
  return (
    <Switch>
      <Match when={props.terrain.kind === 'city' ? props.terrain : null}>
        {(city) => <CityPicture city={city()} turn={props.turn} />}
      </Match>
      <Match when={props.terrain.kind === 'feature' ? props.terrain : null}>
        {(feature) => <FeaturePicture feature={feature()} />}
      </Match>
    </Switch>
  );
}

/** A harbour on its own piece of land, with the price of a boat. */
function CityPicture(props: { readonly city: City; readonly turn: number }): JSX.Element {
  return (
    <g class="dw-city">
      <path
        class="dw-shoal"
        transform={`rotate(${props.turn})`}
        d="M-46-20C-44-40-20-48 4-46 30-48 48-30 46-4 50 22 34 46 8 46-18 50-44 40-46 14Z"
      />
      <path
        class="chart-land"
        transform={`rotate(${props.turn})`}
        d="M-38-16C-36-32-16-40 2-37 24-40 40-24 37-4 41 18 28 36 6 37-14 40-36 32-38 12Z"
      />
      <path class="dw-houses" d="M-26 12V-4l9-9 9 9v16zM-6 12V-12l10-10 10 10v24zM18 12V0h14v12z" />
      <path class="dw-windows" d="M-19 2h5v5h-5zM2-8h5v6H2zM2 2h5v5H2zM23 4h4v4h-4z" />
      <path
        class="dw-star"
        d="M-34-37l2.6 5.4 6 .8-4.4 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.4-4.1 6-.8z"
      />
      <text class="dw-hire" x={43} y={-22}>
        ${props.city.hire}
      </text>
    </g>
  );
}

/** A shoal breaks the surface, rocks stand in middling water, a ravine cuts the deep. */
function FeaturePicture(props: { readonly feature: Feature }): JSX.Element {
  return (
    <g class="dw-feature" transform="translate(0 4) scale(.92)">
      <path class="dw-diamond" d="M0-40 40 0 0 40-40 0Z" />
      <Switch>
        <Match when={/spire|anvil|harrow/i.test(props.feature.name)}>
          <path class="dw-rock" d="M-22 18l9-40 7 22 8-34 10 30 6-12 8 34z" />
          <path class="dw-rock-line" d="M-13-22l3 24M2-34l3 34M18-16l2 20" />
        </Match>
        <Match when={/ravine|well|deep|hole|stair/i.test(props.feature.name)}>
          <path class="dw-rock-line" d="M-24-14q12-6 12 6t12 6 12 6 12-2" />
          <path class="dw-rock-line" d="M-26-4q12-4 13 7t12 6 12 6 14-2" />
          <path class="dw-rock-line" d="M-27 6q12-3 13 7t12 6 12 3" />
        </Match>
        <Match when={true}>
          <path class="dw-sand" d="M-26 8q14-16 28-8t24-4q-6 20-28 20t-24-8z" />
          <path class="dw-rock-line" d="M-14-12h.1M0-16h.1M12-10h.1M-4 2h.1M8 4h.1M-14 6h.1" />
        </Match>
      </Switch>
    </g>
  );
}
