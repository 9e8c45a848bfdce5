import { MARK_WEIGHTS, engineerWords, symbolName } from '@fathom/captain-sonar/client';
import type { PanelSymbol, Scenario } from '@fathom/captain-sonar/client';
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { foretell } from './consequences.ts';

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
              <span class="for-pointers">{engineerWords.pointHint}</span>
              <span class="for-fingers">{engineerWords.tapHint}</span>
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
        <Show when={!isBroken()} fallback={engineerWords.brokenAlready}>
          <b class="eng-sign">{MARK_WEIGHTS[foretold().weight]}</b> {foretold().words}
        </Show>
      </p>
      <Show when={props.isPicked && props.isMarkable}>
        <button type="button" class="primary" onClick={() => props.onMark(props.symbol)}>
          {engineerWords.markIt}
        </button>
      </Show>
      <Show when={props.isPicked && !props.isMarkable && props.isDue && !isBroken()}>
        <p class="eng-hint">{engineerWords.onlyLit}</p>
      </Show>
    </div>
  );
}
