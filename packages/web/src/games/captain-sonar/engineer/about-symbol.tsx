import { MARK_WEIGHTS, engineerWords, symbolName } from '@fathom/captain-sonar/client';
import type { PanelSymbol } from '@fathom/captain-sonar/client';
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { foretell } from './consequences.ts';
import type { PreviewProps } from './preview.tsx';
import './engineer-later.css';

/** What marking a symbol would do. */
export function AboutSymbol(props: PreviewProps & { readonly symbol: PanelSymbol }): JSX.Element {
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
