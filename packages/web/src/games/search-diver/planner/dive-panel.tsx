import {
  PLAIN,
  PLANNER,
  SEARCH_NAMES,
  betterByLetters,
  chanceText,
  chanceToTurn,
  searchMinutes,
  standingWords,
} from '@fathom/search-diver/client';
import type { DivePlan, Hex, TimePlan } from '@fathom/search-diver/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { later } from '../../../table/later.tsx';
import type { Desk } from '../desk/desk.ts';
import { standingOf } from '../desk/planning.ts';
import { areTablesShown } from '../shown-tables.ts';
import { unit } from '../units.ts';

// Most people never ask for them.
const DiveTables = later(() => import('./dive-tables.tsx'), 'DiveTables');

/** The hex that was picked, and a dive in it. */
export function DivePanel(props: { readonly desk: Desk; readonly hex: Hex }): JSX.Element {
  const { desk } = props;
  return (
    <>
      <HexLine desk={desk} hex={props.hex} />
      <Show when={desk.plan()} fallback={<p class="sd-quiet">{PLAIN.tooDeep}</p>}>
        {(plan) => (
          <>
            <p class="unseen" role="status">
              {PLAIN.told(plan(), unit())}
            </p>
            <Chances desk={desk} plan={plan()} />
            <Kinds desk={desk} plan={plan()} />
            <Minutes desk={desk} plan={plan()} />
            <Nitrogen desk={desk} plan={plan()} />
            <Show when={areTablesShown()}>
              <DiveTables desk={desk} plan={plan()} />
            </Show>
          </>
        )}
      </Show>
      <Standing desk={desk} hex={props.hex} />
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

interface PlanProps {
  readonly desk: Desk;
  readonly plan: DivePlan;
}

/** How sure the dive is to turn the marker, and to win. */
function Chances(props: PlanProps): JSX.Element {
  const { desk } = props;
  return (
    <div class="sd-chances">
      <p class="sd-chance" style={{ '--share': `${props.plan.turns * 100}%` }}>
        <b>{chanceText(props.plan.turns)}</b>
        <span>{PLAIN.turns(props.plan)}</span>
      </p>
      <p class="sd-chance" style={{ '--share': `${props.plan.wins * 100}%` }}>
        <b>{chanceText(props.plan.wins)}</b>
        <span>{PLAIN.finds(desk.offers().length)}</span>
      </p>
    </div>
  );
}

/** One press for the fewest minutes of each kind of search. */
function Kinds(props: PlanProps): JSX.Element {
  const kinds = createMemo(() => searchMinutes(props.plan.depth, props.plan.before));
  const turns = (search: DivePlan['search']): number =>
    chanceToTurn(search, {
      naturalSix: props.desk.view().setup.naturalSix,
      modifier: props.plan.modifier,
    });
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
            <small>{PLAIN.kind(from, turns(search))}</small>
          </button>
        )}
      </For>
    </div>
  );
}

/** The minutes at the bottom, by the slider or one by one. */
export function Minutes(props: PlanProps): JSX.Element {
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

/** How one comes up, and when one is fresh again. */
function Nitrogen(props: PlanProps): JSX.Element {
  const fresh = createMemo(
    (): TimePlan | null =>
      props.desk.times().find(({ group, refusal }) => group === 'A' && refusal === null) ?? null,
  );
  return <p class="sd-quiet">{PLAIN.nitrogen(props.plan.after, fresh())}</p>;
}

/** Which markers are as good, or why another is better. */
function Standing(props: { readonly desk: Desk; readonly hex: Hex }): JSX.Element {
  const words = createMemo((): string => {
    const standing = standingOf(props.desk.offers(), props.hex);
    if (standing === null) return '';
    // With the letters, for those who read them.
    return areTablesShown() && standing.better !== null
      ? betterByLetters(standing.better)
      : standingWords(standing);
  });
  return (
    <Show when={words() !== ''}>
      <p class="sd-quiet sd-equals">{words()}</p>
    </Show>
  );
}
