import type { PanelSymbol, Scenario } from '@fathom/captain-sonar/client';
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { foretell, symbolName } from './consequence-words.ts';
import type { Weight } from './consequence-words.ts';

interface PreviewProps {
  readonly duty: string;
  readonly isDue: boolean;
  readonly broken: readonly PanelSymbol[];
  readonly scenario: Scenario;
  readonly symbol: PanelSymbol | null; // pointed at or picked
  readonly isMarkable: boolean;
  readonly isPicked: boolean; // a second press marks it
  readonly onMark: (symbol: PanelSymbol) => void;
}

const SIGNS: { readonly [Name in Weight]: string } = {
  quiet: 'Costs nothing now',
  breaks: 'Breakdown',
  repairs: 'Repair',
  damage: 'Damage',
};

/** What is asked of the Engineer, and what the symbol pointed at would do. */
export function Preview(props: PreviewProps): JSX.Element {
  return (
    <div class="eng-preview">
      <p class="eng-duty" classList={{ 'is-due': props.isDue }}>
        {props.duty}
      </p>
      <Show
        when={props.symbol}
        fallback={
          <p class="eng-hint">
            <Show when={props.isDue}>
              <span class="for-pointers">Point at a symbol to see what it would do.</span>
              <span class="for-fingers">Tap a symbol to see what it would do.</span>
            </Show>
          </p>
        }
      >
        {(symbol) => <About {...props} symbol={symbol()} />}
      </Show>
    </div>
  );
}

function About(props: PreviewProps & { readonly symbol: PanelSymbol }): JSX.Element {
  const isBroken = (): boolean => props.broken.includes(props.symbol);
  const foretold = () => foretell(props.broken, props.symbol, props.scenario);
  return (
    <div class={`eng-about weight-${isBroken() ? 'quiet' : foretold().weight}`}>
      <h3>{symbolName(props.symbol)}</h3>
      <p>
        <Show when={!isBroken()} fallback="Broken already.">
          <b class="eng-sign">{SIGNS[foretold().weight]}</b> {foretold().words}
        </Show>
      </p>
      <Show when={props.isPicked && props.isMarkable}>
        <button type="button" class="primary" onClick={() => props.onMark(props.symbol)}>
          Mark it
        </button>
      </Show>
      <Show when={props.isPicked && !props.isMarkable && props.isDue && !isBroken()}>
        <p class="eng-hint">Only the lit panel can be marked now.</p>
      </Show>
    </div>
  );
}
