import { searchMinutes } from '@fathom/search-diver/client';
import type { DivePlan, Hex } from '@fathom/search-diver/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { rollWords } from '../said.ts';
import { depthText } from '../units.ts';
import { SEARCH_NAMES, counted, percent } from '../words.ts';
import { Profile } from './profile.tsx';

/** The hex that was picked, and a dive in it. */
export function DivePanel(props: { readonly desk: Desk; readonly hex: Hex }): JSX.Element {
  const { desk } = props;
  return (
    <>
      <HexLine desk={desk} hex={props.hex} />
      <Show when={desk.plan()} fallback={<NoDive desk={desk} hex={props.hex} />}>
        {(plan) => (
          <>
            <Profile plan={plan()} />
            <Minutes desk={desk} plan={plan()} />
            <Kinds desk={desk} plan={plan()} />
            <Figures plan={plan()} />
            <Chances plan={plan()} />
          </>
        )}
      </Show>
    </>
  );
}

/** The next and the one before, by their names. */
export function stepHex(desk: Desk, step: 1 | -1): void {
  const hexes = [...desk.targets()].toSorted();
  const picked = desk.picked();
  const at = picked === null ? (step === 1 ? -1 : 0) : hexes.indexOf(picked);
  const next = hexes[(at + step + hexes.length) % hexes.length];
  if (next !== undefined && next !== picked) desk.pick(next);
}

function HexLine(props: { readonly desk: Desk; readonly hex: Hex }): JSX.Element {
  const depth = (): number | undefined =>
    props.desk.offers().find(({ hex }) => hex === props.hex)?.depth;
  return (
    <div class="sd-hex-line">
      <button type="button" aria-label="Marker before" onClick={() => stepHex(props.desk, -1)}>
        ‹
      </button>
      <h3>
        Hex {props.hex}
        {depth() === undefined ? '' : `, ${depthText(depth() ?? 0)}`}
      </h3>
      <button type="button" aria-label="Next marker" onClick={() => stepHex(props.desk, 1)}>
        ›
      </button>
    </div>
  );
}

function NoDive(props: { readonly desk: Desk; readonly hex: Hex }): JSX.Element {
  return (
    <p class="sd-quiet">
      Too deep for now: a diver of group {props.desk.diver()?.group} has no bottom time in{' '}
      {props.hex}. Rest longer, or go shallower.
    </p>
  );
}

/** The minutes at the bottom, by the slider or one by one. */
export function Minutes(props: { readonly desk: Desk; readonly plan: DivePlan }): JSX.Element {
  const words = (): string =>
    `${counted(props.plan.minutes, 'minute')}, ${SEARCH_NAMES[props.plan.search].toLowerCase()}, group ${props.plan.after} afterwards`;
  const step = (by: number): void => props.desk.setMinutes(props.plan.minutes + by);
  return (
    <div class="sd-minutes">
      <button type="button" aria-label="One minute less" onClick={() => step(-1)}>
        −
      </button>
      <input
        type="range"
        class="sd-slider"
        aria-label="Minutes at the bottom"
        aria-valuetext={words()}
        min={1}
        max={props.plan.limit}
        value={props.plan.minutes}
        onInput={(event) => props.desk.setMinutes(event.currentTarget.valueAsNumber)}
      />
      <button type="button" aria-label="One minute more" onClick={() => step(1)}>
        +
      </button>
    </div>
  );
}

/** One press for the fewest minutes of each kind of search. */
function Kinds(props: { readonly desk: Desk; readonly plan: DivePlan }): JSX.Element {
  const kinds = createMemo(() => searchMinutes(props.plan.depth, props.plan.before));
  return (
    <div class="sd-kinds" role="group" aria-label="Fewest minutes for">
      <For each={kinds()}>
        {({ search, from }) => (
          <button
            type="button"
            aria-pressed={props.plan.search === search}
            onClick={() => props.desk.setMinutes(from)}
          >
            {SEARCH_NAMES[search]}
            <small>from {from} min</small>
          </button>
        )}
      </For>
    </div>
  );
}

const FIGURES: readonly {
  readonly name: string;
  readonly long: string;
  readonly of: (plan: DivePlan) => string;
}[] = [
  { name: 'RNT', long: 'Residual nitrogen time', of: (plan) => String(plan.residual) },
  { name: 'ABT', long: 'Actual bottom time', of: (plan) => String(plan.minutes) },
  { name: 'limit', long: 'Longest actual bottom time', of: (plan) => String(plan.limit) },
  { name: 'TBT', long: 'Total bottom time', of: (plan) => String(plan.total) },
  { name: 'group', long: 'Group before and after', of: (plan) => `${plan.before} → ${plan.after}` },
];

function Figures(props: { readonly plan: DivePlan }): JSX.Element {
  return (
    <dl class="sd-figures">
      <For each={FIGURES}>
        {({ name, long, of }) => (
          <div>
            <dt>
              <abbr title={long}>{name}</abbr>
            </dt>
            <dd>{of(props.plan)}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}

function Chances(props: { readonly plan: DivePlan }): JSX.Element {
  return (
    <div class="sd-chances">
      <p class="sd-chance" style={{ '--share': `${props.plan.turns * 100}%` }}>
        <b>{percent(props.plan.turns)}</b>
        <span>
          turns the marker ({SEARCH_NAMES[props.plan.search].toLowerCase()}: {rollWords(props.plan)}
          )
        </span>
      </p>
      <p class="sd-chance" style={{ '--share': `${props.plan.wins * 100}%` }}>
        <b>{percent(props.plan.wins)}</b>
        <span>finds the target with this dive</span>
      </p>
    </div>
  );
}
