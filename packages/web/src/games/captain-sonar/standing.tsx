import type { SideName, Standing, View } from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { SYSTEM_NAMES, counted, listed } from './words.ts';
import './standing.css';

/** How a crew stands, as everybody knows it: damage, what is ready, mines heard being laid. */
export function CrewStanding(props: { readonly view: View; readonly side: SideName }): JSX.Element {
  const standing = (): Standing => props.view.standing[props.side];
  const plates = (): readonly number[] =>
    Array.from({ length: props.view.setup.damage }, (_, i) => i);
  const words = (): string => {
    const { placed, damage, surfaced } = standing();
    if (props.view.phase === 'placing') return placed ? 'ready' : 'choosing a start';
    if (damage >= props.view.setup.damage) return 'sunk';
    return [
      damage === 0 ? 'no damage' : `${damage} of ${props.view.setup.damage} damage`,
      ...(surfaced ? ['at the surface'] : []),
    ].join(', ');
  };
  const armed = (): string =>
    [
      ...(standing().ready.length > 0
        ? [`ready: ${listed(standing().ready.map((system) => SYSTEM_NAMES[system].toLowerCase()))}`]
        : []),
      ...(standing().mines > 0 ? [`${counted(standing().mines, 'mine')} laid`] : []),
    ].join(' · ');
  return (
    <div class="cs-standing">
      <Show when={props.view.phase !== 'placing'}>
        <span class="cs-standing-plates" aria-hidden="true">
          <For each={plates()}>
            {(plate) => <i classList={{ 'cs-standing-hit': plate < standing().damage }} />}
          </For>
        </span>
      </Show>
      <span>{words()}</span>
      <Show when={armed() !== ''}>
        <span class="cs-standing-armed">{armed()}</span>
      </Show>
    </div>
  );
}
