import { engineerWords } from '@fathom/captain-sonar/client';
import type { PanelSymbol, Scenario } from '@fathom/captain-sonar/client';
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { later } from '../../../table/later.tsx';
import { laterParts } from '../parts.ts';

const AboutSymbol = later(laterParts, 'AboutSymbol');

export interface PreviewProps {
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
        {(symbol) => <AboutSymbol {...props} symbol={symbol()} />}
      </Show>
    </div>
  );
}
