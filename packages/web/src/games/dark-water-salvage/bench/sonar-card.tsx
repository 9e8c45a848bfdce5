import { DEPTHS } from '@fathom/dark-water-salvage/client';
import type { Card } from '@fathom/dark-water-salvage/client';
import { Match, Switch } from 'solid-js';
import type { JSX } from 'solid-js';

/** The face of a sonar card: a compass, a sounding line at its depth, or a ship's manifest. */
export function SonarCard(props: { readonly card: Card }): JSX.Element {
  const depth = (): number => (DEPTHS as readonly string[]).indexOf(props.card);
  return (
    <svg class="dw-sonar-card" viewBox="0 0 48 60" aria-hidden="true">
      <path
        class="dw-card-paper"
        d="M4 2h32l10 10v44a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z"
      />
      <Switch>
        <Match when={props.card === 'rumour'}>
          <path class="dw-card-line" d="M10 16h20M10 23h28M10 30h24" />
          <text class="dw-card-sign" x="24" y="51">
            $
          </text>
        </Match>
        <Match when={depth() >= 0}>
          <path class="dw-card-line" d={`M24 10v${14 + depth() * 9}`} />
          <path class="dw-card-solid" d={`M20 ${24 + depth() * 9}h8l2 8H18z`} />
          <path
            class="dw-card-wave"
            d="M8 22q4-4 8 0M32 22q4-4 8 0M8 32q4-4 8 0M32 32q4-4 8 0M8 42q4-4 8 0M32 42q4-4 8 0"
          />
        </Match>
        <Match when={true}>
          <circle class="dw-card-line" cx="24" cy="33" r="15" />
          <path class="dw-card-solid" d="M24 14l4 19-4 19-4-19z" />
          <path class="dw-card-line" d="M5 33h38" />
        </Match>
      </Switch>
    </svg>
  );
}
