import { PLANNER, SEARCH_LETTERS, SEARCH_NAMES, searchMinutes } from '@fathom/search-diver/client';
import type { DivePlan } from '@fathom/search-diver/client';
import { For, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { letterBands } from './dive-tables-lit.ts';
import { depthText, unit } from '../units.ts';
import './planner.css';
import './planner-later.css';

const WIDTH = 340;
const HEIGHT = 132;
const SURFACE = 20;
const BOTTOM = 96;
const DEEPEST = 90;
const STRIP = 106; // where the letters begin

/** Depth over time: the nitrogen brought along, the way down, the minutes at the bottom, the way up. */
export function Profile(props: { readonly plan: DivePlan }): JSX.Element {
  const whole = (): number => props.plan.residual + props.plan.limit;
  const x = (minutes: number): number => (minutes / whole()) * WIDTH;
  const floor = (): number => SURFACE + 18 + (props.plan.depth / DEEPEST) * (BOTTOM - SURFACE - 18);
  const start = (): number => x(props.plan.residual);
  const end = (): number => x(props.plan.total);
  const slant = (): number => Math.min(14, (end() - start()) / 3);
  const way = (): string =>
    `M${start()} ${SURFACE}L${start() + slant()} ${floor()}H${end() - slant()}L${end()} ${SURFACE}`;
  const kinds = createMemo(() => searchMinutes(props.plan.depth, props.plan.before));
  const bands = createMemo(() => letterBands(props.plan.rows.table1, whole()));
  const isIn = (band: { readonly from: number; readonly to: number }): boolean =>
    props.plan.total > band.from && props.plan.total <= band.to;
  return (
    <svg
      class="sd-profile"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={PLANNER.profile(props.plan, unit())}
    >
      <rect class="sd-profile-water" y={SURFACE} width={WIDTH} height={BOTTOM - SURFACE} />
      <rect class="sd-profile-bed" y={floor()} width={WIDTH} height={BOTTOM - floor()} />
      <rect class="sd-profile-residual" y={SURFACE} width={start()} height={BOTTOM - SURFACE} />
      <For each={hatching(start())}>{(line) => <path class="sd-profile-hatch" d={line} />}</For>
      <For each={kinds()}>
        {({ search, from }) => (
          <g
            class="sd-profile-kind"
            classList={{ 'sd-kind-now': search === props.plan.search }}
            transform={`translate(${x(props.plan.residual + from - 1)} 0)`}
          >
            <path d={`M0 ${SURFACE}V${BOTTOM}`} />
            <text x={3} y={BOTTOM - 5}>
              {SEARCH_LETTERS[search]}
              <title>{SEARCH_NAMES[search]}</title>
            </text>
          </g>
        )}
      </For>
      <path class="sd-profile-fill" d={`${way()}Z`} />
      <path class="sd-profile-way" d={way()} />
      <path class="sd-profile-surface" d={waves()} />
      <text class="sd-profile-depth" x={WIDTH - 4} y={floor() + (floor() > SURFACE + 40 ? -6 : 15)}>
        {depthText(props.plan.depth)}
      </text>
      <text class="sd-profile-label" x={1} y={SURFACE - 8}>
        {PLANNER.nitrogen(props.plan.residual)}
      </text>
      <text class="sd-profile-label sd-profile-total" x={WIDTH - 2} y={SURFACE - 8}>
        {PLANNER.totalOf(props.plan.total, whole())}
      </text>
      <For each={bands()}>
        {(band) => (
          <g classList={{ 'sd-band': true, 'sd-band-now': isIn(band) }}>
            <rect x={x(band.from)} y={STRIP} width={x(band.to) - x(band.from)} height={20} />
            <text x={(x(band.from) + x(band.to)) / 2} y={STRIP + 14.5}>
              {x(band.to) - x(band.from) > 9 ? band.group : ''}
            </text>
          </g>
        )}
      </For>
      <path class="sd-profile-cursor" d={`M${end()} ${SURFACE}V${STRIP + 20}`} />
    </svg>
  );
}

const waves = (): string =>
  `M0 ${SURFACE}${Array.from({ length: 17 }, () => 'q5-4 10 0t10 0').join('')}`;

/** Over the minutes that earlier dives have used up. */
const hatching = (width: number): readonly string[] =>
  Array.from({ length: Math.ceil((width + 76) / 9) }, (_, i) => {
    const at = i * 9;
    const [x1, x2] = [Math.max(0, at - 76), Math.min(width, at)];
    return x1 < x2 ? `M${x1} ${SURFACE + Math.min(76, at)}L${x2} ${SURFACE + at - x2}` : '';
  }).filter((line) => line !== '');
