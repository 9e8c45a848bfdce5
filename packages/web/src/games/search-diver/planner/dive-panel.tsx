import { PLANNER, SEARCH_NAMES, chanceText, searchMinutes } from '@fathom/search-diver/client';
import type { DivePlan, Hex } from '@fathom/search-diver/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { unit } from '../units.ts';
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
  const depth = (): number | null =>
    props.desk.offers().find(({ hex }) => hex === props.hex)?.depth ?? null;
  return (
    <div class="sd-hex-line">
      <button
        type="button"
        aria-label={PLANNER.markerBefore}
        onClick={() => stepHex(props.desk, -1)}
      >
        ‹
      </button>
      <h3>{PLANNER.hex(props.hex, depth(), unit())}</h3>
      <button type="button" aria-label={PLANNER.nextMarker} onClick={() => stepHex(props.desk, 1)}>
        ›
      </button>
    </div>
  );
}

function NoDive(props: { readonly desk: Desk; readonly hex: Hex }): JSX.Element {
  return <p class="sd-quiet">{PLANNER.tooDeep(props.desk.diver()?.group, props.hex)}</p>;
}

/** The minutes at the bottom, by the slider or one by one. */
export function Minutes(props: { readonly desk: Desk; readonly plan: DivePlan }): JSX.Element {
  const step = (by: number): void => props.desk.setMinutes(props.plan.minutes + by);
  return (
    <div class="sd-minutes">
      <button type="button" aria-label={PLANNER.minuteLess} onClick={() => step(-1)}>
        −
      </button>
      <input
        type="range"
        class="sd-slider"
        aria-label={PLANNER.minutes}
        aria-valuetext={PLANNER.minutesSpoken(props.plan)}
        min={1}
        max={props.plan.limit}
        value={props.plan.minutes}
        onInput={(event) => props.desk.setMinutes(event.currentTarget.valueAsNumber)}
      />
      <button type="button" aria-label={PLANNER.minuteMore} onClick={() => step(1)}>
        +
      </button>
    </div>
  );
}

/** One press for the fewest minutes of each kind of search. */
function Kinds(props: { readonly desk: Desk; readonly plan: DivePlan }): JSX.Element {
  const kinds = createMemo(() => searchMinutes(props.plan.depth, props.plan.before));
  return (
    <div class="sd-kinds" role="group" aria-label={PLANNER.fewest}>
      <For each={kinds()}>
        {({ search, from }) => (
          <button
            type="button"
            aria-pressed={props.plan.search === search}
            onClick={() => props.desk.setMinutes(from)}
          >
            {SEARCH_NAMES[search]}
            <small>{PLANNER.from(from)}</small>
          </button>
        )}
      </For>
    </div>
  );
}

interface Figure {
  readonly words: readonly [name: string, long: string];
  readonly of: (plan: DivePlan) => string;
}
const { figures } = PLANNER;
const FIGURES: readonly Figure[] = [
  { words: figures.residual, of: (plan) => String(plan.residual) },
  { words: figures.minutes, of: (plan) => String(plan.minutes) },
  { words: figures.limit, of: (plan) => String(plan.limit) },
  { words: figures.total, of: (plan) => String(plan.total) },
  { words: figures.group, of: PLANNER.groups },
];

function Figures(props: { readonly plan: DivePlan }): JSX.Element {
  return (
    <dl class="sd-figures">
      <For each={FIGURES}>
        {({ words: [name, long], of }) => (
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
        <b>{chanceText(props.plan.turns)}</b>
        <span>{PLANNER.turns(props.plan)}</span>
      </p>
      <p class="sd-chance" style={{ '--share': `${props.plan.wins * 100}%` }}>
        <b>{chanceText(props.plan.wins)}</b>
        <span>{PLANNER.finds}</span>
      </p>
    </div>
  );
}
