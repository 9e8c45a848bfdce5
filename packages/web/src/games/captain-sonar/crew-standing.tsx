import { CHART_SIZES, CRATES_TO_WIN, cratesOf, standingWords } from '@fathom/captain-sonar/client';
import type { SideName, StandingView, View } from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';

/** How a crew stands, as everybody knows it: damage, what is ready, mines heard being laid. */
export function CrewStanding(props: { readonly view: View; readonly side: SideName }): JSX.Element {
  const standing = (): StandingView => props.view.standing[props.side];
  const plates = (): readonly number[] =>
    Array.from({ length: props.view.setup.damage }, (_, i) => i);
  const text = (): string => {
    const { placed, damage, surfaced } = standing();
    if (props.view.phase === 'placing')
      return placed ? standingWords.ready : standingWords.choosing;
    const sinksAt = props.view.setup.damage;
    return damage >= sinksAt ? standingWords.sunk : standingWords.damage(damage, sinksAt, surfaced);
  };
  const crates = (): Parameters<typeof standingWords.armed>[2] => {
    const { mode, scenario } = props.view.setup;
    if (scenario !== 'salvage') return null;
    return { own: cratesOf(props.view, props.side), needed: CRATES_TO_WIN[CHART_SIZES[mode]] };
  };
  const armed = (): string => standingWords.armed(standing().ready, standing().mines, crates());
  return (
    <div class="cs-standing">
      <Show when={props.view.phase !== 'placing'}>
        <span class="cs-standing-plates" aria-hidden="true">
          <For each={plates()}>
            {(plate) => <i classList={{ 'cs-standing-hit': plate < standing().damage }} />}
          </For>
        </span>
      </Show>
      <span>{text()}</span>
      <Show when={armed() !== ''}>
        <span>{armed()}</span>
      </Show>
    </div>
  );
}
