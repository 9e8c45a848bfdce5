import type { HunterName, Region, HunterView, Way } from '@fathom/dark-water-salvage/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { centreOf } from '../../../board/shape.ts';
import { At } from '../../../board/sheet.tsx';
import { mayMove } from '../../../frame/settings.ts';
import type { Desk } from '../desk/desk.ts';
import { BadgeShape } from '../parts.tsx';
import { LAKE } from './lake-map.tsx';

interface BoatProps {
  readonly hunter: HunterName;
  readonly isMoored?: boolean; // in its city, no boat hired yet: only the hunter's flag
}

/** A salvage boat around the middle of its region, with derrick and the hunter's sign; or only the flag. */
export function Boat(props: BoatProps): JSX.Element {
  return (
    <g class={`dw-boat dw-${props.hunter}`}>
      {props.isMoored === true ? (
        <>
          <path class="dw-boat-halo" d="M-31 26V-20" />
          <path class="dw-boat-line" d="M-31 26V-20" />
          <ellipse class="dw-boat-solid" cx="-31" cy="26" rx="9" ry="3.5" />
          <g transform="translate(-29 -24) scale(1.6)">
            <BadgeShape hunter={props.hunter} />
          </g>
        </>
      ) : (
        <>
          <path class="dw-boat-halo" d="M-44 8H44L34 34H-34Z" />
          <path class="dw-boat-line" d="M24 8V-30M24-28 44-10M44-10V4M24-28 10 8" />
          <path class="dw-boat-line" d="M41 4h6v5h-6z" />
          <path class="dw-boat-solid" d="M-36 8V-6h16V8z" />
          <path class="dw-boat-solid" d="M-33-6v-12h8v12z" />
          <path class="dw-boat-solid" d="M-44 8H44C43 20 39 28 33 34H-33C-39 27-43 18-44 8Z" />
          <path class="dw-boat-trim" d="M-40 15H40M-31-1h6" />
          <path class="dw-boat-foam" d="M-48 38q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0" />
          <g transform="translate(-2 -8) scale(1.45)">
            <BadgeShape hunter={props.hunter} />
          </g>
        </>
      )}
    </g>
  );
}

/** Every hunter's boat, gliding to where it goes. */
export function Boats(props: { readonly desk: Desk }): JSX.Element {
  const names = (): readonly HunterView['name'][] =>
    props.desk.view().hunters.map(({ name }) => name);
  const standing = (name: HunterView['name']): HunterView | undefined =>
    props.desk.view().hunters.find((each) => each.name === name);
  const tokenTold = (name: HunterName): Region | null | undefined =>
    props.desk.table.told().hunters.find((each) => each.name === name)?.token;
  const isMoored = (hunter: HunterView | undefined): boolean =>
    hunter !== undefined &&
    !hunter.hired &&
    hunter.token !== null &&
    props.desk.content().terrain[hunter.token].kind === 'city';
  return (
    <For each={names()}>
      {(name) => (
        <Show when={standing(name)?.token}>
          {(token) => {
            const at = (): string => {
              const { x, y } = centreOf(LAKE, token());
              return `translate(${x}px, ${y}px)`;
            };
            return (
              <g
                class="dw-afloat"
                classList={{
                  'dw-still': !mayMove(),
                  'dw-done': standing(name)?.done === true,
                  'dw-own': props.desk.hunter() === name,
                  pending: tokenTold(name) !== token(),
                }}
                style={{ transform: at() }}
              >
                <Boat hunter={name} isMoored={isMoored(standing(name))} />
              </g>
            );
          }}
        </Show>
      )}
    </For>
  );
}

/** From middle to middle. */
export const courseLine = (regions: readonly Region[]): string =>
  regions
    .map((region) => centreOf(LAKE, region))
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');

interface CourseProps {
  readonly from: Region;
  readonly way: Way;
  readonly isPicked: boolean;
  readonly isTooDear: boolean;
}

/** The way a boat would take, with its price at the end. */
export function Course(props: CourseProps): JSX.Element {
  const line = (): string => courseLine([props.from, ...props.way.path]);
  const wide = (): number => (props.way.cost > 9 ? 58 : 46);
  return (
    <g
      class="dw-course"
      classList={{ 'dw-course-picked': props.isPicked, 'dw-too-dear': props.isTooDear }}
    >
      <path class="dw-course-line" d={line()} />
      <At cell={props.way.to}>
        <rect class="dw-course-tag" x={-wide() / 2} y={-19} width={wide()} height={38} rx={19} />
        <text class="dw-course-cost" y={10}>
          ${props.way.cost}
        </text>
      </At>
    </g>
  );
}

/** A sunken ship around 0, with the number of the wreck. */
export function Sunken(props: {
  readonly number: number;
  readonly state: 'lies' | 'raised' | 'truth';
}): JSX.Element {
  return (
    <g class={`dw-sunken dw-sunken-${props.state}`}>
      <path class="dw-sunken-hull" d="M-34 4 30-10 24 14q-4 12-16 14l-24 2q-10 0-14-10z" />
      <path class="dw-sunken-mast" d="M-12-1-18-30M10-5 8-30M-24-20l12 2M2-22l12 1" />
      <path class="dw-sunken-bed" d="M-40 34q12-6 24-2t26 0 28-2" />
      <circle class="dw-sunken-plate" cx="24" cy="-24" r="15" />
      <text x="24" y="-17">
        {props.number}
      </text>
    </g>
  );
}
