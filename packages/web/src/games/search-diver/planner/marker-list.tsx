import { PLAIN, PLANNER } from '@fathom/search-diver/client';
import type { DivePlan } from '@fathom/search-diver/client';
import { Index, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { ranksOf } from '../desk/planning.ts';
import type { MarkerRank } from '../desk/planning.ts';
import { areTablesShown } from '../shown-tables.ts';
import { unit } from '../units.ts';

/** Every marker that is face down: those between which there is nothing to choose together, the best first. */
export function MarkerList(props: { readonly desk: Desk }): JSX.Element {
  const ranks = createMemo(() => ranksOf(props.desk.offers()));
  return (
    <section class="sd-groups" aria-label={PLANNER.markers}>
      <p class="sd-quiet">{PLAIN.nothingPicked(props.desk.offers().length)}</p>
      <Index each={ranks()}>{(rank) => <MarkerGroup desk={props.desk} rank={rank()} />}</Index>
    </section>
  );
}

function MarkerGroup(props: { readonly desk: Desk; readonly rank: MarkerRank }): JSX.Element {
  const plan = (): DivePlan | null => props.rank.offers[0]?.plan ?? null;
  const isHopeless = (): boolean => (plan()?.search ?? 'none') === 'none';
  const standing = (): string => {
    if (props.rank.better !== null) return PLAIN.less(props.rank.better);
    return isHopeless() ? '' : PLAIN.equal(props.rank.offers.length);
  };
  return (
    <div class="sd-group" classList={{ 'sd-none': isHopeless() }}>
      <p>
        <b>
          {PLAIN.worth(plan())}
          <Show when={areTablesShown() && plan()}>
            {(dive) => <> · {PLANNER.groups(dive())}</>}
          </Show>
        </b>
        <span>{standing()}</span>
      </p>
      <div class="sd-chips">
        <Index each={props.rank.offers}>
          {(offer) => (
            <button
              type="button"
              classList={{ 'sd-advised-box': props.desk.advisedHex() === offer().hex }}
              aria-pressed={props.desk.picked() === offer().hex}
              onClick={() => props.desk.pick(offer().hex)}
            >
              {PLAIN.marker(offer().hex, offer().depth, unit())}
            </button>
          )}
        </Index>
      </div>
    </div>
  );
}
